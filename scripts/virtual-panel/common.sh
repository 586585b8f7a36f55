# What the scripts of the virtual panel have in common; they source it.
#
# It leaves `here` (the folder of the scripts), `cache` (where downloads are kept) and `work` (a
# folder that goes when the script ends).
set -euo pipefail
umask 022
PATH=$PATH:/usr/sbin:/sbin

here=$(realpath "$(dirname "$0")")
cache=${KIOSK_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/kiosk-navigator}/virtual-panel
work=$(mktemp --directory)
partial=
trap 'rm -rf "$work" ${partial:+"$partial"}' EXIT

fail() {
  echo "virtual-panel: $*" >&2
  exit 1
}

# Fails without the program $1, and names its Debian package $2.
require() {
  command -v "$1" >/dev/null ||
    fail "$1 is missing: install the Debian package $2 (scripts/setup test does)"
}

refresh_lists() {
  if [[ $EUID -eq 0 ]]; then
    apt-get update --quiet=2
  elif command -v sudo >/dev/null; then
    sudo apt-get update --quiet=2
  fi
}

# Fills the folder $1 of the cache, unless it is there: the remaining words, with a folder added,
# are a command that does. A run that is interrupted leaves nothing half done.
fill() {
  local folder=$1
  shift
  [[ ! -d $folder ]] || return 0
  mkdir -p "$cache"
  partial=$(mktemp --directory --tmpdir="$cache" partial.XXXXXX)
  "$@" "$partial"
  mv --no-target-directory "$partial" "$folder"
  partial=
}

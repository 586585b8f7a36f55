# A Debian with its own systemd and the packages of `scripts/setup run`, for the machines on which the
# kiosk is installed; sourced after common.sh, with `programs` and `output` set.
#
# It is kept in the cache, under the exact versions of the packages and the contents of these scripts.
# More packages than these are named by the array `more_packages`.
release=$(. /etc/os-release && echo "$VERSION_CODENAME")

require mmdebstrap mmdebstrap
require mke2fs e2fsprogs
require fakeroot fakeroot
require cpio cpio
require systemctl systemd

# Prints each package with the version that apt would install.
with_versions() {
  apt-cache policy "$@" | sed -n 's/^\([^ ].*\):$/\1/p; s/^ *Candidate: //p' | paste - -
}

# Fills the folder $1 with root.tar.
build_root() {
  echo "virtual-panel: installing Debian $release with systemd into a folder"
  # Packages that nobody reads or keeps need no manual and no care about a power cut.
  mmdebstrap --quiet --variant=minbase --include="$(IFS=, && echo "${packages[*]}")" \
    --dpkgopt=force-unsafe-io --dpkgopt='path-exclude=/usr/share/doc/*' \
    --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
    "$release" "$1/root.tar" 2>"$work/mmdebstrap.log" ||
    fail "mmdebstrap does not make a root: $(tail -n 20 "$work/mmdebstrap.log")"
}

# Unpacks Debian into the folder $root, and the test's shell.
unpack_root() {
  mkdir "$root"
  tar -xf "$base/root.tar" -C "$root" --exclude='./dev/*'
  # That was for making it; what is installed later is cared for.
  rm -f "$root/etc/dpkg/dpkg.cfg.d/99mmdebstrap"
  # What only root may read is the ordinary user's here, who must read it.
  chmod --recursive u+r "$root"
  # Modules are the initramfs's first archive's.
  (cd "$root" && cpio --extract --make-directories --quiet 'usr/lib/modules/*') \
    <"$output/initramfs.img"
  install "$programs/virtual-touchscreen" "$root/usr/bin"
  install -D -m 644 -t "$root/usr/lib/virtual-panel" "$here"/guest/serve
  install -m 644 -t "$root/etc/systemd/system" "$here/guest/panel-shell.service"
  # A machine without a name of its own would ask for settings on its console.
  echo 6b696f736b206e6176696761746f7221 >"$root/etc/machine-id"
  systemctl --quiet --root="$root" enable panel-shell
}

# Makes a disk by the function $1, which calls unpack_root first and others that $@ names.
#
# It is run by fakeroot: the files keep their owners on the disk, and no privilege is needed.
make_disk() {
  root=$work/root
  export root base work output programs here
  fakeroot bash -euo pipefail -c "$(declare -f unpack_root "$@"); $1"
}

# Nothing else of the kiosk's: a package that setup forgets is a service that does not start. The rest
# is what systemd's Debian has, and chvt.
mapfile -t packages < <("$here/../setup" names)
packages+=(kmod systemd systemd-sysv udev dbus libpam-systemd kbd "${more_packages[@]}")

versions=$(with_versions "${packages[@]}" && cat "$here"/{debian,common}.sh)
base=$cache/debian-$release-$(sha256sum <<<"$versions" | head -c 12)
fill "$base" build_root

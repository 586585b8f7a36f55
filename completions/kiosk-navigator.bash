# Completion for kiosk-navigator in bash. The program itself says what there is.

_kiosk_navigator() {
  local word=${COMP_WORDS[COMP_CWORD]} command=
  [[ $COMP_CWORD -gt 1 ]] && command=${COMP_WORDS[1]}
  # Commands stand indented, as options do.
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$("$1" $command --help 2>/dev/null | sed -n 's/^  \(--[a-z-]*\).*/\1/p')" -- "$word"))
  elif [[ -z $command ]]; then
    COMPREPLY=($(compgen -W "$("$1" --help 2>/dev/null | sed -n 's/^  \([a-z]*\)  .*/\1/p')" -- "$word"))
  elif [[ $command == ctl && $COMP_CWORD -eq 2 ]]; then
    # So do the requests.
    COMPREPLY=($(compgen -W "$("$1" ctl --help 2>/dev/null | sed -n 's/^  \([a-z]*\)  *[A-Z].*/\1/p')" -- "$word"))
  elif [[ $command == ctl && $COMP_CWORD -eq 3 && ${COMP_WORDS[2]} != -* &&
    ${COMP_WORDS[2]} != screenshot && ${COMP_WORDS[2]} != record ]]; then
    # No file follows: a screen's name, or nothing.
    compopt +o default
  fi
}

# Files, where it has nothing to say.
complete -o default -F _kiosk_navigator kiosk-navigator

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
    # What can be asked stands in the first line, in small letters.
    COMPREPLY=($(compgen -W "$("$1" ctl --help 2>/dev/null | sed -n 's/^Usage: [^ ]* ctl//p' | grep -o '[a-z]*')" -- "$word"))
  fi
}

# Files, where it has nothing to say.
complete -o default -F _kiosk_navigator kiosk-navigator

import { GalleyError } from "#contract/errors.ts";
import type { CommandOption } from "../arguments/Command.ts";
import { commands, fixedWords, GIT, type Kind, kindsOf, type Listed, places, serving, spelled } from "./candidates.ts";

const DESCRIPTION = "review changes in the browser and in the terminal";
const names = commands.map(({ name }) => name);

/** Writes a completion script for a shell, made from the command table. It completes `galley` and `git galley`. */
export function completion(shell: string | undefined): string {
  if (shell === "bash") return bash();
  if (shell === "zsh") return zsh();
  if (shell === "fish") return fish();
  throw new GalleyError("BAD_INPUT", "Completion is available for bash, zsh and fish.", {
    next: "Name one of them, for example: galley completion bash",
  });
}

/** Names are compared and quoted here: `compgen -W` would run what is in them. */
function bash(): string {
  const longs = (options: Listed["options"]): readonly string[] => options.map(([name]) => `--${name}`);
  const cases = (all: readonly (readonly [pattern: string, sets: string])[]): string =>
    [...new Set(all.map(([, sets]) => sets))]
      .map((sets) => `    ${all.flatMap(([at, other]) => (other === sets ? [at] : [])).join("|")}) ${sets} ;;`)
      .join("\n");
  const sets = (words: readonly string[], kinds: readonly Kind[]): string =>
    [...(words.length === 0 ? [] : [`words="${words.join(" ")}"`]), ...kinds.map((kind) => `${kind}=1`)].join(" ");
  const values = [{ name: "", options: serving }, ...commands].flatMap(({ name, options }) =>
    options.flatMap((option) => {
      const [, { value, choices = [] }] = option;
      const valued = value === undefined ? [] : spelled(option);
      return valued.map((sign) => [`${name}:${sign}`, sets(choices, kindsOf(value ?? ""))] as const);
    }),
  );
  return `# Completion of galley and git galley for bash.
_galley_at() {
  local at="$1" word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" after="" folder="." words="" refs="" files="" remotes="" start="" name i
  # Bash makes a word of each =.
  if [ "$word" = "=" ]; then word=""; elif [ "$before" = "=" ]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  for ((i = at + 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i-1]}" in -C | --repo) folder="\${COMP_WORDS[i]/#\\~\\//$HOME/}" ;; esac
    if [ "$i" -eq $((at + 1)) ]; then command="\${COMP_WORDS[i]}"; fi
    case "$command:\${COMP_WORDS[i]}" in ${fixedWords}) after="\${COMP_WORDS[i]}" ;; esac
  done
  case "$command" in ${names.join("|")}) ;; *) command="" ;; esac
  case "$command:$before" in
${cases(values)}
    *) case "$word" in
      -*) case "$command" in
${cases(commands.map(({ name, options }) => [name, sets(longs(options), [])]))}
        *) ${sets(longs(serving), [])} ;;
      esac ;;
      *) case "$command:$after" in
${cases(places.map((one) => [`${one.command}:${one.after}`, sets(one.words, one.kinds)]))}
        *) files=1 refs="$word"; if [ "$COMP_CWORD" -eq $((at + 1)) ]; then words="${names.join(" ")}"; fi ;;
      esac ;;
    esac ;;
  esac
  COMPREPLY=()
  case "$word" in *..*) start="\${word%"\${word##*..}"}" ;; esac
  while IFS= read -r name; do
    if [ -n "$name" ] && [[ "$start$name" == "$word"* ]]; then COMPREPLY+=("$(printf %q "$start$name")"); fi
  done < <(
    printf '%s\\n' $words
    if [ -n "$refs" ]; then command git -C "$folder" ${GIT.refs} 2> /dev/null; fi
    if [ -n "$remotes" ]; then command git -C "$folder" ${GIT.remotes} 2> /dev/null; fi
  )
  # Without a name to offer, readline completes file names.
  compopt +o nospace 2> /dev/null
  if [ -z "$files" ]; then compopt +o default +o bashdefault 2> /dev/null; fi
}
_galley() { _galley_at 0; }
# The completion of git calls it, with its own words and the index of the command in them.
_git_galley() {
  local at=0
  while [ "$at" -lt "$COMP_CWORD" ] && [ "\${COMP_WORDS[at]}" != "\${words[__git_cmd_idx]}" ]; do at=$((at + 1)); done
  _galley_at "$at"
}
complete -o bashdefault -o default -F _galley galley git-galley
`;
}

function zsh(): string {
  const options = (all: Listed["options"]): string => all.map((option) => ` \\\n      ${zshOption(option)}`).join("");
  const cases = places.map(({ command, after, words, kinds }) => {
    const calls = kinds.map((kind) => ` _galley_${kind} && ret=0;`).join("");
    return `    (${command}:${after}) list=(${words.join(" ")});${calls} ;;`;
  });
  return `#compdef galley git-galley
#description ${DESCRIPTION}
# Completion of galley and git galley for zsh.
_galley_git() {
  local folder="\${(Q)opt_args[-C]:-\${(Q)opt_args[--repo]:-.}}"
  local -a list expl
  list=(\${(f)"$(command git -C "\${folder/#\\~\\//$HOME/}" "\${@:2}" 2> /dev/null)"})
  _wanted names expl "$1" compadd -a - list
}
_galley_refs() { compset -P '*..'; _galley_git 'branch or tag' ${GIT.refs}; }
_galley_remotes() { _galley_git remote ${GIT.remotes}; }
_galley_files() { _files; }
_galley_argument() {
  local after="" word ret=1
  local -a list expl
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$command:$word" in (${fixedWords}) after=$word ;; esac
  done
  case "$command:$after" in
${cases.join("\n")}
  esac
  if (( $#list )); then _wanted arguments expl argument compadd -a - list && ret=0; fi
  return ret
}
_galley() {
  local curcontext="$curcontext" context state state_descr line command="" ret=1
  local -A opt_args
  local -a list
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    list=(${commands.map(({ name, description }) => `\n      ${shellQuoted(`${name}:${description}`)}`).join("")}
    )
    _describe -t commands 'galley command' list && ret=0
    if [[ -n $words[2] ]]; then
      _galley_refs && ret=0
      _files && ret=0
    fi
    return ret
  fi
  case $words[2] in (${names.join("|")})
    command=$words[2]
    curcontext="\${curcontext%:*:*}:galley-$command:"
    shift words
    (( CURRENT-- ))
  esac
  case $command in
${commands.map(({ name, options: all }) => `    (${name}) _arguments -S${options(all)} \\\n      '*:argument:_galley_argument' && ret=0 ;;`).join("\n")}
    (*) _arguments -S${options(serving)} \\\n      '*:path:_files' && ret=0 ;;
  esac
  return ret
}
_git-galley() { _galley; }
# The completion for zsh that comes with git calls it with all words, in the mode of ksh.
_git_galley() {
  eval "$_comp_setup"
  shift $((words[(i)galley] - 1)) words
  _galley && _ret=0
}
# Zsh runs a file as the function of its name when that is first called.
if [[ $funcstack[1] == (_galley|_git-galley) ]]; then _galley; else compdef _galley galley git-galley; fi
`;
}

function zshOption(option: readonly [string, CommandOption]): string {
  const [, { description, value, choices }] = option;
  const text = (plain: string): string => plain.replaceAll(/[\\[\]:]/gu, String.raw`\$&`);
  const [listed = " "] = kindsOf(value ?? "").map((kind) => `_galley_${kind}`);
  const action = choices === undefined ? listed : `(${choices.join(" ")})`;
  const rest = shellQuoted(`[${text(description)}]${value === undefined ? "" : `:${text(value)}:${action}`}`);
  const signs = spelled(option);
  const taking = value === undefined ? signs : signs.map((sign) => `${sign}${sign.startsWith("--") ? "=" : "+"}`);
  return signs.length === 1 ? `${taking[0]}${rest}` : `'(${signs.join(" ")})'{${taking.join(",")}}${rest}`;
}

function fish(): string {
  const entry = (condition: string, rest: string): string => `complete -c galley -n ${fishQuoted(condition)} ${rest}`;
  const list = (kind: Kind): string => (kind === "files" ? "-F" : `-f -a '(__galley_${kind})'`);
  const option = (
    condition: string,
    [name, { description, value, short, choices }]: Listed["options"][number],
  ): string => {
    const [kind] = kindsOf(value ?? "");
    const words = choices === undefined ? "" : `-x -a ${fishQuoted(choices.join(" "))}`;
    const takes = value === undefined ? "" : words || (kind === undefined ? "-x" : `-r ${list(kind)}`);
    const signs = `-l ${name}${short === undefined ? "" : ` -s ${short}`}`;
    return entry(condition, `${signs} ${takes} -d ${fishQuoted(description)}`);
  };
  const lines = [
    ...commands.map(({ name, description }) => entry("__galley_first", `-a ${name} -d ${fishQuoted(description)}`)),
    ...(["refs", "files"] as const).map((kind) => entry("__galley_opening", list(kind))),
    ...serving.map((one) => option(`not __galley_command ${names.join(" ")}`, one)),
    ...commands.flatMap(({ name, options }) => options.map((one) => option(`__galley_command ${name}`, one))),
    ...places.flatMap(({ command, after, words, kinds }) => {
      const fixed = places.flatMap((one) => (one.command === command && one.after !== "" ? [one.after] : []));
      const seen =
        after === "" ? `not __fish_seen_subcommand_from ${fixed.join(" ")}` : `__fish_seen_subcommand_from ${after}`;
      const condition = [`__galley_command ${command}`, ...(fixed.length === 0 ? [] : [seen])].join("; and ");
      const listed = words.length === 0 ? [] : [`-a ${fishQuoted(words.join(" "))}`];
      return [...listed, ...kinds.map(list)].map((rest) => entry(condition, rest));
    }),
  ];
  return `# Completion of galley and git galley for fish.
function __galley_command
    set -l words (commandline -opc)
    test (count $words) -gt 1; and contains -- $words[2] $argv
end
function __galley_first
    test (count (commandline -opc)) -eq 1
end
# Everything that can be opened is listed once something is typed.
function __galley_opening
    not __galley_command ${names.join(" ")}; and string length -q -- (commandline -ct)
end
function __galley_git
    set -l words (commandline -opc)
    set -l folder .
    for at in (seq 2 (count $words))
        contains -- $words[(math $at - 1)] -C --repo; and set folder (string replace -r '^~/' "$HOME/" -- $words[$at])
    end
    command git -C $folder $argv 2> /dev/null
end
function __galley_refs
    set -l start (string match -r '^.*\\.\\.' -- (commandline -ct))
    for name in (__galley_git ${GIT.refs})
        printf '%s%s\\n' "$start" $name
    end
end
function __galley_remotes
    __galley_git ${GIT.remotes}
end
function __galley_after_git
    set -l words (commandline -opc)
    set -l at (contains -i -- galley $words)
    complete -C (string join ' ' -- (string escape -- $words[$at..]) (commandline -ct | string collect --allow-empty))
end
complete -c galley -f
complete -c git-galley -w galley
complete -c git -n __fish_git_needs_command -a galley -d ${fishQuoted(DESCRIPTION)}
complete -c git -f -n '__fish_git_using_command galley' -a '(__galley_after_git)'
${lines.join("\n")}
`;
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll(/[\\']/gu, String.raw`\$&`)}'`;
}

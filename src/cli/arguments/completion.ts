import { GalleyError } from "#contract/errors.ts";
import { VERBS, type Verb } from "./commandTable.ts";

/** What galley takes where no word of the table stands. */
const SERVING = ["--port", "--host", "--no-open", "--version", "--help"];
const OTHERS = ["snapshots", "help"];

/** Writes what has a shell complete galley's words and their options; made of the table, so that it lacks none. */
export function completion(shell: string | undefined): string {
  if (shell === "bash") return bash();
  if (shell === "zsh") return `#compdef galley\nautoload -U +X bashcompinit && bashcompinit\n${bash()}`;
  if (shell === "fish") return fish();
  throw new GalleyError("BAD_INPUT", "Words are completed for bash, zsh and fish.", {
    next: "Say which: galley completion bash",
  });
}

function verbs(): readonly (readonly [string, Verb])[] {
  return Object.entries(VERBS);
}

function optionsOf({ options }: Verb): readonly string[] {
  return [...Object.keys(options).map((option) => `--${option}`), "--help"];
}

function bash(): string {
  const cases = verbs().map(([name, verb]) => `    ${name}) words="${optionsOf(verb).join(" ")}" ;;`);
  const choices = verbs().flatMap(([name, { options }]) =>
    Object.entries(options).flatMap(([option, { choices: all }]) =>
      all === undefined ? [] : [`    ${name}:--${option}) words="${all.join(" ")}"; exact=1 ;;`],
    ),
  );
  const first = [...Object.keys(VERBS), ...OTHERS, ...SERVING].join(" ");
  return `_galley() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words="" exact=""
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    *) words="${SERVING.join(" ")}" ;;
  esac
  case "\${COMP_WORDS[1]}:$before" in
${choices.join("\n")}
    help:help) words="${Object.keys(VERBS).join(" ")}"; exact=1 ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${first}"; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ -z "$exact" ] && [ "\${current#-}" = "$current" ]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _galley galley
`;
}

function fish(): string {
  const lines = verbs().flatMap(([name, { says, options }]) => [
    `complete -c galley -n __fish_use_subcommand -a ${name} -d ${quoted(says)}`,
    ...Object.entries(options).map(([option, { says: what, value, short, choices }]) =>
      [
        `complete -c galley -n "__fish_seen_subcommand_from ${name}" -l ${option}`,
        ...(short === undefined ? [] : [`-s ${short}`]),
        ...(value === null ? [] : ["-r"]),
        ...(choices === undefined ? [] : [`-f -a ${quoted(choices.join(" "))}`]),
        `-d ${quoted(what)}`,
      ].join(" "),
    ),
  ]);
  return `${lines.join("\n")}\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

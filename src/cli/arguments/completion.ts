import { GalleyError } from "#contract/errors.ts";
import type { Command } from "./Command.ts";
import { COMMANDS } from "./commandTable.ts";
import { helpTopics } from "../output/helpText.ts";

/** The options of galley without a command. */
const SERVING = ["--port", "--host", "--no-open", "--version", "--help"];

/** Writes a completion script for a shell, generated from the command table. */
export function completion(shell: string | undefined): string {
  if (shell === "bash") return bash();
  if (shell === "zsh") return `#compdef galley\nautoload -U +X bashcompinit && bashcompinit\n${bash()}`;
  if (shell === "fish") return fish();
  throw new GalleyError("BAD_INPUT", "Completion is available for bash, zsh and fish.", {
    next: "Name one of them, for example: galley completion bash",
  });
}

function commandEntries(): readonly (readonly [string, Command])[] {
  return Object.entries(COMMANDS);
}

function optionsOf({ options }: Command): readonly string[] {
  return [...Object.keys(options).map((option) => `--${option}`), "--help"];
}

function bash(): string {
  const cases = commandEntries().map(([name, command]) => `    ${name}) words="${optionsOf(command).join(" ")}" ;;`);
  const choices = commandEntries().flatMap(([name, { options }]) =>
    Object.entries(options).flatMap(([option, { choices: all }]) =>
      all === undefined ? [] : [`    ${name}:--${option}) words="${all.join(" ")}"; exact=1 ;;`],
    ),
  );
  const first = [...Object.keys(COMMANDS), "help", ...SERVING].join(" ");
  return `_galley() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words="" exact=""
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    *) words="${SERVING.join(" ")}" ;;
  esac
  case "\${COMP_WORDS[1]}:$before" in
${choices.join("\n")}
    help:help) words="${helpTopics.join(" ")}"; exact=1 ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${first}"; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ -z "$exact" ] && [ "\${current#-}" = "$current" ]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _galley galley
`;
}

function fish(): string {
  const lines = commandEntries().flatMap(([name, { description, options }]) => [
    `complete -c galley -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
    ...Object.entries(options).map(([option, { description: what, value, short, choices }]) =>
      [
        `complete -c galley -n "__fish_seen_subcommand_from ${name}" -l ${option}`,
        ...(short === undefined ? [] : [`-s ${short}`]),
        ...(value === undefined ? [] : ["-r"]),
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

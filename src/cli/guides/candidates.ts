import type { Command, CommandOption } from "../arguments/Command.ts";
import { COMMANDS } from "../arguments/commandTable.ts";
import { HELP, SERVING } from "../arguments/parseArguments.ts";
import { helpTopics } from "../output/helpText.ts";

export type Kind = "refs" | "files" | "remotes";

/** What completes an argument of a command: fixed words, and names that git or the shell lists. */
interface Place {
  readonly command: string;
  /** The fixed word before it, such as `install`; empty if there is none. */
  readonly after: string;
  readonly words: readonly string[];
  readonly kinds: readonly Kind[];
}

/** These commands of git run no program of the repository and ask no remote. */
export const GIT = {
  refs: "for-each-ref --format='%(refname:strip=2)' refs/heads refs/remotes refs/tags",
  remotes: "remote",
};

export const serving = Object.entries<CommandOption>({ ...SERVING, help: HELP });

export interface Listed extends Pick<Command, "usage" | "description"> {
  readonly name: string;
  readonly options: readonly (readonly [name: string, option: CommandOption])[];
}

export const commands: readonly Listed[] = [
  ...Object.entries<Command>(COMMANDS).map(([name, { usage, description, options }]) => {
    return { name, usage, description, options: Object.entries({ ...options, help: HELP }) };
  }),
  { name: "help", usage: `<${helpTopics.join("|")}>`, description: "print help on a command or a topic", options: [] },
];
export const places = commands.flatMap(placesOf);
export const fixedWords = places
  .flatMap(({ command, after }) => (after === "" ? [] : [`${command}:${after}`]))
  .join("|");

/** Reads a usage such as `import <file|-> | list [<review>]`: its fixed words, and what follows each. */
function placesOf({ name: command, usage }: Listed): readonly Place[] {
  const alternatives = usage.replaceAll(/ -\w <[^>]*>/gu, "").split(" | ");
  const read = alternatives.map((text) => {
    const [after = ""] = /^[a-z]+/u.exec(text) ?? [];
    const named = Array.from(text.matchAll(/<([^>]*)>/gu), ([, list = ""]) => list.split("|"));
    const words = named.flatMap((list) => (list.length > 1 ? list.filter((word) => word !== "file") : []));
    return { after, words, kinds: named.flat().flatMap((name) => (words.includes(name) ? [] : kindsOf(name))) };
  });
  const fixed = [...new Set(read.map(({ after }) => after))].filter((word) => word !== "");
  return ["", ...fixed].map((after) => {
    const here = read.filter((one) => one.after === after);
    const words = [...(after === "" ? fixed : []), ...here.flatMap((one) => one.words)];
    return { command, after, words, kinds: [...new Set(here.flatMap(({ kinds }) => kinds))] };
  });
}

/** Returns the kind of name that a placeholder of the help, or the value of an option, is for, if it is one that is listed. */
export function kindsOf(placeholder: string): readonly Kind[] {
  if (/^(?:revision|base|head|review|branch|range|commit|version)\b/u.test(placeholder)) return ["refs"];
  if (/^(?:path|file|folder)$/u.test(placeholder)) return ["files"];
  return placeholder === "remote" ? ["remotes"] : [];
}

/** The spellings of an option: `--repo` and `-C`. */
export function spelled([name, { short }]: readonly [string, CommandOption]): readonly string[] {
  return [`--${name}`, ...(short === undefined ? [] : [`-${short}`])];
}

import { parseArgs } from "node:util";
import { GalleyError } from "#contract/errors.ts";
import type { Verb, VerbName } from "./verbs.ts";

/** What one of the words is asked for. */
export interface AskedVerb {
  readonly kind: "verb";
  readonly name: VerbName;
  /** The words behind it that belong to no option. */
  readonly places: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** Reads what stands behind a word by the table's row for it; BAD_INPUT, with what would be right, where that has no such thing. */
export function parseVerb(
  name: VerbName,
  verb: Verb,
  words: readonly string[],
): AskedVerb | { readonly kind: "help"; readonly verb: VerbName } {
  const { values, positionals } = parse(name, verb, words);
  const { help, ...options }: Readonly<Record<string, string | boolean>> = values;
  if (help === true) return { kind: "help", verb: name };
  for (const [option, value] of Object.entries(options)) requireChoice(option, verb, value);
  requirePlaces(name, verb, positionals);
  return { kind: "verb", name, places: positionals, options };
}

function parse(name: VerbName, verb: Verb, words: readonly string[]) {
  const own = Object.entries(verb.options).map(([option, { value, short }]) => [
    option,
    { type: value === null ? ("boolean" as const) : ("string" as const), ...(short !== undefined && { short }) },
  ]);
  const help = { type: "boolean" as const, short: "h" };
  try {
    const read = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { help, ...Object.fromEntries(own) },
    });
    const values = Object.entries(read.values).filter(isGiven);
    return { values: Object.fromEntries(values), positionals: read.positionals };
  } catch (error) {
    // Node's message begins: Unknown option '--x'. or: Option '-m, --x <value>' argument missing.
    const unknown = /'(-[^\s',]*)/u.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    const happened = `galley ${name} does not understand “${unknown}”; \`galley help ${name}\` lists what it takes.`;
    throw new GalleyError("BAD_INPUT", happened, { cause: error });
  }
}

/** No option may stand more than once, so none has a list. */
function isGiven(entry: [string, unknown]): entry is [string, string | boolean] {
  return typeof entry[1] === "string" || typeof entry[1] === "boolean";
}

function requireChoice(option: string, verb: Verb, value: string | boolean): void {
  const choices = verb.options[option]?.choices;
  if (choices === undefined || choices.includes(String(value))) return;
  throw new GalleyError("BAD_INPUT", `--${option} is one of ${choices.join(", ")}, not “${value}”.`);
}

function requirePlaces(name: VerbName, { places }: Verb, found: readonly string[]): void {
  if (found.length <= places) return;
  const said = found.join(" ");
  throw new GalleyError(
    "BAD_INPUT",
    places === 0
      ? `galley ${name} takes no further word, and there is “${said}”.`
      : `galley ${name} takes ${places} word at the most, not “${said}”.`,
    { next: `\`galley help ${name}\` says which.` },
  );
}

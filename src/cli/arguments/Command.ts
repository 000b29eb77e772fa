export interface CommandOption {
  readonly description: string;
  /** The name of its value in the help; null if it takes no value. */
  readonly value: string | null;
  readonly short?: string;
  /** The allowed values; any if left out. */
  readonly choices?: readonly string[];
}

/** A command of the CLI. The parser, the help and the completion are all based on this table. */
export interface Command {
  /** The arguments, as shown in the help. */
  readonly usage: string;
  readonly description: string;
  readonly more?: readonly string[];
  /** The maximal number of positional arguments. */
  readonly positionals: number;
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly examples: readonly (readonly [command: string, does: string])[];
  /** True if it runs until interrupted, and interrupting it is no error. */
  readonly waits?: true;
  /** Exit codes in addition to those of all commands. */
  readonly exits?: readonly (readonly [code: number, means: string])[];
}

export const REPOSITORY: CommandOption = {
  description: "use this repository instead of the current directory's",
  value: "path",
  short: "C",
};
export const FORMAT: CommandOption = { description: "the output format", value: "format", choices: ["md", "json"] };
export const MESSAGE: CommandOption = {
  description: "the text, as Markdown; - reads standard input",
  value: "text",
  short: "m",
};
export const LAYER: CommandOption = {
  description: "a commit of the review alone: its number, as `galley stack` lists it, or its id",
  value: "layer",
};
export const OUTCOMES = [
  [0, "the reviewer approved"],
  [10, "the reviewer requested changes"],
  [11, "the reviewer only commented"],
  [12, "the reviewer approved, with threads unresolved"],
  [13, "the review was merged or abandoned, and nothing else was submitted"],
  [130, "interrupted"],
] as const;

export const AGENT: CommandOption = {
  description: "the program that acts in your name; GALLEY_AGENT sets it for all commands",
  value: "name",
};

export const WAITING_AGENT: CommandOption = {
  description: "the name of the waiting program, shown to the reviewer; GALLEY_AGENT sets it for all commands",
  value: "name",
};

export const REVIEW = [
  "Name a review by at least the first 7 digits of its id, or by its branch. The default is the review of the",
  "current branch, or else the review of your uncommitted work.",
];

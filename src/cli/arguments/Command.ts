export interface CommandOption {
  readonly description: string;
  /** The name of its value in the help; absent if it takes no value. */
  readonly value?: string;
  readonly short?: string;
  /** The allowed values; any if left out. */
  readonly choices?: readonly string[];
  /** True if the argument of an agent's tool that has this description is true unless it is given. */
  readonly isAgentDefault?: true;
}

/** Options that a command has in common with a tool of `galley mcp`, whose arguments are made from them. */
export type SharedOptions = Readonly<Record<string, CommandOption>>;

/** The values of such options, on the command line or in a call of a tool. */
export interface GivenOptions {
  flag(name: string): boolean;
  optionalText(name: string): string | undefined;
}

/** A command of the CLI. The parser, the help and the completion are all based on this table. */
export interface Command {
  readonly usage: string;
  readonly description: string;
  readonly more?: readonly string[];
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

/** Which threads `galley comments` and `list_threads` list. */
export const THREAD_FILTERS = {
  open: { description: "only unresolved comments", isAgentDefault: true },
  since: {
    description: "only threads with activity since a patch set (2) or a time (ISO 8601)",
    value: "patch set|time",
  },
} as const satisfies SharedOptions;

/** The revision that the line numbers of comments are from, for `galley comment`, `comment` and `comment_many`. */
export const READ_OPTIONS = {
  layer: LAYER,
  on: {
    description: "the patch set (2) or commit that the line numbers are from (default: the current patch set)",
    value: "revision",
  },
  "if-moved": {
    description: "if that is not the current patch set: carry the comment to the line's new place (default), or refuse",
    value: "action",
    choices: ["carry", "refuse"],
  },
} as const satisfies SharedOptions;

/** The fields that the author of a review edits, for `galley request` and `request_review`. */
export const REVIEW_FIELDS = {
  title: { description: "the title (default: the subject of the last commit)", value: "text" },
  reviewer: { description: "email addresses of the reviewers, separated by commas", value: "addresses" },
} as const satisfies SharedOptions;

/** Returns such fields as a request takes them; null where none was given. */
export function reviewFieldsIn(options: GivenOptions) {
  const addresses = options.optionalText("reviewer")?.split(",") ?? null;
  return {
    title: options.optionalText("title") ?? null,
    reviewers: addresses?.map((one) => one.trim()).filter(Boolean) ?? null,
  };
}

/** The origin of an imported report, for `galley check import` and `import_report`. */
export const REPORT_OPTIONS = {
  commit: {
    description: "the commit that the tool ran on (default: as in the report, else the uncommitted work, else HEAD)",
    value: "revision",
  },
  "path-prefix": {
    description: "the folder in which the report's relative paths start, from the root (.) of the repository",
    value: "folder",
  },
  name: { description: "the tool's name (default: as in the report)", value: "name" },
} as const satisfies SharedOptions;
export const OUTCOMES = [
  [0, "the reviewer approved"],
  [10, "the reviewer requested changes"],
  [11, "the reviewer only commented"],
  [12, "the reviewer approved, with threads unresolved"],
  [13, "the review was merged or abandoned, and nothing else was submitted"],
  [130, "interrupted"],
] as const;

export const AGENT: CommandOption = {
  description: "the program that acts in your name, as reviewers see it; GALLEY_AGENT sets it for all commands",
  value: "name",
};

/** The way to name a review, for commands and for tools. */
export const REVIEW = [
  "Name a review by at least the first 7 digits of its id, or by its branch. The default is the review of the",
  "current branch, or else the review of your uncommitted work.",
];

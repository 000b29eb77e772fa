/** An option of a word: what it is for, and what stands behind it, if anything does. */
export interface VerbOption {
  readonly says: string;
  /** How what stands behind it is called in the help; null where nothing does. */
  readonly value: string | null;
  readonly short?: string;
  /** All that may stand behind it; anything where left out. */
  readonly choices?: readonly string[];
}

/** A word of the command line: all that its reading, its help and its completion say. */
export interface Verb {
  /** What stands behind the word, as the help writes it. */
  readonly usage: string;
  readonly says: string;
  /** What else is to be known, in lines for the help. */
  readonly more?: readonly string[];
  /** How many words may stand behind it at the most. */
  readonly places: number;
  readonly options: Readonly<Record<string, VerbOption>>;
  /** Commands and what they do. */
  readonly examples: readonly (readonly [command: string, does: string])[];
  /** Whether it goes on until the person interrupts it, which then is an end as any other. */
  readonly waits?: true;
  /** Exit codes beyond those that all words have. */
  readonly exits?: readonly (readonly [code: number, means: string])[];
}

const REPOSITORY: VerbOption = {
  says: "the repository to work in, instead of the one you stand in",
  value: "path",
  short: "C",
};
const FORMAT: VerbOption = { says: "how it is written", value: "format", choices: ["md", "json"] };
const MESSAGE: VerbOption = {
  says: "the text, as Markdown; - reads it from standard input",
  value: "text",
  short: "m",
};
const OUTCOMES = [
  [0, "the reader approved"],
  [10, "the reader asked for changes"],
  [11, "the reader left remarks alone"],
  [130, "interrupted"],
] as const;

const AGENT: VerbOption = {
  says: "the program that says it in your name, as GALLEY_AGENT does for all words",
  value: "name",
};

const WAITING_AGENT: VerbOption = {
  says: "the program that waits, as its reader sees it; GALLEY_AGENT says so for all words",
  value: "name",
};

/** What a person may call a review by. */
const REVIEW = [
  "A review is called by the first 7 digits of its id or more, or by its branch. Where none is called it is the",
  "one of the branch that is checked out, else the one of your uncommitted work.",
];

/** The words that galley takes, each with what it takes itself. A folder of such a name is written `./list`. */
export const VERBS = {
  review: {
    usage: "[<revision> | <base>..<head> | <base>...<head> | <review>]",
    says: "open exactly that in the browser, and with --wait print what the reader said of it",
    more: [
      ...REVIEW,
      "A revision that is no review's is opened as a commit. With --wait it ends when the reader hands back, by a verdict or by",
      "publishing remarks; a revision or range that nobody reviews is asked to be reviewed then, as by `galley request`.",
      "Where a Galley serves this repository already it opens there, and serves on; --port and --host start another.",
    ],
    places: 1,
    options: {
      worktree: { says: "the uncommitted work", value: null },
      staged: { says: "what of it is staged", value: null },
      wait: { says: "wait until the reader hands back, then print what is open", value: null },
      format: { says: "how that is written", value: "format", choices: ["md", "json", "jsonl"] },
      port: { says: "listen on this port and no other", value: "number" },
      host: { says: "127.0.0.1 (the default), ::1 or localhost", value: "host" },
      "no-open": { says: "print the address and open no browser", value: null },
      agent: WAITING_AGENT,
      repo: REPOSITORY,
    },
    examples: [
      ["galley review --wait", "has what you work on read, and prints what is to be done"],
      ["galley review main...topic", "opens what topic has that main lacks"],
      ["galley review --staged", "opens what would be committed"],
    ],
    exits: OUTCOMES,
    waits: true,
  },
  list: {
    usage: "",
    says: "list the reviews that wait for an end",
    places: 0,
    options: {
      all: { says: "list those that are merged or abandoned too", value: null },
      format: FORMAT,
      repo: REPOSITORY,
    },
    examples: [
      ["galley list", "what waits here"],
      ["galley list --all --format json", "everything there is, for a program"],
    ],
  },
  show: {
    usage: "[<review>]",
    says: "show what a review is about, who said what of it, and how much is open",
    more: REVIEW,
    places: 1,
    options: { format: FORMAT, repo: REPOSITORY },
    examples: [
      ["galley show", "the review of what you work on"],
      ["galley show topic --format json", "the review of the branch topic, for a program"],
    ],
  },
  comments: {
    usage: "[<review>]",
    says: "print the remarks of a review, each with its code then and now and all that was answered",
    more: [
      ...REVIEW,
      "A suggestion comes as a patch, which `git apply` takes, where its lines still are what they were.",
    ],
    places: 1,
    options: {
      open: { says: "only what still waits for something", value: null },
      since: { says: "only threads in which something was said since a patch set or a time", value: "patch set|time" },
      format: {
        says: "md reads by itself, jsonl is one remark a line, patch the suggestions alone",
        value: "format",
        choices: ["md", "json", "jsonl", "patch"],
      },
      repo: REPOSITORY,
    },
    examples: [
      ["galley comments --open", "what is still to be done"],
      ["galley comments --since 2 --format jsonl", "what was said since patch set 2, for a program"],
      ["galley comments --open --format patch | git apply", "takes over what was suggested"],
    ],
  },
  comment: {
    usage: "[<path>[:<line>[-<line>]]]",
    says: "remark on lines, on a file or on the whole review, and print the remark's id",
    more: [
      "A path is one from the repository's root, as `galley comments` prints it; `./path` is one from where you stand.",
      ...REVIEW,
    ],
    places: 1,
    options: {
      message: MESSAGE,
      review: { says: "the review", value: "review" },
      note: { says: "a note, which waits for nothing", value: null },
      old: { says: "on what was there before the change", value: null },
      agent: AGENT,
      repo: REPOSITORY,
    },
    examples: [
      ['galley comment src/a.ts:12-14 -m "Why twice?"', "asks about three lines"],
      ['galley comment --note -m "Well done"', "says something of the whole change"],
    ],
  },
  reply: {
    usage: "<id> [--addressed [<revision>]]",
    says: "answer a remark, and print the answer's id",
    more: [
      "With --addressed it proposes that the remark is done, by that commit or by what the review is at now. Whether it is, its",
      "reader says: the remark stays open until then.",
    ],
    places: 2,
    options: {
      message: MESSAGE,
      addressed: { says: "propose that it is done", value: null },
      agent: AGENT,
      repo: REPOSITORY,
    },
    examples: [
      ['galley reply 1f3a90c -m "Because it is"', "answers the remark whose id begins so"],
      ['galley reply 1f3a90c -m "Done" --addressed', "and says that the last commit, or the files as they are, do it"],
    ],
  },
  resolve: {
    usage: "<id>",
    says: "settle a remark, with a word to it or without",
    places: 1,
    options: { message: MESSAGE, repo: REPOSITORY },
    examples: [["galley resolve 1f3a90c", "settles the remark whose id begins so"]],
  },
  request: {
    usage: "[<branch or commit>]",
    says: "ask for a review, and print its id",
    more: ["What is asked for is the branch that is checked out where nothing else is named."],
    places: 1,
    options: {
      base: { says: "the branch that it is to go to; the repository's usual one where left out", value: "branch" },
      title: { says: "its title; the first line of its last commit's message where left out", value: "text" },
      message: MESSAGE,
      reviewer: { says: "e-mail addresses of who is asked, with commas between them", value: "addresses" },
      agent: AGENT,
      repo: REPOSITORY,
    },
    examples: [
      ["galley request --reviewer ada@example.org", "asks Ada to review what you work on"],
      ['galley request topic --base main --title "Shout three"', "asks for topic to be read against main"],
    ],
  },
  approve: {
    usage: "[<review>]",
    says: "say that a change may go in",
    more: REVIEW,
    places: 1,
    options: { message: MESSAGE, repo: REPOSITORY },
    examples: [["galley approve topic", "says so of the review of topic"]],
  },
  reject: {
    usage: "[<review>]",
    says: "say that a change has to change first",
    more: REVIEW,
    places: 1,
    options: { message: MESSAGE, repo: REPOSITORY },
    examples: [['galley reject topic -m "Needs a test"', "says so of the review of topic, and why"]],
  },
  abandon: {
    usage: "<review>",
    says: "give a review up",
    places: 1,
    options: { message: MESSAGE, repo: REPOSITORY },
    examples: [['galley abandon topic -m "Done elsewhere"', "gives the review of topic up"]],
  },
  sync: {
    usage: "[<remote>]",
    says: "exchange reviews with a remote, origin where none is named",
    places: 1,
    options: { repo: REPOSITORY },
    examples: [["galley sync", "takes what others said, and gives them what you did"]],
  },
  wait: {
    usage: "[<review>]",
    says: "wait until the reader hands back, then print what is open",
    more: ["The reader hands back by a verdict or by publishing remarks, in any Galley on this repository.", ...REVIEW],
    places: 1,
    options: {
      since: { says: "count what was said since a patch set or a time too", value: "patch set|time" },
      format: { says: "how it is written", value: "format", choices: ["md", "json", "jsonl"] },
      agent: WAITING_AGENT,
      repo: REPOSITORY,
    },
    examples: [["galley wait && git push", "pushes once somebody approved"]],
    exits: OUTCOMES,
    waits: true,
  },
  mcp: {
    usage: "",
    says: "let a coding agent read and answer remarks, by the Model Context Protocol on standard input and output",
    more: [
      "An agent's program starts it by itself: name it the command `galley mcp`. It lists and reads reviews and remarks, remarks,",
      "answers, proposes that remarks are addressed, and waits. It settles and approves nothing: that is for people.",
    ],
    places: 0,
    options: {
      agent: { says: "what the agent is called; as its program calls itself where left out", value: "name" },
      repo: REPOSITORY,
    },
    examples: [["galley mcp -C ~/src/project", "what the configuration of an agent's program names"]],
    waits: true,
  },
  open: {
    usage: "[<path>]",
    says: "print and open a new link to the Galley that runs on a repository",
    more: ["A link lets in one browser, once, within an hour; that browser then needs none for 30 days."],
    places: 1,
    options: { "no-open": { says: "print the link and open no browser", value: null } },
    examples: [["galley open", "lets another browser in"]],
  },
  sessions: {
    usage: "",
    says: "list the browsers that are let in, or end that",
    places: 0,
    options: { revoke: { says: "let none of them in any more", value: null }, repo: REPOSITORY },
    examples: [["galley sessions --revoke", "ends all sessions; open pages say so at their next request"]],
  },
  doctor: {
    usage: "",
    says: "tell what is fine here, what is not, and what to do about it",
    places: 0,
    options: { format: FORMAT, repo: REPOSITORY },
    examples: [["galley doctor", "looks at git, the repository, its settings and locks, and the browser"]],
  },
  schema: {
    usage: "<list|show|comments|doctor>",
    says: "print the JSON Schema of what a word prints with --format json",
    places: 1,
    options: {},
    examples: [["galley schema comments", "what a program that reads remarks can rely on"]],
  },
  completion: {
    usage: "<bash|zsh|fish>",
    says: "print what has a shell complete galley's words",
    places: 1,
    options: {},
    examples: [
      ['eval "$(galley completion bash)"', "in ~/.bashrc"],
      ["galley completion fish > ~/.config/fish/completions/galley.fish", "once, for fish"],
    ],
  },
} as const satisfies Readonly<Record<string, Verb>>;

export type VerbName = keyof typeof VERBS;

/** Gives a word of the table with its name as the table has it, or null where there is no such word. */
export function verbNamed(word: string | undefined): { readonly name: VerbName; readonly verb: Verb } | null {
  return isVerbName(word) ? { name: word, verb: VERBS[word] } : null;
}

function isVerbName(word: string | undefined): word is VerbName {
  return word !== undefined && Object.hasOwn(VERBS, word);
}

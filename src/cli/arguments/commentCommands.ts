import { AGENT, type Command, MESSAGE, READ_OPTIONS, REPOSITORY, REVIEW, THREAD_FILTERS } from "./Command.ts";

export const COMMENT_COMMANDS = {
  comments: {
    usage: "[<review>]",
    description: "print the comments of a review with the original code, the current code and all replies",
    more: [...REVIEW, "A suggestion is printed as a patch for `git apply` if its lines have not changed."],
    positionals: 1,
    options: {
      ...THREAD_FILTERS,
      format: {
        description: "md is for people, jsonl has one thread per line, patch has only the suggestions",
        value: "format",
        choices: ["md", "json", "jsonl", "patch"],
      },
      repo: REPOSITORY,
    },
    examples: [
      ["galley comments --open", "prints the unresolved comments"],
      ["galley comments --since 2 --format jsonl", "prints the comments since patch set 2 for a program"],
      ["galley comments --open --format patch | git apply", "applies all suggestions"],
    ],
  },
  comment: {
    usage: "[<path>[:<line>[-<line>]]]",
    description: "comment on lines, on a file or on the whole review, and print the comment's id",
    more: [
      "A path is relative to the repository's root, as printed by `galley comments`; `./path` to the current directory.",
      "Line numbers are those of the current patch set. With --on they are those of the patch set or commit that you read:",
      "the comment is written there and follows its line, or is refused if there is a newer patch set (--if-moved refuse).",
      "Where the comment is now, with the line's text, goes to standard error.",
      ...REVIEW,
    ],
    positionals: 1,
    options: {
      message: MESSAGE,
      review: { description: "the review", value: "review" },
      blocking: { description: "it must be resolved before the change lands; else it is a note" },
      old: { description: "comment on the old side of the change" },
      ...READ_OPTIONS,
      agent: AGENT,
      repo: REPOSITORY,
    },
    examples: [
      ['galley comment src/a.ts:12-14 -m "Why twice?"', "comments on three lines"],
      ['galley comment src/a.ts:12 --on 2 -m "Why?"', "comments on line 12 of patch set 2"],
      ['galley comment src/a.ts:12 --layer 2 -m "Why?"', "comments on line 12 as it is in the second commit"],
      [
        'galley comment src/a.ts:12 --blocking -m "It leaks"',
        "comments on line 12, to be resolved before the change lands",
      ],
    ],
  },
  reply: {
    usage: "<id> [--addressed [<revision>]]",
    description: "reply to a comment, and print the reply's id",
    more: [
      "With --addressed it proposes that the given commit, or the current state of the review, addresses the comment. The",
      "reviewer decides: the comment stays unresolved until then.",
    ],
    positionals: 2,
    options: {
      message: MESSAGE,
      addressed: { description: "propose that the comment is addressed" },
      agent: AGENT,
      repo: REPOSITORY,
    },
    examples: [
      ['galley reply 1f3a90c -m "Because it is"', "replies to the comment whose id begins with 1f3a90c"],
      [
        'galley reply 1f3a90c -m "Done" --addressed',
        "proposes that the current commit or the current files address it",
      ],
    ],
  },
  apply: {
    usage: "<id…> | --all [<review>] | --undo <edit>",
    description: "apply the suggestions of comments to the files of the work tree",
    more: [
      "Each suggestion is applied whole or not at all, and only if its lines are as in the reviewed code, wherever they are now. Those",
      "that cannot be applied are listed with the reasons; of two that change the same lines, the first is applied. Each thread gets a",
      "reply that names the snapshot of the work tree with the change. It is not resolved, and nothing is added to the index.",
      ...REVIEW,
    ],
    positionals: 1000,
    options: {
      all: { description: "all suggestions of the review that are neither applied nor in resolved threads" },
      undo: { description: "undo an edit that it made, while its files are unchanged", value: "edit" },
      repo: REPOSITORY,
    },
    examples: [
      ["galley apply 1f3a90c", "applies the suggestion of the comment whose id begins with 1f3a90c"],
      ["galley apply --all topic", "applies those of the review of topic"],
    ],
  },
  resolve: {
    usage: "<id>",
    description: "resolve a comment, optionally with a message",
    positionals: 1,
    options: { message: MESSAGE, repo: REPOSITORY },
    examples: [["galley resolve 1f3a90c", "resolves the comment whose id begins with 1f3a90c"]],
  },
} as const satisfies Readonly<Record<string, Command>>;

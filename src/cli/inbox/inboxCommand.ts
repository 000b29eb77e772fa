import { type Command, FORMAT } from "../arguments/Command.ts";

/** The exit code while something is yours to review or to fix. */
export const IS_YOURS = 5;

export const INBOX_COMMAND = {
  usage: "",
  description: "list what waits in your repositories: yours to review, yours to fix, waiting for others",
  more: [
    "It lists the reviews and the work trees with work of each repository that Galley opened before, and of those in the folders",
    "that galley.inboxFolder of your own git configuration names (`git config --global --add galley.inboxFolder ~/src`), at most",
    "three levels deep. Nothing is fetched. What you put off is left out until something about it changes.",
  ],
  positionals: 0,
  options: {
    last: { description: "print the last saved result, without reading any repository" },
    all: { description: "include what you put off" },
    "put-off": { description: "put off the item with this id until something about it changes", value: "id" },
    undo: { description: "with --put-off, list it again" },
    format: FORMAT,
    json: { description: "the same as --format json" },
  },
  examples: [
    ["galley inbox", "lists what waits for you, and what you wait for"],
    ["galley inbox --all --format json", "prints it for a program, with what you put off"],
    [
      `PS1='$(galley inbox --last > /dev/null; [ $? = 5 ] && echo "* ")\\w\\$ '`,
      "in ~/.bashrc: a star while something is yours",
    ],
  ],
  exits: [
    [0, "nothing is yours to review or to fix"],
    [IS_YOURS, "something is yours to review or to fix"],
  ],
} as const satisfies Command;

import { type Command, REPOSITORY, REVIEW } from "../arguments/Command.ts";

export const APPLY_COMMAND = {
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
    all: { description: "all suggestions of the review, but those in resolved threads and those that were applied" },
    undo: { description: "undo an edit that it made, while its files are unchanged", value: "edit" },
    repo: REPOSITORY,
  },
  examples: [
    ["galley apply 1f3a90c", "applies the suggestion of the comment whose id begins with 1f3a90c"],
    ["galley apply --all topic", "applies those of the review of topic"],
  ],
} as const satisfies Command;

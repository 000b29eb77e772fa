/** How every tool is told which review is meant. */
export const reviewArgument = {
  type: "string",
  description:
    "The review: the first 7 digits of its id or more, or its branch. Where left out, the one of the branch that is checked out, else of the uncommitted work.",
} as const;

import { formatCount } from "#app/ui/formatCount.ts";

const words: Readonly<Record<string, string>> = { "+": "not in it", "-": "taken from it" };

/** What the commit screen says, by component. */
export const commitWords = {
  combinedLines: {
    number: "Line",
    all: (count: number): string => `Show all ${formatCount(count)} lines`,
    words,
    columnOf: (column: number, parents: number): string =>
      column === parents ? "in the merge" : `in parent ${column + 1}`,
    parent: (parent: number): string => `Parent ${parent}`,
    text: "Text",
  },
  combinedReader: {
    noMerge: "This commit is no merge: it is read against its one parent.",
    none: "The merge has every file as one of its parents has it: it decided nothing by itself.",
    legend:
      "Each column of signs is a parent, in their order: + the merge has the line and that parent has it not, − that parent has it and the merge has it not.",
    settled: "Merged without a decision: every place is as one of the parents has it.",
    binary: "Git takes it for binary: there are no lines to show.",
    gone: "The merge took it away.",
    more: "Only the first 200 files are shown.",
    places: "Which places are shown",
    decided: "Decided",
    decidedHint: "Only places that are like none of the parents",
    allPlaces: "All places",
    allPlacesHint: "Every place that differs from all parents or from some",
    changedFiles: "Changed files",
    againstParent: (parent: number): string => `Against parent ${parent}`,
    inParent: (parent: number, path: string): string => `in parent ${parent}: ${path}`,
  },
  commitHead: {
    noMessage: "(no message)",
    first: "It has no parent: everything in it is new.",
    cutOff: "No parent of it is here, because the clone is shallow: everything in it is shown as new.",
    files: "All files",
    merge: "A merge: each line below is the change against this parent.",
    combined: "Combined",
    combinedHint: "What the merge made of its parents, held against all of them at once",
    wrote: "wrote it",
    committed: "committed it",
    copyName: "Copy the commit's name",
    parent: "Parent",
    parents: "Parents",
    againstParent: (parent: number): string => `against parent ${parent}`,
  },
  commitReviews: {
    reviewedIn: "Reviewed in",
    hint: "Hand back: say in its review what you think of the change",
  },
  commitScreen: {
    title: (headline: string, name: string): string => `${headline} · ${name} · Galley`,
  },
} as const;

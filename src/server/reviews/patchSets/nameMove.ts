/** What happened to a change between two of its states. */
export type MoveKind = "PUSHED" | "REBASED" | "AMENDED" | "REWRITTEN" | "BASE_MOVED" | "COMMITTED" | "EDITED";

/** How one state of a change came from the one before. */
export interface PatchSetMove {
  readonly kind: MoveKind;
  /** What happened, in words that go on after "patch set 3:". */
  readonly sentence: string;
  /** The files that the author edited, whatever the base brought. */
  readonly editedFiles: number;
  /** The commits that came: of a push those pushed, of another base those that it has and the old one has not. */
  readonly newCommits: number;
}

/** What is known of two states of a change, the older first where there are two of something. */
export interface MoveFacts {
  readonly areSnapshots: readonly [boolean, boolean];
  readonly isSameHead: boolean;
  /** The new head has the old one in its history. */
  readonly isOnTop: boolean;
  /** Both heads are the one commit behind the very same. */
  readonly isAmended: boolean;
  /** Where the new base is, seen from the old one; `other` where neither leads to the other. */
  readonly base: "same" | "ahead" | "behind" | "other";
  /** Commits that the one base has and the other has not: of a base behind those that are gone. */
  readonly baseCommits: number;
  /** Commits that each state is made of; 0 where nobody counted. */
  readonly commits: readonly [number, number];
  /** Commits that a head on top has more than the old one and its base. */
  readonly pushedCommits: number;
  /** Both are made of the very same changes. */
  readonly hasSameChanges: boolean;
  readonly editedFiles: number;
}

const AMENDED = "amended the last commit";
const BASE_MOVED = "its base moved";
const NOTHING = "nothing edited";
const OTHER_BASE = "rebased onto another base";
const REORDERED = "put its commits in another order";
const REWRITTEN = "rewritten";
const COMMITTED = "committed";

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** What one wants to know that nothing was edited of; of a push it goes without saying. */
const SAYS_NOTHING: readonly MoveKind[] = ["REBASED", "REWRITTEN", "AMENDED", "EDITED"];

/** Says how one state of a change came from the one before, in a sentence for people. Pure. */
export function nameMove(facts: MoveFacts): PatchSetMove {
  const { editedFiles } = facts;
  const { kind, words, newCommits } = decide(facts);
  const edited = editedFiles > 0 ? [`${counted(editedFiles, "file")} edited`] : [];
  const nothing = editedFiles === 0 && SAYS_NOTHING.includes(kind) ? [NOTHING] : [];
  return { kind, sentence: [...words, ...edited, ...nothing].join(", "), editedFiles, newCommits };
}

function decide(facts: MoveFacts): { kind: MoveKind; words: readonly string[]; newCommits: number } {
  const { areSnapshots, isSameHead, isOnTop, isAmended, base, baseCommits, commits, pushedCommits } = facts;
  const [wasSnapshot, isSnapshot] = areSnapshots;
  const came = base === "ahead" ? baseCommits : 0;
  if (wasSnapshot && !isSnapshot) {
    const words = [commits[1] > 1 ? `${COMMITTED} as ${counted(commits[1], "commit")}` : COMMITTED];
    return { kind: "COMMITTED", words: [...words, ...onto(facts)], newCommits: commits[1] };
  }
  if (base !== "same" && (isSnapshot || !(isOnTop || isSameHead))) {
    return { kind: "REBASED", words: [...onto(facts), ...reshaped(commits)], newCommits: came };
  }
  if (isSnapshot) return { kind: "EDITED", words: [], newCommits: 0 };
  if (isSameHead)
    return {
      kind: "BASE_MOVED",
      words: [came > 0 ? `${BASE_MOVED} by ${counted(came, "commit")}` : BASE_MOVED],
      newCommits: came,
    };
  if (isOnTop) {
    const merged = came > 0 ? [`took in ${counted(came, "commit")} of its target`] : [];
    const pushed = pushedCommits > 0 || merged.length === 0 ? [`pushed ${counted(pushedCommits, "commit")}`] : [];
    return { kind: "PUSHED", words: [...pushed, ...merged], newCommits: pushedCommits };
  }
  if (isAmended) return { kind: "AMENDED", words: [AMENDED], newCommits: 0 };
  const shape = reshaped(commits);
  const words = shape.length > 0 ? shape : [facts.hasSameChanges ? REORDERED : REWRITTEN];
  return { kind: "REWRITTEN", words, newCommits: 0 };
}

function onto({ base, baseCommits }: MoveFacts): readonly string[] {
  switch (base) {
    case "same":
      return [];
    case "ahead":
      return [`rebased onto ${counted(baseCommits, "new commit")}`];
    case "behind":
      return [`rebased ${counted(baseCommits, "commit")} back`];
    case "other":
      return [OTHER_BASE];
  }
}

function reshaped([before, after]: readonly [number, number]): readonly string[] {
  if (before === 0 || after === 0 || before === after) return [];
  if (after === 1) return [`squashed ${before} commits into 1`];
  if (before === 1) return [`split 1 commit into ${after}`];
  return [`${before} commits became ${after}`];
}

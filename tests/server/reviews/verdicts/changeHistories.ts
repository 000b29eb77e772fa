import { seededRandom } from "#tests/bench/seededRandom.ts";
import {
  type Edit,
  type Entry,
  type LineEdit,
  type Tree,
  applied,
  appliedAll,
  forced,
  otherEdit,
  startTree,
} from "./treeEdits.ts";

/** What happened on the target branch between two patch sets. */
const BASE_MOVES = [
  "stays",
  "elsewhere",
  "besides",
  "close by",
  "same line",
  "same edit",
  "renamed",
  "mode",
  "there and back",
  "backwards",
] as const;

/** The operation by which the author made the newer patch set from the older one. */
const REWORKS = ["amend", "reword", "squash", "fixup", "split", "reorder", "merge"] as const;

/** What else the author changed. */
const TAMPERINGS = ["nothing", "nothing", "nothing", "one edit differs", "one edit less", "one edit more"] as const;

interface MadePatchSet {
  readonly base: number;
  readonly head: number;
  readonly messages: readonly string[];
}

/** Two generated patch sets by the marks of their commits. */
export interface MadePair {
  readonly baseMove: (typeof BASE_MOVES)[number];
  readonly rework: (typeof REWORKS)[number];
  readonly tampering: (typeof TAMPERINGS)[number];
  readonly older: MadePatchSet;
  readonly newer: MadePatchSet;
}

/**
 * The author edits every eighth line from the fifth, the base every eighth from the ninth: `git apply` is stricter at the ends of
 * a file than a merge.
 */
const STEP = 8;
const [AUTHOR, BASE] = [4, 8];
const TEXTS = ["a.txt", "dir/b.txt", "dir/deep/c.txt", "crlf.txt", "last line.txt"];

/** Writes the input of `git fast-import` for pairs of patch sets of one change; the same ones for the same seed. */
export function changeHistories(seed: number, count: number): { readonly stream: string; readonly pairs: MadePair[] } {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = <Choice>(choices: readonly Choice[]): Choice => {
    const choice = choices[below(choices.length)];
    if (choice === undefined) throw new Error("There is nothing to choose from.");
    return choice;
  };
  const stream: string[] = [];
  const trees: Tree[] = [new Map()];
  let texts = 0;
  const text = (): string => `new text ${(texts += 1)} ${below(1e6).toString(36)}`;

  function commit(tree: Tree, parents: readonly number[], message: string): number {
    const mark = trees.push(tree) - 1;
    const [parent, ...others] = parents;
    stream.push(`commit refs/heads/all\nmark :${mark}\ncommitter Ada Proof <ada@example.org> ${1.7e9 + mark} +0000\n`);
    stream.push(`data ${message.length}\n${message}\n`);
    if (parent !== undefined) stream.push(`from :${parent}\n`, ...others.map((one) => `merge :${one}\n`));
    const before = parent === undefined ? undefined : trees[parent];
    // Deletions first: a file may become a folder.
    for (const path of before?.keys() ?? []) if (!tree.has(path)) stream.push(`D ${path}\n`);
    for (const [path, entry] of tree) if (before?.get(path) !== entry) stream.push(written(path, entry));
    stream.push("reset refs/heads/all\n\n");
    return mark;
  }

  /** Commits edits in groups, one commit each. */
  function commits(tree: Tree, parent: number, groups: readonly (readonly Edit[])[], suffix = "") {
    const messages: string[] = [];
    let [now, mark] = [tree, parent];
    for (const edits of groups) {
      const after = appliedAll(now, edits);
      now = after.tree;
      messages.push(`${edits.map(nameOf).join(", ")}${suffix}`);
      mark = commit(now, [mark], messages.at(-1) ?? "");
    }
    return { tree: now, mark, messages };
  }

  function lineEdit(path: string, index: number): LineEdit {
    const line = trees[root]?.get(path)?.content.split("\n")[index] ?? "";
    return { kind: oneOf(["replace", "delete", "add"] as const), path, line, text: text() };
  }

  function authorEdit(): Edit {
    const dice = below(16);
    if (dice < 7) return lineEdit(oneOf(TEXTS), AUTHOR + STEP * below(4));
    if (dice === 7) return { kind: "nth", path: "braces.c", line: "}", nth: below(8), text: text() };
    if (dice === 8) return { kind: "mode", path: oneOf(["tool.sh", "dir/b.txt"]), mode: "100755" };
    if (dice === 9) return set("logo.bin", { mode: "100644", content: `\0\x01${text()}\0` });
    if (dice === 10) return set("link", { mode: "120000", content: oneOf(["dir/b.txt", "tool.sh", "../out"]) });
    if (dice === 11) return set("lib", { mode: "160000", content: `${1 + below(8)}`.repeat(40) });
    if (dice === 12) return set(`made/${below(1e6)}.txt`, { mode: "100644", content: oneOf(["", `${text()}\n`]) });
    if (dice === 13) return set(oneOf(["dir/deep/c.txt", "logo.bin", "empty.txt"]), null);
    if (dice === 14) return { kind: "rename", path: oneOf(["a.txt", "dir/b.txt"]), to: `moved/${below(1e6)}.txt` };
    return { kind: "nth", path: "braces.c", line: "", nth: below(8), text: "  \t" };
  }

  function set(path: string, entry: Entry | null): Edit {
    return { kind: "set", path, was: trees[root]?.get(path) ?? null, entry };
  }

  function baseEdits(move: MadePair["baseMove"], edits: readonly Edit[]): readonly Edit[] {
    const touched = oneOf(edits);
    const lines = edits.filter((edit) => "line" in edit && edit.kind !== "nth");
    const near = lines.length > 0 ? oneOf(lines) : lineEdit("a.txt", AUTHOR);
    const index = (trees[root]?.get(near.path)?.content.split("\n") ?? []).indexOf(near.line);
    const free = TEXTS.filter((path) => edits.every((edit) => edit.path !== path));
    switch (move) {
      case "stays":
        return [];
      case "elsewhere":
      case "there and back":
      case "backwards":
        return [
          set(`theirs/${below(1e6)}.txt`, { mode: "100644", content: `${text()}\n` }),
          ...free.slice(0, 1).map((path) => lineEdit(path, BASE + STEP * below(4))),
        ];
      case "besides":
        return [lineEdit(near.path, BASE + STEP * below(4))];
      case "close by":
        return [lineEdit(near.path, (index < 0 ? AUTHOR : index) + oneOf([-2, -1, 1, 2]))];
      case "same line":
        return [{ ...near, kind: "replace", text: text() }];
      case "same edit":
        return [touched];
      case "renamed":
        return [{ kind: "rename", path: near.path, to: `renamed/${near.path}` }];
      case "mode":
        return [{ kind: "mode", path: near.path, mode: "100755" }];
    }
  }

  const root = commit(startTree(), [], "Begin");
  const rootTree = startTree();
  trees[root] = rootTree;

  function pair(): MadePair {
    const [baseMove, rework, tampering] = [oneOf(BASE_MOVES), oneOf(REWORKS), oneOf(TAMPERINGS)];
    const edits = fitting(
      rootTree,
      Array.from({ length: 2 + below(4) }, () => authorEdit()),
    );
    const theirs = fitting(rootTree, baseEdits(baseMove, edits));
    const moved = theirs.length === 0 ? { tree: rootTree, mark: root } : commits(rootTree, root, [theirs]);
    const [from, onto] =
      baseMove === "backwards"
        ? [moved, { tree: rootTree, mark: root }]
        : [
            { tree: rootTree, mark: root },
            baseMove === "there and back" ? { tree: rootTree, mark: commit(rootTree, [moved.mark], "Revert") } : moved,
          ];
    const middle = 1 + below(edits.length - 1);
    const grouped = (all: readonly Edit[]): (readonly Edit[])[] =>
      [all.slice(0, middle), all.slice(middle)].filter((group) => group.length > 0);
    // A fixup gives the older patch set one more commit, and the newer one lacks it.
    const older = commits(from.tree, from.mark, rework === "squash" ? edits.map((edit) => [edit]) : grouped(edits));

    const at = below(edits.length);
    const wanted = edits.flatMap((edit, index): readonly Edit[] => {
      if (index !== at || tampering === "nothing") return [edit];
      if (tampering === "one edit differs") return [otherEdit(edit, below(4), text())];
      return tampering === "one edit less" ? [] : [edit, authorEdit()];
    });
    const following = baseMove === "renamed" ? wanted.map((edit) => followed(edit, theirs[0])) : wanted;
    const resolved = following.flatMap((edit) => {
      if (applied(onto.tree, edit) !== null) return [edit];
      const resolution = below(2) === 0 ? forced(onto.tree, edit) : null;
      return resolution === null ? [] : [resolution];
    });
    const whole = appliedAll(onto.tree, resolved).tree;
    const ends = (mark: number, messages: readonly string[]): MadePatchSet => ({
      base: onto.mark,
      head: mark,
      messages,
    });
    const newer = (): MadePatchSet => {
      if (rework === "merge" && onto.mark !== from.mark) {
        return ends(commit(whole, [older.mark, onto.mark], "Merge"), [...older.messages, "Merge"]);
      }
      if (rework === "reorder") {
        const reversed = grouped(resolved).toReversed();
        const again = appliedAll(onto.tree, reversed.flat());
        if (again.isWhole && sameTree(again.tree, whole)) {
          const { mark, messages } = commits(onto.tree, onto.mark, reversed);
          return ends(mark, messages);
        }
      }
      const groups =
        rework === "split"
          ? resolved.map((edit) => [edit])
          : rework === "squash" || rework === "fixup"
            ? [resolved]
            : grouped(resolved);
      const { mark, messages } = commits(onto.tree, onto.mark, groups, rework === "reword" ? " again" : "");
      return ends(mark, messages);
    };
    return {
      baseMove,
      rework,
      tampering,
      older: { base: from.mark, head: older.mark, messages: older.messages },
      newer: newer(),
    };
  }

  const pairs = Array.from({ length: count }, pair);
  stream.push("done\n");
  return { stream: stream.join(""), pairs };
}

function nameOf(edit: Edit): string {
  return `${edit.kind} ${edit.path}${"line" in edit ? ` ${edit.line.trimEnd()}` : ""}`;
}

function written(path: string, { mode, content }: Entry): string {
  if (mode === "160000") return `M ${mode} ${content} ${path}\n`;
  return `M ${mode} inline ${path}\ndata ${content.length}\n${content}\n`;
}

/** Leaves out edits that no longer fit after those before them. */
function fitting(tree: Tree, edits: readonly Edit[]): readonly Edit[] {
  let now = tree;
  return edits.filter((edit) => {
    const after = applied(now, edit);
    if (after !== null) now = after;
    return after !== null;
  });
}

function followed(edit: Edit, rename: Edit | undefined): Edit {
  return rename?.kind === "rename" && edit.path === rename.path ? { ...edit, path: rename.to } : edit;
}

function sameTree(one: Tree, other: Tree): boolean {
  return (
    one.size === other.size &&
    [...one].every(([path, { mode, content }]) => {
      const there = other.get(path);
      return there?.mode === mode && there.content === content;
    })
  );
}

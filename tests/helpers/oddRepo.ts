import { tempRepo, type TempRepo } from "./tempRepo.ts";

/** A repository with everything that a diff can contain, one thing in each commit. */
export interface OddRepo {
  readonly repo: TempRepo;
  /** The commits by what they change. `main` ends at `afterMerge`; `topic` is 2 commits ahead of it and 1 behind. */
  readonly commits: Readonly<Record<OddCommit, string>>;
}

export type OddCommit =
  | "first"
  | "renames"
  | "binary"
  | "modes"
  | "links"
  | "types"
  | "submodule"
  | "submoduleMoved"
  | "lineEnds"
  | "encodings"
  | "names"
  | "namesChanged"
  | "empty"
  | "emptyFile"
  | "folderForFile"
  | "deletions"
  | "merge"
  | "afterMerge"
  | "topic";

/**
 * File names in the encoding of `byteText`: Latin-1, newline, tab and quotation mark, a leading dash, spaces, and names
 * that look like a pathspec.
 */
export const ODD_NAMES = [
  "caf\uDCE9.txt",
  "caf\uDCE9/inside.txt",
  "new\nline.txt",
  'tab\tand "quote".txt',
  "back\\slash.txt",
  "-dash.txt",
  "--output=extra.txt",
  " leading and trailing ",
  ":(glob)*.txt",
  "a b/x b/a b",
  "snow\u2603man.txt",
] as const;

const lines = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join("");
const bytes = (length: number, seed: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 7) % 256);
const each = (content: string): Record<string, string> =>
  Object.fromEntries(ODD_NAMES.map((name, index) => [name, `${content} ${index}\n${lines(1, 5)}`]));

/** Builds the repository: about 20 commits in half a second. */
export async function oddRepo(): Promise<OddRepo> {
  const repo = await tempRepo();
  const first = await repo.commit(
    {
      "src/long.txt": lines(1, 60),
      "src/moved.txt": lines(100, 160),
      "src/edited.txt": lines(200, 260),
      "src/kept.txt": lines(300, 330),
      "run.sh": "#!/bin/sh\necho run\n",
      plain: "to become a link\n",
      "thing.txt": "to become a folder\n",
      "gone/a.txt": "a\n",
      "gone/b.txt": "b",
      "conflict.txt": lines(1, 9),
    },
    "First commit\n\nWith a body.\n",
  );
  const renames = await repo.commit(
    {
      "src/moved.txt": null,
      "lib/moved.txt": lines(100, 160),
      "src/edited.txt": null,
      "lib/edited and more.txt": lines(200, 240) + "changed\n" + lines(242, 260),
      "src/long.txt": lines(1, 20) + "between\n" + lines(22, 60),
    },
    "Rename with and without edits",
  );
  const picture = await repo.commit(
    { "picture.bin": bytes(3000, 1), "text.bin": "not yet binary\n" },
    "Add a binary file",
  );
  const binary = await repo.commit(
    { "picture.bin": bytes(3100, 2), "text.bin": "binary\0now\n" },
    "Change a binary file",
  );
  const modes = await repo.commit({ "run.sh": { program: "#!/bin/sh\necho run\n" } }, "Make a program of it");
  await repo.commit(
    { "run.sh": { program: "#!/bin/sh\necho run faster\n" }, "tool.sh": { program: "true\n" } },
    "Another program",
  );
  await repo.commit({ "run.sh": "#!/bin/sh\necho run slower\n" }, "Change a mode and a line");
  const links = await repo.commit(
    { link: { symlink: "src/long.txt" }, "src/up": { symlink: "../plain" } },
    "Add links",
  );
  const types = await repo.commit(
    { link: "a file now\n", plain: { symlink: "run.sh" } },
    "Make a file of a link, and a link of a file",
  );
  const submodule = await repo.commit({ vendor: { gitlink: first } }, "Add a submodule");
  const submoduleMoved = await repo.commit({ vendor: { gitlink: picture } }, "Move the submodule");
  await repo.commit({ "ends.txt": "one\ntwo\nthree", "crlf.txt": "one\r\ntwo\r\nthree\r\n" }, "Lines without an end");
  const lineEnds = await repo.commit(
    { "ends.txt": "one\n2\nthree\n", "crlf.txt": "one\r\n2\nthree\r" },
    "Other line ends",
  );
  await repo.commit({ "latin.txt": "caf\uDCE9\nna\uDCEFve\n", "gone/b.txt": "b\n" }, "Latin-1 text");
  const encodings = await repo.commit({ "latin.txt": "caf\uDCE9s\nna\u00EFve\n" }, "Part of it in UTF-8");
  const names = await repo.commit(each("first"), "Odd names");
  const namesChanged = await repo.commit(each("second"), "Odd names, other text");
  const empty = await repo.commit({}, "Change nothing");
  const emptyFile = await repo.commit(
    { "empty.txt": "", "hunk.txt": "@@ -1 +1 @@\n-- a\n++ b\ndiff --git a/x b/x\n" },
    "An empty file",
  );
  const folderForFile = await repo.commit({ "thing.txt": null, "thing.txt/inside": "in\n" }, "Make a folder of a file");
  const deletions = await repo.commit(
    {
      "gone/a.txt": null,
      "gone/b.txt": null,
      "empty.txt": null,
      vendor: null,
      "hunk.txt": "@@ -1 +1 @@\n--- a\n+++ b\n",
    },
    "Delete things",
  );
  await repo.git("checkout", "--quiet", "-b", "side");
  await repo.commit({ "conflict.txt": `${lines(1, 3)}side\n${lines(5, 9)}`, "side.txt": "side\n" }, "On the side");
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ "conflict.txt": `${lines(1, 3)}main\n${lines(5, 9)}` }, "On main");
  await repo.git("merge", "--quiet", "--no-commit", "side").catch(() => undefined); // the conflict is intended
  const merge = await repo.commit(
    { "conflict.txt": `${lines(1, 3)}main and side\n${lines(5, 9)}` },
    "Merge side into main",
  );
  await repo.git("checkout", "--quiet", "-b", "topic");
  await repo.commit({ "topic.txt": "one\n" }, "Topic, first");
  const topic = await repo.commit({ "topic.txt": "one\ntwo\n" }, "Topic, second");
  await repo.git("checkout", "--quiet", "main");
  const afterMerge = await repo.commit({ "src/long.txt": lines(1, 61) }, "After the merge");
  const later = { namesChanged, empty, emptyFile, folderForFile, deletions, merge, afterMerge, topic };
  return {
    repo,
    commits: {
      first,
      renames,
      binary,
      modes,
      links,
      types,
      submodule,
      submoduleMoved,
      lineEnds,
      encodings,
      names,
      ...later,
    },
  };
}

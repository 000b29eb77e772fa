import { createHash } from "node:crypto";
import { type TempRepo, tempRepo } from "./tempRepo.ts";

/** Where an odd comment is, and what Galley adds to such lines. The words of the comment name what is odd. */
interface OddComment {
  readonly location?: object | null;
  readonly galley?: object;
}

const UNKNOWN = "1".repeat(40);
const TWENTY = Array.from({ length: 20 }, (_, at) => `line ${at + 1}\n`).join("");

/** A review whose note has comments that no page of Galley would write. */
export interface OddlyCommentedRepo {
  readonly repo: TempRepo;
  readonly head: string;
  /** The texts of all comments that git-appraise reads, the ordinary one first. */
  readonly bodies: readonly string[];
  /** The number of lines that git-appraise does not read, as of another type. */
  readonly unreadable: number;
}

/** Objects of the repository that comments name. */
interface Named {
  readonly base: string;
  readonly first: string;
  readonly head: string;
  readonly blob: string;
  readonly tree: string;
  readonly tag: string;
}

function lines(commit: string, startLine: number, more: object = {}, path = "a.txt"): OddComment {
  return { location: { commit, path, range: { startLine, ...more } } };
}

function file(commit: string, path: string): OddComment {
  return { location: { commit, path } };
}

/** Comments that git-appraise reads, by what is odd about each. */
function oddComments({ base, first, head, blob, tree, tag }: Named): Readonly<Record<string, OddComment>> {
  const quote = { quote: ["line 7"], before: ["line 5", "line 6"], after: ["line 8"] };
  return {
    "a line past the end": lines(head, 21),
    "a line past the end, with a quotation": { ...lines(head, 21), galley: quote },
    "a line past the end of the base": { ...lines(base, 21), galley: { side: "old" } },
    "a line past the end of an earlier commit": lines(first, 21),
    "an end past the end": lines(head, 3, { endLine: 4_000_000_000 }),
    "the largest line": lines(head, 4_294_967_295, { endLine: 4_294_967_295 }),
    "line 0": lines(head, 0, { endLine: 5 }),
    "an end before the start": lines(head, 10, { endLine: 5 }),
    "absurd columns": lines(head, 5, { startColumn: 4_294_967_295, endLine: 5, endColumn: 1 }),
    "an empty range": { location: { commit: head, path: "a.txt", range: {} } },
    "a line of an empty file": lines(head, 1, {}, "empty.txt"),
    "a line of a binary file": lines(head, 3, {}, "b.bin"),
    "a line of a folder": lines(head, 2, {}, "src"),
    "a line of a submodule": lines(head, 2, {}, "a-sub"),
    "a line of a symbolic link": lines(head, 2, {}, "link"),
    "no such file": lines(head, 3, {}, "gone.txt"),
    "a path that leads out": lines(head, 3, {}, "../../etc/passwd"),
    "an absolute path": file(head, "/etc/passwd"),
    "a path with empty parts": file(head, "src//b.txt"),
    "a path with a NUL": file(head, "a\0.txt"),
    "an option as the path": lines(head, 3, {}, "--output=/tmp/x"),
    "a long path": { ...lines(UNKNOWN, 3, {}, "x/".repeat(4000)), galley: quote },
    "a long path of the head": lines(head, 3, {}, "x".repeat(9000)),
    "an unknown commit": { ...lines(UNKNOWN, 7), galley: quote },
    "an unknown commit, without a quotation": lines(UNKNOWN, 7),
    "no commit": { location: { path: "a.txt", range: { startLine: 4 } } },
    "a name as the commit": lines("HEAD", 4),
    "an option as the commit": lines("--all", 4),
    "a short commit": lines(head.slice(0, 10), 4),
    "a long commit": lines("2".repeat(64), 4),
    "a blob as the commit": lines(blob, 4),
    "a tree as the commit": lines(tree, 4),
    "a tag as the commit": lines(tag, 4),
    "an empty location": { location: {} },
    "only a range": { location: { range: { startLine: 3 } } },
    "no location": {},
    "null as the location": { location: null },
    "a line past the end of a message": lines(head, 99, {}, "/COMMIT_MSG"),
    "the message of a blob": lines(blob, 1, {}, "/COMMIT_MSG"),
    "the message of an unknown commit": file(UNKNOWN, "/COMMIT_MSG"),
    "the message of nothing": { location: { path: "/COMMIT_MSG" } },
    "the old side of the head": { ...lines(head, 3), galley: { side: "old" } },
    "an unknown layer": { ...lines(head, 3), galley: { layer: UNKNOWN, side: "old" } },
    "a blob as the layer": { ...lines(first, 3), galley: { layer: blob, patchSet: 99 } },
    "a long quotation": { ...lines(UNKNOWN, 3), galley: { quote: Array.from({ length: 2000 }, () => "line 1") } },
    "extras of wrong types": {
      ...lines(head, 6),
      galley: {
        side: 1,
        quote: "line",
        layer: [],
        lines: { first: "1" },
        addressed: { by: 3 },
        sequence: -1,
        agent: "",
      },
    },
  };
}

/** Locations that git-appraise does not read, since the types differ. */
const UNREADABLE: readonly object[] = [
  { range: { startLine: -1 } },
  { range: { startLine: "3" } },
  { range: { startLine: 1.5 } },
  { range: { startLine: 4_294_967_296 } },
  { range: [3] },
  { path: 7 },
  { commit: ["a"] },
];

/** Returns a repository with a review of three commits, and an ordinary comment among many odd ones by other tools. */
export async function oddThreads(): Promise<OddlyCommentedRepo> {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  const base = await repo.commit({ "a.txt": TWENTY, "src/b.txt": "b\n" }, "Base");
  await repo.git("switch", "--quiet", "--create", "topic");
  const first = await repo.commit({ "a.txt": TWENTY.replace("line 2\n", "line two\n") }, "One");
  await repo.commit({ "empty.txt": "", "b.bin": Buffer.from([0, 1, 10, 2, 10, 0, 10, 9]) }, "Two");
  const head = await repo.commit(
    {
      "a.txt": TWENTY.replace("line 2\n", "line two\n").replace("line 15\n", "line fifteen\n"),
      link: { symlink: "a.txt" },
      "a-sub": { gitlink: UNKNOWN },
    },
    "Three",
  );
  await repo.git("tag", "--annotate", "--message", "A tag", "v1", head);
  const [blob = "", tree = "", tag = ""] = (await repo.git("rev-parse", `${head}:a.txt`, `${head}^{tree}`, "v1")).split(
    "\n",
  );
  const request = {
    timestamp: "1700001000",
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "grace@example.org",
    reviewers: ["ada@example.org"],
    description: "Change some lines",
    baseCommit: base,
    galley: { act: "request", head, base },
  };
  const comments = { "an ordinary comment": lines(head, 2), ...oddComments({ base, first, head, blob, tree, tag }) };
  const written: string[] = [];
  let seconds = 1_700_002_000;
  const line = (item: object, galley?: object): string => {
    const text = JSON.stringify({ timestamp: String(seconds++), author: "ada@example.org", ...item });
    written.push(galley === undefined ? text : `${text.slice(0, -1)},"galley":${JSON.stringify(galley)}}`);
    return createHash("sha1").update(text).digest("hex");
  };
  for (const [what, { location, galley }] of Object.entries(comments)) {
    const description = `This is on ${what}.\n\n\`\`\`suggestion\nbetter\n\`\`\``;
    const parent = line({ ...(location === undefined ? {} : { location }), description, resolved: false }, galley);
    const by = { "no such file": UNKNOWN, "line 0": blob, "an ordinary comment": head }[what];
    if (by !== undefined) line({ parent, description: "Done." }, { agent: { name: "Robo" }, addressed: { by } });
  }
  for (const location of UNREADABLE) line({ location, description: "Unread.", resolved: false });
  const append = (ref: string, all: readonly string[]) =>
    repo.gitBytes(["notes", `--ref=devtools/${ref}`, "append", "-F", "-", first], { input: `${all.join("\n")}\n` });
  await append("reviews", [JSON.stringify(request)]);
  await append("discuss", written);
  return {
    repo,
    head,
    bodies: Object.keys(comments).map((what) => `This is on ${what}.`),
    unreadable: UNREADABLE.length,
  };
}

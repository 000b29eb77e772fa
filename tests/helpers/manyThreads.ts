import { createHash } from "node:crypto";
import { type TempRepo, tempRepo } from "./tempRepo.ts";

const FILES = 40;
const LINES = 60;

function text(file: number, changed: Readonly<Record<number, string>>): string {
  return Array.from({ length: LINES }, (_, at) => `${changed[at + 1] ?? `const f${file}l${at + 1} = ${at};`}\n`).join(
    "",
  );
}

/** Files of a state of the change: in each, some lines read otherwise. */
function files(changed: (file: number) => Readonly<Record<number, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: FILES }, (_, file) => [`src/d${file % 4}/f${file}.ts`, text(file, changed(file))]),
  );
}

/** A review of two patch sets, each a stack of three commits. */
export interface ThreadedRepo {
  readonly repo: TempRepo;
  readonly base: string;
  /** The commits of each patch set, lowest first. */
  readonly older: readonly string[];
  readonly newer: readonly string[];
}

/**
 * Returns a repository with a review that has `count` open threads of all kinds, at 40 files of two patch sets and the
 * commits between: on both sides, with and without quotations, on messages of commits, with suggestions, with proposals,
 * and on commits that do not exist.
 */
export async function manyThreads(count: number): Promise<ThreadedRepo> {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  const base = await repo.commit(
    files(() => ({})),
    "Base",
  );
  const stack = async (branch: string, word: string): Promise<readonly string[]> => {
    await repo.git("switch", "--quiet", "--create", branch, base);
    return [
      await repo.commit(
        files((file) => ({ 5: `one(${word}, ${file})` })),
        "One\n\nThe first.\n",
      ),
      await repo.commit(
        files((file) => ({ 5: `one(${word}, ${file})`, 20: `two(${file})` })),
        "Two\n",
      ),
      await repo.commit(
        files((file) => ({
          5: `one(${word}, ${file})`,
          20: `two(${file})`,
          3: "// new\n// newer",
          40: `three(${word})`,
        })),
        "Three\n",
      ),
    ];
  };
  const older = await stack("older", "then");
  const newer = await stack("topic", "now");
  const first = older[0] ?? "";
  const request = {
    timestamp: "1700001000",
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "grace@example.org",
    reviewers: ["ada@example.org"],
    description: "Change some lines",
    baseCommit: base,
  };
  const sets = [
    { ...request, galley: { act: "request", head: older.at(-1), base } },
    { ...request, timestamp: "1700001001", galley: { act: "patchSet", head: newer.at(-1), base } },
  ];
  const append = (ref: string, lines: readonly string[]) =>
    repo.gitBytes(["notes", `--ref=devtools/${ref}`, "append", "-F", "-", first], { input: `${lines.join("\n")}\n` });
  await append(
    "reviews",
    sets.map((line) => JSON.stringify(line)),
  );
  const commits = [...older, ...newer, base, "1".repeat(40)];
  const lines: string[] = [];
  for (let at = 0; at < count; at++) {
    const commit = commits[at % commits.length];
    const startLine = 1 + ((at * 7) % LINES);
    const path = at % 11 === 10 ? "/COMMIT_MSG" : `src/d${(at % FILES) % 4}/f${at % FILES}.ts`;
    const comment = JSON.stringify({
      timestamp: String(1_700_002_000 + at),
      author: "ada@example.org",
      location: { commit, path, range: { startLine: path === "/COMMIT_MSG" ? 1 : startLine } },
      description: at % 5 === 4 ? `Do ${at}:\n\n\`\`\`suggestion\nbetter(${at})\n\`\`\`\n` : `Comment ${at}`,
      resolved: false,
    });
    const layer = at % 3 === 0 && newer.includes(commit ?? "") ? `,"galley":{"layer":"${commit}"}}` : "}";
    lines.push(`${comment.slice(0, -1)}${layer}`);
    if (at % 6 !== 5) continue;
    const parent = createHash("sha1").update(comment).digest("hex");
    const reply = {
      timestamp: String(1_700_002_001 + at),
      author: "grace@example.org",
      parent,
      description: `Done ${at}`,
    };
    const galley = { agent: { name: "Robo" }, addressed: { by: newer[at % 3] } };
    lines.push(JSON.stringify({ ...reply, galley }));
  }
  await append("discuss", lines);
  return { repo, base, older, newer };
}

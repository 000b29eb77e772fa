import { expect, test } from "vitest";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

const UNKNOWN = "1".repeat(40);

/** What is odd about the request of each review, given a commit and a blob of the repository. */
function oddRequests(base: string, blob: string): Readonly<Record<string, object>> {
  return {
    ordinary: {},
    "head-is-a-blob": { galley: { act: "request", head: blob, base } },
    "base-is-a-blob": { baseCommit: blob, galley: { act: "request", head: base, base: blob } },
    "head-is-unknown": { galley: { act: "request", head: UNKNOWN, base: UNKNOWN } },
    "alias-is-a-blob": { alias: blob },
    "target-is-an-option": { targetRef: "refs/heads/--all" },
    "target-is-a-blob": { targetRef: blob },
    "branch-is-an-option": { reviewRef: "--output=/tmp/x" },
    "landed-is-a-blob": { galley: { act: "close", landedOnto: blob, landed: blob, closed: "squash" } },
    "layers-are-odd": { galley: { act: "patchSet", layersSince: blob, layers: ["x y z", ""] } },
  };
}

/** Verdicts on a blob, an unknown commit, a name and another commit, each by another person, and an ordinary comment. */
function discussion(head: string, base: string, blob: string): readonly string[] {
  const verdict = (commit: string, at: number, galley?: object) => {
    const item = { timestamp: String(1_700_002_000 + at), author: `v${at}@example.org`, location: { commit } };
    return { ...item, description: `Verdict ${at}`, resolved: true, ...(galley && { galley }) };
  };
  const change = { base: blob, count: 3, contents: "abcdefgh12", files: ["x"] };
  const lines = [
    ...[blob, UNKNOWN, "HEAD", base].map((commit, at) => verdict(commit, at)),
    verdict(blob, 4, { verdict: "approve", patchSet: 3, change }),
    verdict(UNKNOWN, 5, { verdict: "approve", layer: UNKNOWN, change }),
    {
      timestamp: "1700004000",
      author: "ada@example.org",
      location: { commit: head, path: "a.txt", range: { startLine: 1 } },
      description: "An ordinary comment",
      resolved: false,
    },
  ];
  return lines.map((line) => JSON.stringify(line));
}

test("an odd request or verdict hides neither its own comments nor other reviews", { tags: "slow" }, async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  const base = await repo.commit({ "a.txt": "1\n2\n3\n" }, "Base");
  const blob = await repo.git("rev-parse", `${base}:a.txt`);
  const append = (ref: string, head: string, lines: readonly string[]) =>
    repo.gitBytes(["notes", `--ref=devtools/${ref}`, "append", "-F", "-", head], { input: `${lines.join("\n")}\n` });
  const heads: Record<string, string> = {};
  for (const [name, odd] of Object.entries(oddRequests(base, blob))) {
    await repo.git("switch", "--quiet", "--create", name, base);
    const head = await repo.commit({ "a.txt": `${name}\n2\n3\n` }, name);
    heads[name] = head;
    const request = {
      timestamp: "1700001000",
      reviewRef: `refs/heads/${name}`,
      targetRef: "refs/heads/main",
      requester: "grace@example.org",
      reviewers: ["ada@example.org"],
      description: name,
      baseCommit: base,
      galley: { act: "request", head, base },
    };
    await append("reviews", head, [JSON.stringify({ ...request, ...odd })]);
    await append("discuss", head, discussion(head, base, blob));
  }
  // All branches move, so that each review gets its next patch set if it can.
  await repo.git("switch", "--quiet", "ordinary");
  await repo.commit({ "b.txt": "b\n" }, "More");
  const json = async (...args: string[]) => {
    const { code, text } = await runGalley(repo.path, [...args, "--format", "json"]);
    return code === 0 ? JSON.parse(text) : code;
  };
  expect(await json("list", "--all")).toHaveLength(Object.keys(heads).length);
  for (const [name, head] of Object.entries(heads)) {
    const comments = await json("comments", head, "--open");
    expect([
      name,
      ...comments.map((one: { readonly comments: readonly { body: string }[] }) => one.comments[0]?.body),
    ]).toEqual([name, "An ordinary comment"]);
    expect(await json("show", head)).toMatchObject({ title: name, openThreads: 1 });
  }
  expect(await json("show", "ordinary")).toMatchObject({ patchSets: [{ number: 1 }, { number: 2 }] });
});

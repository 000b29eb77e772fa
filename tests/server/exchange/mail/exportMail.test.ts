import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { reply as replyTo } from "#server/operations/comments/replyToThread.ts";
import { exportMail } from "#server/exchange/mail/exportMail.ts";
import { importMail, type ImportedMail } from "#server/exchange/mail/importMail.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { cloneOf, type Clone } from "../../operations/requests/twoClones.ts";

const PLAIN = { base: null, target: null, review: null, scissors: false } as const;
const LINES = Array.from({ length: 20 }, (_, at) => `line ${at + 1}\n`);

function changed(...changes: readonly (readonly [number, string])[]): string {
  const lines = [...LINES];
  for (const [line, text] of changes) lines[line - 1] = `${text}\n`;
  return lines.join("");
}

interface Ends {
  readonly ada: Clone;
  /** A clone that has only `main`. */
  readonly carl: Clone;
  readonly review: string;
}

/** Ada's review with two patch sets of two patches each, with comments of every kind on both. */
async function discussed(objectFormat: "sha1" | "sha256" = "sha1"): Promise<Ends> {
  const folder = await tempFolder();
  const adas = await tempRepo({ at: `${folder}/ada`, objectFormat });
  await adas.commit({ "a.txt": LINES.join(""), "crlf.txt": "a\r\nb\r\n", "name.bin": Buffer.from([0, 1, 2]) }, "Begin");
  await adas.gitBytes(["clone", "-q", "--single-branch", adas.path, `${folder}/carl`], { cwd: folder });
  await adas.git("checkout", "-q", "-b", "topic");
  await adas.commit(
    { "a.txt": changed([3, "drei"], [15, "fünfzehn"]), "crlf.txt": "a\r\nB\r\n" },
    "Say three\n\nBecause.",
  );
  await adas.commit(
    { "a.txt": changed([3, "DREI"], [15, "fünfzehn"]), "name.bin": Buffer.from([9, 0, 9]) },
    "Größe\n\nFrom here on.",
  );
  await adas.git("checkout", "-q", "main");
  const ada = await cloneOf(adas, "Ada", () => (now += 10));
  let now = 1_700_100_000;
  const { context } = ada;
  const request = {
    head: "topic",
    base: "main",
    title: "Count: größer, =?better?=",
    body: "All of it.\n\n- a\n- b\n\n---\n a.txt | 1 +",
    reviewers: [],
  };
  const { review } = await requestReview(context, { key: "request-1", ...request });
  const on = (path: string, side: "old" | "new", startLine: number, endLine: number | null = null) =>
    ({ path, side, startLine, endLine, commit: null }) as const;
  const grace: ReviewContext = {
    ...context,
    viewer: { ...context.viewer, email: "grace@example.org", name: "Grace, “the” Reader" },
  };
  const rob: ReviewContext = { ...context, viewer: { ...context.viewer, email: "rob@example.org", name: null } };
  const add = async (
    by: ReviewContext,
    key: string,
    anchor: ReturnType<typeof on>,
    body: string,
    kind: "blocking" | "note",
  ) => (await addComment(by, { key, review, anchor, body, kind })).thread;
  const first = await add(
    grace,
    "comment-1",
    on("a.txt", "new", 3),
    "Why?\n\n> a quotation\n\n-- \nnot a signature",
    "blocking",
  );
  await replyTo(context, { key: "reply-one-1", review, thread: first, body: "So.\n\nFrom here: `x`" });
  const second = await add(rob, "comment-2", on("a.txt", "old", 15, 16), "```suggestion\nno\n```", "note");
  await replyTo(context, { key: "reply-two-2", review, thread: second, body: "Done.", resolves: true });
  await add(grace, "comment-3", on("a.txt", "new", 9), "Outside of the patch.", "blocking");
  await add(grace, "comment-4", on("crlf.txt", "new", 2), "CRLF.", "note");
  await giveVerdict(grace, { key: "verdict-1", review, verdict: "reject", body: "Not yet." });
  await adas.git("checkout", "-q", "topic");
  await adas.git("reset", "-q", "--hard", "main");
  await adas.commit({ "a.txt": changed([3, "drei"], [16, "sechzehn"]) }, "Say three");
  await adas.commit({ "new.txt": "no end" }, "Add");
  await recordPatchSet(context, { review });
  await add(rob, "comment-5", on("new.txt", "new", 1), "Add an end.", "blocking");
  await giveVerdict(rob, { key: "verdict-2", review, verdict: "approve", body: "" });
  await adas.git("checkout", "-q", "main");
  const carls = await tempRepo({ at: `${folder}/carl`, existing: true });
  return { ada, carl: await cloneOf(carls, "Carl", () => 1_700_900_000), review };
}

const exported = async ({ context }: Clone, review: string, patchSet: number | null = null): Promise<Buffer> =>
  (await exportMail(context, { review, patchSet })).mailbox;

const taken = async ({ context }: Clone, mailbox: Buffer): Promise<ImportedMail> => importMail(context, mailbox, PLAIN);

test.each(["sha1", "sha256"] as const)("a %s review by mail is a review with the same patch sets", async (format) => {
  const { ada, carl, review } = await discussed(format);
  const mailbox = await exported(ada, review);
  expect(await exported(ada, review)).toEqual(mailbox);
  const imported = await taken(carl, mailbox);
  expect(imported).toMatchObject({ isNew: true, notes: [], versions: [{ how: "stated" }, { how: "stated" }] });
  const original = await ada.context.index.find(review);
  const trees = ({ repo }: Clone, sets: readonly { readonly head: string }[] = []) =>
    Promise.all(sets.map(({ head }) => repo.git("rev-parse", `${head}^{tree}`)));
  expect(await trees(carl, imported.review.patchSets)).toEqual(await trees(ada, original?.patchSets));
  expect([imported.review.title, imported.review.body, imported.review.current.requester]).toEqual([
    "Count: größer, =?better?=",
    "All of it.\n\n- a\n- b\n\n ---\n a.txt | 1 +",
    "ada@example.org",
  ]);
  // Importing again adds nothing, in the original repository and in the new one.
  for (const [clone, count] of [
    [carl, imported.review.entryCount],
    [ada, original?.entryCount],
  ] as const)
    expect(await taken(clone, mailbox)).toMatchObject({ isNew: false, notes: [], review: { entryCount: count } });
});

test("the cover letter of a patch set has its comments, of which no line is taken for a patch", async () => {
  const { ada, review } = await discussed();
  const [first = "", second = ""] = (await exported(ada, review))
    .toString()
    .split(/(?<=\n)(?=From .*\n(?:.*\n)?.*\n.*\nSubject: .*PATCH v2 0)/u);
  expect(first).toContain(`
a.txt:3:

  Grace, “the” Reader:
    Why?

    > a quotation

    --
    not a signature

  Ada:
    So.

    From here: \`x\`
`);
  expect(first).toContain("\n  Grace, “the” Reader requested changes:\n    Not yet.\n");
  expect(first).not.toContain("Add an end.");
  expect(second).toContain(
    "\nnew.txt:1:\n\n  rob@example.org:\n    Add an end.\n\n  rob@example.org approved:\n    (No text.)\n",
  );
});

async function am(carl: TempRepo, mailbox: Buffer): Promise<string> {
  const file = join(await tempFolder(), "mbox");
  await writeFile(file, mailbox);
  await carl.git("checkout", "-q", "--detach", "main");
  await carl.git("am", "-q", "--empty=drop", file);
  return carl.git("rev-parse", "HEAD^{tree}");
}

test("git am makes the same trees of each patch set", async () => {
  const { ada, carl, review } = await discussed();
  for (const set of (await ada.context.index.find(review))?.patchSets ?? []) {
    const { mailbox, patches } = await exportMail(ada.context, { review, patchSet: set.number });
    expect(patches).toBe(2);
    expect(await am(carl.repo, mailbox)).toBe(await ada.repo.git("rev-parse", `${set.head}^{tree}`));
  }
  await expect(exported(ada, review, 7)).rejects.toThrow("This review has no patch set 7. It has 2.");
});

test("a change with a merge becomes one patch", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": LINES.join("") }, "Begin");
  await repo.git("checkout", "-q", "-b", "side");
  await repo.commit({ "b.txt": "b\n" }, "Side");
  await repo.git("checkout", "-q", "-b", "topic", "main");
  await repo.commit({ "a.txt": changed([1, "one"]) }, "One");
  await repo.git("merge", "-q", "--no-ff", "-m", "Merge", "side");
  const clone = await cloneOf(repo, "Ada", () => 1_700_100_000);
  const request = { head: "topic", base: "main", title: "Both", body: "", reviewers: [] };
  const { review } = await requestReview(clone.context, { key: "request-1", ...request });
  const { mailbox, patches } = await exportMail(clone.context, { review, patchSet: null });
  expect(patches).toBe(1);
  expect(mailbox.toString()).toContain("Subject: [PATCH] Both\n");
  const other = await tempRepo();
  await other.commit({ "a.txt": LINES.join("") }, "Begin");
  expect(await am(other, mailbox)).toBe(await repo.git("rev-parse", "topic^{tree}"));
});

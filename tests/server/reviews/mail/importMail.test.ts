import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addComment } from "#server/reviews/comments/writeComments.ts";
import { exportMail } from "#server/reviews/mail/exportMail.ts";
import { importMail, type ImportMailInput } from "#server/reviews/mail/importMail.ts";
import { requestReview } from "#server/reviews/requests/requestReview.ts";
import { giveVerdict } from "#server/reviews/verdicts/giveVerdict.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { cloneOf, type Clone } from "../requests/twoClones.ts";
import { oddSeries } from "./oddSeries.ts";
import { reply, series } from "./mails.ts";

const PLAIN: ImportMailInput = { base: null, target: null, review: null, scissors: false };
const FACTS = "--format=%T%x00%an%x00%ae%x00%ad%x00%B%x00";

/** Applies a mailbox with git itself in a clone; returns the messages of the commits, and the last commit. */
async function byGit(repo: TempRepo, mailbox: Buffer, base: string, ...options: readonly string[]): Promise<string> {
  const folder = await tempFolder();
  await writeFile(join(folder, "mbox"), mailbox);
  await repo.gitBytes(["clone", "-q", repo.path, `${folder}/clone`], { cwd: folder });
  const clone = await tempRepo({ at: `${folder}/clone`, existing: true });
  await clone.git("checkout", "-q", "--detach", base);
  await clone.git("am", "-q", ...options, join(folder, "mbox"));
  return clone.git("log", "--reverse", FACTS, `${base}..`);
}

test("a series in every form that mail produces has the same commits as git am", async () => {
  const { repo, mailbox, base } = await oddSeries();
  const { context } = await cloneOf(repo, "Ada", () => 1_700_100_000);
  const before = await repo.git("for-each-ref", "refs/heads");
  const { review, isNew, versions, notes } = await importMail(context, mailbox, PLAIN);
  expect(notes).toEqual([]);
  expect(isNew).toBe(true);
  expect(versions).toMatchObject([{ number: 1, base, how: "contents" }]);
  const imported = await repo.git("log", "--reverse", FACTS, `${base}..${review.head}`);
  expect(imported).toBe(await byGit(repo, mailbox, base));
  expect(review.title).toBe("Größe of the first line that is long");
  expect(review.current.requester).toBe("list@example.org");
  expect(await repo.git("for-each-ref", "refs/heads")).toBe(before);
  expect(await repo.git("status", "--porcelain")).toBe("");
  const refs = await repo.git("for-each-ref");
  expect(await importMail(context, mailbox, PLAIN)).toMatchObject({ isNew: false, comments: 0, verdicts: 0 });
  expect(await repo.git("for-each-ref")).toBe(refs);
});

const LINES = Array.from({ length: 12 }, (_, at) => `line ${at + 1}\n`);
const GRACE = "Grace Reader <grace@example.org>";

function changed(...changes: readonly (readonly [number, string])[]): string {
  const lines = [...LINES];
  for (const [line, text] of changes) lines[line - 1] = `${text}\n`;
  return lines.join("");
}

/** A repository with `main`, and branches `v1` and `v2` of two patches each. */
async function twoVersions(objectFormat: "sha1" | "sha256" = "sha1"): Promise<Clone> {
  const repo = await tempRepo({ objectFormat });
  await repo.commit({ "a.txt": LINES.join(""), "b.txt": "b\n" }, "Begin");
  await repo.git("checkout", "-q", "-b", "v1");
  await repo.commit({ "a.txt": changed([3, "three"], [9, "nine"]) }, "Say three\n\nBecause.");
  await repo.commit({ "b.txt": "b\nbb\n", "a.txt": changed([1, "one"], [3, "three"], [9, "nine"]) }, "Add b");
  await repo.git("checkout", "-q", "-b", "v2", "main");
  await repo.commit({ "a.txt": changed([3, "THREE"], [9, "nine"]) }, "Say three");
  await repo.commit({ "b.txt": "b\nbb\n" }, "Add b");
  await repo.git("checkout", "-q", "main");
  return cloneOf(repo, "Carl", () => 1_700_100_000);
}

const taken = async ({ repo, context }: Clone, mails: string, input: Partial<ImportMailInput> = {}) => {
  const result = await importMail(context, Buffer.from(mails), { ...PLAIN, ...input });
  const comments = result.review.threads.flatMap((thread) =>
    thread.comments.map(({ item }) => ({
      by: item.author,
      body: item.description,
      at: item.location?.path ? `${item.extras.side} ${item.location.path}:${item.location.range?.startLine}` : null,
      patchSet: item.extras.patchSet,
      parent: item.parent,
    })),
  );
  return { ...result, comments_: comments, repo };
};

test("versions become patch sets of one review, with the titles and texts of their cover letters", async () => {
  const clone = await twoVersions();
  const { repo } = clone;
  const letter = (text: string): string =>
    text.replace("*** SUBJECT HERE ***", "Both changes").replace("*** BLURB HERE ***", "They belong together.");
  const first = letter(await series(repo, "main..v1", "one", "--cover-letter", "--base=main"));
  const second = letter(await series(repo, "main..v2", "two", "--cover-letter", "-v2")).replace("Both", "All");
  const once = await taken(clone, first);
  expect(once).toMatchObject({ isNew: true, versions: [{ how: "stated", number: 1 }], notes: [] });
  expect(once.review.current.description).toBe("Both changes\n\nThey belong together.");
  const { review, versions } = await taken(clone, first + second);
  expect(versions.map(({ isNew, how }) => `${isNew} ${how}`)).toEqual(["false recorded", "true contents"]);
  expect(review.revision).toBe(once.review.revision);
  expect(review.current.description).toBe("All changes\n\nThey belong together.");
  const trees = await Promise.all(review.patchSets.map(({ head }) => repo.git("rev-parse", `${head}^{tree}`)));
  expect(trees).toEqual([await repo.git("rev-parse", "v1^{tree}"), await repo.git("rev-parse", "v2^{tree}")]);
  await repo.git("gc", "-q", "--prune=now");
  expect(await repo.git("cat-file", "-t", review.patchSets[0]?.head ?? "")).toBe("commit");
  expect(await taken(clone, first + second)).toMatchObject({
    isNew: false,
    comments: 0,
    versions: [{ isNew: false }, { isNew: false }],
  });
});

test("paragraphs of replies become comments on the lines above them, and replies to those become replies", async () => {
  const clone = await twoVersions("sha256");
  const patches = await series(clone.repo, "main..v1", "one");
  const grace = reply({
    id: "r1@x",
    to: "one-1@x",
    from: GRACE,
    minutes: 1,
    subject: "[PATCH 1/2] Say three",
    body: `On Tue, Mar 1, 2022, Ada Proof wrote:
> Because.

Why?

> diff --git a/a.txt b/a.txt
> @@ -1,6 +1,6 @@
>  line 1
>  line 2
> -line 3

Keep this.

> +three
>  line 4

Louder, please.
And longer.

-- 
Grace`,
  });
  const ada = reply({
    id: "r2@x",
    to: "r1@x",
    from: "Ada Proof <ada@example.org>",
    minutes: 2,
    body: `On Tue, Mar 1, 2022, Grace wrote:
>> +three
>>  line 4
>
> Louder, please.
> And longer.

I will.

>> -line 9

This line too.`,
  });
  const second = reply({
    id: "r3@x",
    to: "one-2@x",
    from: GRACE,
    minutes: 3,
    body: "> +one\n\nFine.\n\n> +bb\n\nTwice?\n",
  });
  const { comments_: comments, review } = await taken(clone, patches + grace + ada + second);
  const parent = review.threads
    .flatMap((thread) => thread.comments)
    .find(({ item }) => item.description.startsWith("Louder"));
  expect(comments).toEqual([
    {
      by: "grace@example.org",
      body: "On patch 1 of 2, “Say three”:\n\n> Because.\n\nWhy?",
      at: null,
      patchSet: 1,
      parent: "",
    },
    { by: "grace@example.org", body: "Keep this.", at: "old a.txt:3", patchSet: 1, parent: "" },
    { by: "grace@example.org", body: "Louder, please.\nAnd longer.", at: "new a.txt:4", patchSet: 1, parent: "" },
    { by: "ada@example.org", body: "I will.", at: null, patchSet: undefined, parent: parent?.item.id },
    { by: "ada@example.org", body: "This line too.", at: "old a.txt:9", patchSet: 1, parent: "" },
    { by: "grace@example.org", body: "Fine.", at: "new a.txt:1", patchSet: 1, parent: "" },
    { by: "grace@example.org", body: "Twice?", at: "new b.txt:2", patchSet: 1, parent: "" },
  ]);
  expect(parent?.item.extras.imported).toEqual({ by: "carl@example.org", mail: "r1@x" });
  expect(parent?.item.extras.name).toBe("Grace Reader");
  const again = await taken(clone, patches + grace + ada + second);
  expect(again.comments_).toEqual(comments);
  expect(again.comments).toBe(0);
});

test("trailers of the sender are verdicts: on the cover letter, or once they are on every patch", async () => {
  const clone = await twoVersions();
  const patches = await series(clone.repo, "main..v1", "one", "--cover-letter");
  const mails = [
    reply({
      id: "a@x",
      to: "one-0@x",
      from: GRACE,
      minutes: 1,
      body: "Good work.\n\nReviewed-by: Grace Reader <grace@example.org>",
    }),
    reply({
      id: "b@x",
      to: "one-1@x",
      from: "Rob <rob@example.org>",
      minutes: 2,
      body: "> Because.\n\nAcked-by: Rob <rob@example.org>",
    }),
    reply({
      id: "c@x",
      to: "one-2@x",
      from: "Rob <rob@example.org>",
      minutes: 3,
      body: "Acked-by: Rob <rob@example.org>",
    }),
    reply({
      id: "d@x",
      to: "one-1@x",
      from: "Tim <tim@example.org>",
      minutes: 4,
      body: "Tested-by: Tim <tim@example.org>",
    }),
    reply({
      id: "e@x",
      to: "one-1@x",
      from: "Tim <tim@example.org>",
      minutes: 5,
      body: "Reviewed-by: Grace Reader <grace@example.org>",
    }),
    reply({
      id: "f@x",
      to: "one-2@x",
      from: "Nan <nan@example.org>",
      minutes: 6,
      body: "Nacked-by: Nan <nan@example.org>",
    }),
    reply({
      id: "g@x",
      to: "one-0@x",
      from: "Ada Proof <ada@example.org>",
      minutes: 7,
      body: "Reviewed-by: Ada Proof <ada@example.org>",
    }),
  ];
  const { review, verdicts, comments } = await taken(clone, patches + mails.join(""));
  expect(review.verdicts.map(({ by, verdict }) => `${by.email} ${verdict}`)).toEqual([
    "grace@example.org approve",
    "rob@example.org approve",
    "nan@example.org reject",
  ]);
  expect([verdicts, comments]).toEqual([3, 4]);
  expect(review.threads.find(({ isVerdict }) => isVerdict)?.root.item.description).toBe(
    "Good work.\n\nReviewed-by: Grace Reader <grace@example.org>",
  );
  const changed = reply({
    id: "h@x",
    to: "one-0@x",
    from: "Nan <nan@example.org>",
    minutes: 9,
    body: "Acked-by: Nan <nan@example.org>",
  });
  const later = await taken(clone, patches + mails.join("") + changed);
  expect(later.review.verdicts.at(-1)).toMatchObject({
    by: { email: "nan@example.org" },
    verdict: "approve",
    isActive: true,
  });
  expect(later.review.status).toBe(true);
});

test("for a patch that does not apply its name and the reason are reported, and nothing is written", async () => {
  const clone = await twoVersions();
  const patches = await series(clone.repo, "main..v1", "one");
  await clone.repo.commit({ "a.txt": "other\n" }, "Rewrite");
  const other = await clone.repo.git("rev-parse", "HEAD");
  const refs = await clone.repo.git("for-each-ref");
  await expect(taken(clone, patches, { base: "main" })).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: `Patch 1 of 2, “Say three”, does not apply to ${other.slice(0, 12)}. The lines that it changes at line 1 of a.txt are different there. Nothing was imported. Name the commit that the series is for: --base <revision>`,
  });
  expect(await clone.repo.git("for-each-ref")).toBe(refs);
  // Without a base, the commit with the contents that the patches name is found.
  expect(await taken(clone, patches)).toMatchObject({
    versions: [{ how: "contents", base: await clone.repo.git("rev-parse", "HEAD^") }],
  });
});

test("an incomplete version is left out, several series and files without patches are refused", async () => {
  const clone = await twoVersions();
  const whole = await series(clone.repo, "main..v1", "one");
  const half = (await series(clone.repo, "v2~1..v2", "two", "-v2", "--start-number=2")).replace(
    "[PATCH v2]",
    "[PATCH v2 2/2]",
  );
  expect(await taken(clone, whole + half)).toMatchObject({ notes: ["Version 2 lacks patch 1 and is left out."] });
  const second = (await series(clone.repo, "main..v2", "two")).replaceAll("Say three", "Say it");
  await expect(taken(clone, whole + second)).rejects.toThrow(
    "This file has several series of version 1. Save each to a file of its own.",
  );
  for (const text of ["", "Hello", reply({ id: "r@x", to: "q@x", from: GRACE, minutes: 1, body: "Yes." })])
    await expect(taken(clone, text)).rejects.toThrow("This file has no patches");
});

test("scissors lines are respected on request, as with git am", async () => {
  const clone = await twoVersions();
  const { repo } = clone;
  const patch = (await series(repo, "main..v1~1", "one")).replace(
    "\n\nBecause.",
    "\n\nHello all,\n-- >8 --\nSubject: Cut here\n\nBecause.",
  );
  const { review } = await taken(clone, patch, { scissors: true });
  const base = await repo.git("rev-parse", "main");
  expect(await repo.git("log", FACTS, `${base}..${review.head}`)).toBe(
    await byGit(repo, Buffer.from(patch), base, "--scissors"),
  );
});

test("hostile mails neither run anything nor write anything but notes and objects", async () => {
  const clone = await twoVersions();
  const { repo, context } = clone;
  const patch = await series(repo, "main..v1~1", "one");
  for (const path of ["../../evil", ".git/config", "/etc/evil"]) {
    const evil = patch
      .replaceAll("a/a.txt", `a/${path}`)
      .replaceAll("b/a.txt", `b/${path}`)
      .replace(/^index .*\n/mu, "");
    await expect(taken(clone, evil)).rejects.toMatchObject({ code: "BAD_INPUT" });
  }
  const nested = `From a@b Thu Jan  1 00:00:00 1970\nFrom: x@y\nSubject: Re: x\nContent-Type: multipart/mixed; boundary=a\n\n${"--a\nContent-Type: multipart/mixed; boundary=a\n\n".repeat(200)}`;
  const naughty = reply({
    id: "n@x",
    to: "one-1@x",
    from: '"\u202e<script>" <x"y@example.org>',
    minutes: 1,
    body: "\u0000\u0008<img src=x onerror=alert(1)>\ud800",
  });
  const { notes, comments_: comments } = await taken(clone, patch + nested + naughty);
  expect(notes).toEqual(["1 of the mails cannot be read and are left out."]);
  expect(comments.at(-1)?.body).toContain("<img src=x onerror=alert(1)>");
  expect(await repo.git("status", "--porcelain")).toBe("");
  const agent = { ...context, viewer: { ...context.viewer, role: "agent" as const, agent: "Robo" } };
  await expect(importMail(agent, Buffer.from(patch), PLAIN)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("replies that arrive later, in another file, find their patches and the comments that they answer", async () => {
  const clone = await twoVersions();
  const patches = await series(clone.repo, "main..v1", "one");
  const grace = reply({ id: "r1@x", to: "one-2@x", from: GRACE, minutes: 1, body: "> +bb\n\nTwice?" });
  await taken(clone, patches + grace);
  const ada = reply({
    id: "r2@x",
    to: "r1@x",
    from: "Ada Proof <ada@example.org>",
    minutes: 2,
    body: "> Twice?\n\nYes.",
  });
  const rob = reply({ id: "r3@x", to: "one-1@x", from: "Rob <rob@example.org>", minutes: 3, body: "> +three\n\nNo." });
  const later = await taken(
    clone,
    ada.replace("In-Reply-To: <r1@x>", "In-Reply-To: <r1@x>\nReferences: <one-2@x> <r1@x>") + rob,
  );
  expect(later).toMatchObject({ isNew: false, comments: 2, notes: [] });
  const [first, second] = later.review.threads;
  expect(first?.comments.map(({ item }) => item.description)).toEqual(["Twice?", "Yes."]);
  expect(second?.root.item).toMatchObject({ description: "No.", location: { path: "a.txt", range: { startLine: 3 } } });
  expect(await taken(clone, patches + grace + ada + rob)).toMatchObject({ comments: 0 });
});

test("a mail cannot withdraw an objection or resolve a thread of a person who wrote it here", async () => {
  const clone = await twoVersions();
  const { repo, context } = clone;
  const request = { head: "v1", base: "main", title: "Here", body: "", reviewers: [] };
  const { review } = await requestReview(context, { key: "request-1", ...request });
  await giveVerdict(context, { key: "verdict-1", review, verdict: "reject", body: "No." });
  const anchor = { path: "a.txt", side: "new", startLine: 3, endLine: null, commit: null } as const;
  await addComment(context, { key: "comment-1", review, anchor, body: "Change it.", kind: "blocking" });
  const { mailbox } = await exportMail(context, { review, patchSet: null });
  const [id = ""] =
    /[0-9a-f]+@galley\.invalid(?=>\nIn-Reply-To.*\nReferences.*\nX-Galley[^:]*: [^\n]*\n(?: .*\n)*.*\n.*\n.*\n\n> )/u.exec(
      mailbox.toString(),
    ) ?? [];
  const forged = (to: string, fields: object, body: string): string =>
    reply({ id: `${body.length}@evil`, to, from: "Carl <carl@example.org>", minutes: 1, body }).replace(
      "\nContent-Type",
      `\nX-Galley: ${Buffer.from(JSON.stringify({ review, ...fields })).toString("base64")}\nContent-Type`,
    );
  const [lead = ""] = /(?<=Message-ID: <)[^>]+/u.exec(mailbox.toString()) ?? [];
  const mails = `${mailbox.toString("latin1")}${forged(id, { act: "resolve", bit: "accepts" }, "Resolved.")}${forged(lead, { verdict: "approve", bit: "accepts" }, "Approved.")}`;
  const found = await importMail(context, Buffer.from(mails, "latin1"), PLAIN);
  expect(found).toMatchObject({ isNew: false, review: { revision: review } });
  expect(found.review.openThreads).toBe(1);
  expect(found.review.verdicts).toMatchObject([{ verdict: "reject", isImported: false, isActive: true }]);
  expect(found.review.state).toBe("CHANGES_REQUESTED");
  expect(await repo.git("status", "--porcelain")).toBe("");
});

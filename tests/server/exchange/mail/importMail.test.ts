import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importMail, type ImportMailInput } from "#server/exchange/mail/importMail.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { cloneOf, type Clone } from "../../operations/requests/twoClones.ts";
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
  expect(versions).toMatchObject([{ number: 1, base, how: "target" }]);
  const imported = await repo.git("log", "--reverse", FACTS, `${base}..${review.head}`);
  expect(imported).toBe(await byGit(repo, mailbox, base));
  expect(review.title).toBe("Größe of the first line that is long");
  expect(review.current.requester).toBe("list@example.org");
  expect(await repo.git("for-each-ref", "refs/heads")).toBe(before);
  expect(await repo.git("status", "--porcelain")).toBe("");
  const refs = await repo.git("for-each-ref");
  expect(await importMail(context, mailbox, PLAIN)).toMatchObject({ isNew: false, versions: [{ isNew: false }] });
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

const taken = ({ context }: Clone, mails: string, input: Partial<ImportMailInput> = {}) =>
  importMail(context, Buffer.from(mails), { ...PLAIN, ...input });

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
  expect(versions.map(({ isNew, how }) => `${isNew} ${how}`)).toEqual(["false recorded", "true target"]);
  expect(review.revision).toBe(once.review.revision);
  expect(review.current.description).toBe("All changes\n\nThey belong together.");
  const trees = await Promise.all(review.patchSets.map(({ head }) => repo.git("rev-parse", `${head}^{tree}`)));
  expect(trees).toEqual([await repo.git("rev-parse", "v1^{tree}"), await repo.git("rev-parse", "v2^{tree}")]);
  await repo.git("gc", "-q", "--prune=now");
  expect(await repo.git("cat-file", "-t", review.patchSets[0]?.head ?? "")).toBe("commit");
  expect(await taken(clone, first + second)).toMatchObject({
    isNew: false,
    versions: [{ isNew: false }, { isNew: false }],
  });
});

test("replies are left out, and the answer says how many", async () => {
  const clone = await twoVersions();
  const patches = await series(clone.repo, "main..v1", "one");
  const answer = (id: string): string =>
    reply({
      id,
      to: "one-1@x",
      from: GRACE,
      minutes: 1,
      body: "> +three\n\nWhy?\n\nReviewed-by: Grace Reader <grace@example.org>",
    });
  const { review, notes } = await taken(clone, patches + answer("r1@x") + answer("r2@x"));
  expect(notes).toEqual(["2 of the mails have no patch and are left out. Replies become no comments."]);
  expect({ threads: review.threads, verdicts: review.verdicts }).toEqual({ threads: [], verdicts: [] });
  expect(await taken(clone, answer("r3@x"))).toMatchObject({
    isNew: false,
    versions: [],
    review: { entryCount: review.entryCount },
  });
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
});

test("an incomplete version is left out, several series and files without patches are refused", async () => {
  const clone = await twoVersions();
  const whole = await series(clone.repo, "main..v1", "one");
  const half = (await series(clone.repo, "v2~1..v2", "two", "-v2", "--start-number=2")).replace(
    "[PATCH v2]",
    "[PATCH v2 2/2]",
  );
  expect(await taken(clone, whole + half)).toMatchObject({
    notes: ["Version 2 lacks patch 1 and is left out."],
    isPartial: true,
  });
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
  const naughty = patch
    .replace(/^From: .*$/mu, 'From: "\u202e<script>" <x"y@example.org>')
    .replace("Say three", "\u0008<img>");
  const { notes, review, isPartial } = await taken(clone, naughty + nested);
  expect(isPartial).toBe(true);
  expect(notes).toEqual(["1 of the mails cannot be read and are left out."]);
  expect(review.title).toBe("<img>");
  expect(await repo.git("status", "--porcelain")).toBe("");
  const agent = { ...context, viewer: { ...context.viewer, role: "agent" as const, agent: "Robo" } };
  await expect(importMail(agent, Buffer.from(patch), PLAIN)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

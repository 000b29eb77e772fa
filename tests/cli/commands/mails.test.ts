import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

it("imports a series of mails once, and says that replies are left out", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ "a.txt": "one\ntwo\n" }, "Begin");
  await repo.git("config", "user.email", "carl@example.org");
  await repo.git("config", "user.name", "Carl");
  await repo.git("checkout", "-q", "-b", "work");
  await repo.commit({ "a.txt": "one\nTWO\n" }, "Shout two");
  const patch = (await repo.git("format-patch", "--stdout", "-1")).replace("Subject:", "Message-ID: <p@x>\nSubject:");
  await repo.git("checkout", "-q", "main");
  await repo.git("branch", "-D", "work");
  const reply = `\nFrom x@y Tue Mar  1 00:00:00 2022
From: Grace <grace@example.org>
Subject: Re: [PATCH] Shout two
Date: Tue, 1 Mar 2022 10:00:00 +0000
Message-ID: <r@x>
In-Reply-To: <p@x>

> +TWO

Too loud.

Acked-by: Grace <grace@example.org>
`;
  const file = join(await tempFolder(), "series.mbox");
  await writeFile(file, patch + reply);
  const { text, code } = await runGalley(repo.path, ["import", file]);
  expect(code).toBe(0);
  expect(text).toMatch(
    new RegExp(
      `^New review [0-9a-f]{12}: Shout two\nPatch set 1: 1 patch on ${base.slice(0, 12)}, the target branch\\.\n` +
        "1 of the mails have no patch and are left out\\. Replies become no comments\\.\n$",
      "u",
    ),
  );
  const id = /[0-9a-f]{12}/u.exec(text)?.[0] ?? "";
  expect((await runGalley(repo.path, ["comments", id])).text).not.toContain("Too loud.");
  expect((await runGalley(repo.path, ["import", file])).text).toContain("Nothing is new.");
  // The trailer of a reply is no approval.
  await repo.commit({ ".galley/review.json": JSON.stringify({ version: 1, land: { approvals: 1 } }) });
  expect((await runGalley(repo.path, ["land", id])).text).toContain(
    "The current patch set has 0 of 1 required approvals.",
  );
  await expect(runGalley(repo.path, ["import", "-"], { input: "no mail" })).rejects.toThrow(
    "Galley does not recognize this file. It imports comments saved in an exported review, or mails with patches.",
  );
});

it("exits with 2 when a version lacks a patch or a mail cannot be read, and imports the rest", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n" }, "Begin");
  await repo.git("config", "user.email", "carl@example.org");
  await repo.git("checkout", "-q", "-b", "work");
  await repo.commit({ "a.txt": "ONE\n" }, "Shout one");
  const patch = await repo.git("format-patch", "--stdout", "-1");
  await repo.git("checkout", "-q", "main");
  const half = patch.replace("[PATCH]", "[PATCH v2 2/2]");
  const file = join(await tempFolder(), "series.mbox");
  await writeFile(file, `${patch}\n${half}`);
  for (const line of ["Patch set 1: 1 patch on", "Nothing is new."]) {
    const { text, code } = await runGalley(repo.path, ["import", file]);
    expect([code, text]).toEqual([2, expect.stringContaining(line)]);
    expect(text).toContain("Version 2 lacks patch 1 and is left out.");
  }
});

it("exports a review as a mailbox, and prints its content first", async () => {
  const { repo } = await reviewedRepo();
  await runGalley(repo.path, ["comment", "long.txt:10", "-m", "It leaks.", "--review", "topic"]);
  const file = join(await tempFolder(), "topic.mbox");
  const summary = "Change some lines: 1 patch and 1 comment.\n";
  expect((await runGalley(repo.path, ["export", "topic", "--mbox"])).text).toBe(
    `${summary}Nothing was written. Add -o review.mbox to write it. Nothing is ever sent.\n`,
  );
  const { text } = await runGalley(repo.path, ["export", "topic", "--mbox", "-o", file]);
  expect(text).toBe(`${summary}Wrote ${file} (2 kB).\n`);
  expect(await readFile(file, "utf8")).toContain("long.txt:10:\n\n  ");
  const again = runGalley(repo.path, ["export", "topic", "--mbox", "-o", file]);
  await expect(again).rejects.toThrow("There is already a file of this name.");
  const refused = (...more: readonly string[]) => runGalley(repo.path, ["export", "topic", ...more]);
  await expect(refused("--mbox", "-o", "-")).rejects.toThrow("it is written to a file only. Name it: -o review.mbox");
  await expect(refused("--mbox", "--without-names")).rejects.toThrow("Export it without --mbox instead.");
  await expect(refused("--mbox", "--patch-set", "two")).rejects.toThrow("“two” is not the number of a patch set.");
  await expect(refused("--patch-set", "1")).rejects.toThrow("--patch-set is only for --mbox.");
});

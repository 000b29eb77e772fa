import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { openLander } from "./landingRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

afterEach(() => void vi.unstubAllEnvs());

/** Settings with which git's own merge, squash, rebase, cherry-pick, commit or push makes something else, or refuses. */
const SETTINGS = `
[merge]
	ff = only
	renames = false
	directoryRenames = true
	renameLimit = 1
	renormalize = true
	conflictStyle = diff3
	default = ours
	log = true
	verifySignatures = true
	suppressDest = *
	autoStash = true
[merge "ours"]
	driver = true
[branch "main"]
	mergeOptions = --squash --no-commit
	rebase = true
[diff]
	renames = false
	algorithm = patience
[commit]
	cleanup = strip
	template = /nonexistent/template
[rebase]
	autoSquash = true
	updateRefs = true
	rebaseMerges = true
	missingCommitsCheck = error
[i18n]
	commitEncoding = ISO-8859-1
[core]
	commentChar = C
	editor = false
[user]
	name = Mallory
	email = mallory@example.org
[author]
	name = Mallory
[committer]
	name = Mallory
[push]
	default = nothing
	followTags = true
`;

/** Lands a change of which each side renames what the other edits, and returns the target and the objects that it names. */
async function landed(method: LandingMethod, where: "nowhere" | "repository" | "user"): Promise<string> {
  const repo = await tempRepo();
  const file = join(await tempFolder(), "config");
  await writeFile(file, where === "user" ? SETTINGS : "");
  vi.stubEnv("GIT_CONFIG_GLOBAL", file);
  const lines = Array.from({ length: 20 }, (_, at) => `${at}\n`);
  await repo.commit({ "old/a": lines.join(""), "old/b": `b${lines.join("")}`, crlf: "1\n2\n" }, "base");
  await repo.git("switch", "--quiet", "--create", "topic");
  await repo.commit({ "old/a": null, "new/a": lines.join(""), "new/c": "c\n" }, "rename a");
  await repo.commit({ "old/b": lines.join("b") }, "fixup! Ünder\n\nCount\n# 1");
  if (method !== "fast-forward") {
    await repo.git("switch", "--quiet", "main");
    await repo.commit({ "old/a": `first\n${lines.join("")}`, "old/d": "d\n" }, "edit a");
  }
  await repo.git("switch", "--quiet", "--detach");
  if (where === "repository") await writeFile(join(repo.path, ".git/config"), SETTINGS, { flag: "a" });
  const ada = await openLander(repo);
  const tip = await ada.land(await ada.request("topic", "main"), method);
  expect(await repo.git("rev-parse", "main")).toBe(tip);
  return repo.git("-c", "core.commentChar=#", "-c", "i18n.commitEncoding=UTF-8", "cat-file", "commit", "main");
}

for (const method of sampleOf(["squash", "merge", "rebase", "fast-forward"] as const))
  it(`a landing by ${method} makes the same commit whatever the settings of the user and the repository are`, async () => {
    const expected = await landed(method, "nowhere");
    expect(await landed(method, "repository")).toBe(expected);
    expect(await landed(method, "user")).toBe(expected);
  });

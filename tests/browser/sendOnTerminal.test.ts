import { afterEach, expect, it, vi } from "vitest";
import { clonedPull } from "#tests/helpers/clonedPull.ts";
import { onTerminal } from "#tests/helpers/onTerminal.ts";
import { runProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

afterEach(() => void vi.unstubAllEnvs());

it(
  "a terminal shows what would be sent and asks: nothing is sent without a yes, and all of it with one",
  { tags: "slow" },
  async () => {
    vi.stubEnv("XDG_CACHE_HOME", await tempFolder());
    const { forge, repo, gh } = await clonedPull();
    vi.stubEnv("HOME", gh.folder);
    const { stdout } = await runProgram(["pr", "7", "--no-open"], repo.path);
    const key = /[0-9a-f]{12}/u.exec(stdout)?.[0] ?? "";
    const commented = ["comment", "word.txt:3", "--review", key, "-m", "Why so \u202eloud?"];
    expect(await runProgram(commented, repo.path)).toMatchObject({ code: 0 });
    const refused = await onTerminal(repo.path, "pr send 7", [["Send? [y/N]", ""]]);
    expect(refused).toContain("one review: comment; 1 comment");
    expect(refused).not.toContain("\u202e");
    expect(refused).toContain("Nothing was sent.");
    expect(forge.published().threads).toEqual([]);
    const sent = await onTerminal(repo.path, "pr send 7", [["Send? [y/N]", "y"]]);
    expect(sent).toContain("Sent to github.com/galley/press, pull request 7.");
    expect(forge.published().threads).toEqual([["word.txt", "RIGHT", null, 3, false, ["Why so \u202eloud?"]]]);
  },
);

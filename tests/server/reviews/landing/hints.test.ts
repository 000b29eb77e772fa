import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beginWithTopic } from "./hintFixture.ts";
import { LANDING_HINTS } from "../../operations/landing/landingHints.ts";
import { REQUIREMENT_HINTS } from "./requirementHints.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

beforeEach(beginWithTopic);
afterEach(() => void vi.unstubAllEnvs());

const CASES = { ...LANDING_HINTS, ...REQUIREMENT_HINTS };

/** Hints that another test follows. It has their text. */
const IN_OTHER_TESTS: Readonly<Record<string, string>> = {
  "landReview.ts: Squash it.": "landedDifference.test.ts", // only reached if the plan is wrong
  "planLanding.ts: Update it first.": "landedDifference.test.ts",
  "pushLanding.ts: Fetch and merge them, then push again.": "../../exchange/sync/pushLanding.test.ts",
  "requirements.ts: Ask for another signed approval.": "verifyPush.test.ts",
  "requirements.ts: Correct them, or dismiss them with a reason.": "requirements.test.ts",
  "requirements.ts: Ask somebody else to approve it": "requirements.test.ts",
  "requirements.ts: Ask … to approve it again": "requirements.test.ts",
  "requirements.ts: Read it with another program, and give that as the reason.": "requirements.test.ts",
  "requirements.ts: Run the checks.": "requirements.test.ts",
  "requirements.ts: Run these checks until they pass.": "requirements.test.ts",
  "requirements.ts: View them, and mark them as viewed.": "requirements.test.ts",
  "branchSigners.ts: Correct it on the target branch.": "verifyPush.test.ts",
  "verifiedCommits.ts: Fetch the history:": "verifyRange.test.ts",
  "verifyPush.ts: Fetch from a remote that has a name, and name its branch:": "firstPush.test.ts",
  "verifyPush.ts: Somebody with access to this repository can name one:": "firstPush.test.ts",
  "verifyPush.ts: Push notes that have all lines of those there.": "pushedNotes.test.ts",
  "verifyPush.ts: Fetch it first:": "verifyPush.test.ts",
  "verifyPush.ts: Merge them first:": "verifyPush.test.ts",
  "verifyPush.ts: Push commits to it.": "verifyPush.test.ts",
  "verifyPush.ts: Rebase or merge onto it, without --force.": "verifyPush.test.ts",
  "verifyRange.ts: Squash or rebase the change.": "verifyPush.test.ts",
};

const SERVER = join(import.meta.dirname, "../../../../src/server");
const FOLDERS = ["reviews/landing", "operations/landing", "exchange/sync"];

/** The beginnings of sentences that say what happened. Any other sentence says what to do. */
const STATEMENT =
  /^(?:An?|All|Approvals|Changes|Commit …|Galley|It|Merge … '…'|No|Nobody|On|The|There|These|This|Those|Uncommitted|Without|You|…)(?:[ ,]|$)/u;

/** Lists what the sources of landing advise: every sentence of a text in them that is no statement, each once as `file: hint`. */
function hintsIn(): readonly string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(SERVER, folder)).map((name) => [folder, name] as const),
  ).filter(([, name]) => name !== "syncReviews.ts");
  const found = files.flatMap(([folder, name]) => {
    let code = readFileSync(join(SERVER, folder, name), "utf8").replaceAll(
      /^\s*(?:\/\/|\/?\*).*$|^import[^;]*;$/gmu,
      "",
    );
    const texts = Array.from(code.matchAll(/"((?:[^"\\\n]|\\.)*)"/gu), ([, text = ""]) => text);
    // The innermost expressions first, as they may have texts themselves.
    for (let before = ""; before !== code;) [before, code] = [code, code.replaceAll(/\$\{[^{}]*\}/gu, "…")];
    texts.push(...Array.from(code.matchAll(/(?<!\\)`((?:[^`\\]|\\.)*)`/gu), ([, text = ""]) => text));
    const sentences = texts.flatMap((text) => text.split(/(?<=[.:]) /u)).map((sentence) => sentence.trim());
    const hints = sentences.filter((sentence) => /^\p{Lu}\S* \S/u.test(sentence) && !STATEMENT.test(sentence));
    return hints.map((hint) => `${name}: ${hint}`);
  });
  return [...new Set(found)].toSorted();
}

test("every hint that landing prints has a test that follows it", () => {
  expect(hintsIn()).toEqual([...Object.keys(CASES), ...Object.keys(IN_OTHER_TESTS)].toSorted());
  const lacking = Object.entries(IN_OTHER_TESTS).filter(([hint, file]) => {
    const path = join(import.meta.dirname, file);
    const words = hint.slice(hint.indexOf(": ") + 2).split("…");
    return !existsSync(path) || !words.every((part) => readFileSync(path, "utf8").includes(part.trim()));
  });
  expect(lacking).toEqual([]);
});

describe("a hint that landing prints works in the state in which it is printed:", () => {
  test.each(sampleOf(Object.entries(CASES)))("%s", async (_, follow) => {
    expect.hasAssertions();
    await follow();
  });
});

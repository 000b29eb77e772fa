import { beforeEach, describe, expect, it } from "vitest";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { dismissFinding } from "#server/operations/comments/dismissals.ts";
import type { DismissedFinding } from "#server/reviews/reports/Dismissals.ts";
import { readReports } from "#server/reviews/reports/readReports.ts";
import { changeKeys } from "#server/git/patches/hunkKeys.ts";
import { importReport } from "#server/exchange/reports/importReport.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { updateReview } from "#server/operations/requests/updateReview.ts";
import { markViewed } from "#server/operations/marks/markViewed.ts";
import type { FileContent, Files } from "#tests/helpers/tempRepo.ts";
import { requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
});

const RULES = ".galley/review.json";
const withRules = (land: object): Files => ({ [RULES]: JSON.stringify({ version: 1, land }) });

/** Commits to main, and leaves topic checked out, on which main may move. */
async function onMain(files: Files): Promise<void> {
  await fixture.repo.git("switch", "--quiet", "main");
  await fixture.repo.commit(files);
  await fixture.repo.git("switch", "--quiet", "topic");
}

async function rebase(): Promise<void> {
  // By the author: who commits a change does not approve it.
  const env = { GIT_COMMITTER_NAME: "Ada Proof", GIT_COMMITTER_EMAIL: "ada@example.org" };
  await fixture.repo.gitBytes(["rebase", "--quiet", "main"], { env });
  await recordPatchSet(fixture.ada, { review: fixture.first });
}

async function unmet(method: LandingMethod = "squash"): Promise<readonly string[]> {
  return (await previewLanding(fixture.ada, { review: fixture.first, method })).unmet;
}

let keys = 0;

async function approve(by: "ada" | "carl" | "grace" = "carl"): Promise<void> {
  keys += 1;
  fixture.tick(60);
  const { ada, carl } = fixture;
  const grace = { ...ada, viewer: { ...ada.viewer, email: "grace@example.org", name: "Grace" } };
  const input = { key: `approve-${keys}`, review: fixture.first, verdict: "approve", body: "" } as const;
  await giveVerdict({ ada, carl, grace }[by], input);
}

async function land(override?: string): Promise<string> {
  const { head, target } = await previewLanding(fixture.ada, { review: fixture.first, method: "squash" });
  const input = { key: "land-1234", review: fixture.first, method: "squash", head, target, override } as const;
  return (await landReview(fixture.ada, input)).landed;
}

describe("approvals", () => {
  const NONE = "The current patch set has 0 of 1 required approvals. Ask somebody else to approve it.";
  const OWN =
    "The current patch set has 0 of 1 required approvals. Approvals by Ada do not count: they took part in the change. Ask somebody else to approve it.";
  const AGAIN = "The current patch set has 0 of 1 required approvals. Ask Carl to approve it again.";

  it("count if they are by others than the author", async () => {
    await onMain(withRules({ approvals: 1 }));
    expect(await unmet()).toEqual([NONE]);
    await approve("ada");
    expect(await unmet()).toEqual([OWN]);
    await expect(land()).rejects.toMatchObject({ code: "CONFLICT", message: expect.stringContaining(OWN) });
    await approve();
    expect(await unmet()).toEqual([]);
    await land();
    expect(await fixture.review()).toMatchObject({ state: "MERGED" });
  });

  it.each([
    ["signed", { signed: true }, "These do not count: the one by Carl is without a valid signature."],
    ["approvers", { approvers: ["grace@example.org"] }, "These do not count: the one by Carl is by somebody whose"],
    ["agents", { agents: ["CARL@example.org"] }, "These do not count: the one by Carl is by an agent."],
    ["touch", { touch: true }, "the one by Carl is not signed with a security key that somebody touched."],
    ["maxAgeDays", { maxAgeDays: 1 }, "These do not count: the one by Carl is older than 1 days."],
  ])("do not count against the rule %s", async (_, rule, sentence) => {
    await onMain(withRules({ approvals: 1, ...rule }));
    await approve();
    fixture.tick(200_000);
    expect((await unmet()).join(" ")).toContain(sentence);
  });

  it("are needed by an owner of the files, in whatever number", async () => {
    const owners = [{ paths: ["**/*.txt", "docs/"], by: ["@core", "dana@example.org"] }];
    await onMain(withRules({ owners, groups: { core: ["grace@example.org"] } }));
    await approve();
    expect(await unmet()).toEqual(["new.txt needs an approval by @core or dana@example.org. Ask one of them."]);
    await approve("grace");
    expect(await unmet()).toEqual([]);
  });

  it("never count if they are by somebody who ever requested the change, or who made one of its commits", async () => {
    const { repo, first, ada, carl } = fixture;
    await onMain(withRules({ approvals: 1 }));
    const viewer = { ...ada.viewer, email: "ADA@Example.org" };
    await giveVerdict({ ...ada, viewer }, { key: "approve-ada", review: first, verdict: "approve", body: "" });
    const note = await repo.git("notes", "--ref=devtools/reviews", "show", first);
    const other = note.replace("ada@example.org", "mallory@example.org").replace("1700100000", "1700100001");
    const args = ["notes", "--ref=devtools/reviews", "add", "--force", "--file=-", first];
    await repo.gitBytes(args, { input: `${note}\n${other.replace("request-1", "request-2")}\n` });
    expect((await fixture.review()).current.requester).toBe("mallory@example.org");
    expect(await unmet()).toEqual([OWN]);
    await repo.commit({ "carl.txt": "carl\n" }, "Committed by Carl");
    await approve();
    expect(await unmet()).toEqual([OWN.replace("Ada do", "Ada and Carl do")]);
    await onMain(withRules({ approvals: 2, authorsMayApprove: true }));
    expect(await unmet()).toEqual([
      "The current patch set has 1 of 2 required approvals. Ask Ada to approve it again.",
    ]);
    await giveVerdict({ ...carl, viewer }, { key: "approve-again", review: first, verdict: "approve", body: "" });
    expect(await unmet()).toEqual([]);
  });

  it("must be as many as the rules require", async () => {
    await onMain(withRules({ approvals: 2 }));
    await approve();
    expect(await unmet()).toEqual([
      "The current patch set has 1 of 2 required approvals. Ask somebody else to approve it.",
    ]);
  });

  it("count after a rebase that changes nothing, and end with an edit", async () => {
    await onMain(withRules({ approvals: 1 }));
    await approve();
    await rebase();
    expect(await unmet()).toEqual([]);
    await fixture.repo.commit({ "new.txt": "newer\n" });
    await recordPatchSet(fixture.ada, { review: fixture.first });
    expect(await unmet()).toEqual([AGAIN]);
  });

  it("count after the base changed the same files only if the rules allow it", async () => {
    await approve();
    await onMain({ ...withRules({ approvals: 1 }), "word.txt": "one\ntwo\nthree\nfour\nfive\nSIX\n" });
    await rebase();
    expect(await unmet()).toEqual([AGAIN]);
    await onMain(withRules({ approvals: 1, carryOverBaseDrift: true }));
    expect(await unmet()).toEqual([]);
    await fixture.repo.commit({ "new.txt": "newer\n" });
    await recordPatchSet(fixture.ada, { review: fixture.first });
    expect(await unmet()).toEqual([AGAIN]);
  });

  it("do not count for another target, on which the change is larger", async () => {
    const { repo, base, first, ada } = fixture;
    await onMain({ "main.txt": "main\n" });
    await rebase();
    await approve();
    await repo.git("branch", "release", base);
    await repo.git("switch", "--quiet", "release");
    await repo.commit(withRules({ approvals: 1 }));
    await repo.git("switch", "--quiet", "topic");
    await updateReview(ada, { key: "target-1", review: first, target: "release" });
    expect(await unmet()).toEqual([AGAIN]);
    await approve("grace"); // raw git committed as Carl what the change has more
    expect(await unmet()).toEqual([]);
  });
});

describe("checks", () => {
  const report = (agent: string, status: string): Promise<string> =>
    fixture.repo.git(
      "notes",
      "--ref=devtools/ci",
      "append",
      "-m",
      JSON.stringify({ timestamp: String(1_700_100_000 + (keys += 1)), agent, status, v: 0 }),
      fixture.head,
    );

  it("with a name must have passed on the last commit", async () => {
    await onMain(withRules({ checks: ["build", "test", "lint"] }));
    await report("build", "success");
    await report("test", "failure");
    await report("other", "failure");
    const commit = fixture.head.slice(0, 10);
    expect(await unmet()).toEqual([
      `On ${commit}, test has failed and lint has not reported. Run these checks until they pass.`,
    ]);
    await report("lint", "");
    expect(await unmet()).toEqual([
      `On ${commit}, test has failed and lint is pending. Run these checks until they pass.`,
    ]);
    await report("lint", "success");
    await report("test", "success");
    expect(await unmet()).toEqual([]);
  });

  it("that an agent imported count only where the rules say so", async () => {
    const { head, repo } = fixture;
    const commit = head.slice(0, 10);
    const robo = { ...fixture.ada, viewer: { ...fixture.ada.viewer, role: "agent", agent: "Robo" } } as const;
    const text = JSON.stringify([{ filePath: "word.txt", messages: [] }]);
    await onMain(withRules({ checks: ["eslint"] }));
    await importReport(robo, { text, revision: head, name: null });
    const note: unknown = JSON.parse(await repo.git("notes", "--ref=devtools/ci", "show", head));
    expect(note).toMatchObject({
      agent: "eslint (imported by Robo)",
      tool: "eslint",
      importedBy: "Robo",
      status: "success",
    });
    expect(await unmet()).toEqual([
      `On ${commit}, eslint was imported by an agent only. Run these checks until they pass.`,
    ]);
    await onMain(withRules({ checks: true }));
    expect(await unmet()).toEqual([
      `No check has reported on ${commit}, but those that an agent imported. Run the checks.`,
    ]);
    await onMain(withRules({ checks: ["eslint"], agentChecks: true }));
    expect(await unmet()).toEqual([]);
    await onMain(withRules({ checks: ["eslint"] }));
    await importReport(fixture.ada, { text: "", revision: head, name: "eslint" });
    expect(await unmet()).toEqual([
      `On ${commit}, eslint did not show that it ran to its end. Run these checks until they pass.`,
    ]);
    await importReport(fixture.ada, { text, revision: head, name: null });
    expect(await unmet()).toEqual([]);
  });

  it("are all that have reported, and at least one, if no checks are named", async () => {
    await onMain(withRules({ checks: true }));
    const commit = fixture.head.slice(0, 10);
    expect(await unmet()).toEqual([`No check has reported on ${commit}. Run the checks.`]);
    await report("build", "failure");
    await report("x\n1 thread is unresolved", "success");
    expect(await unmet()).toEqual([`On ${commit}, build has failed. Run these checks until they pass.`]);
    await report("x\n1 thread is unresolved", "failure");
    await report("build", "success");
    expect(await unmet()).toEqual([
      String.raw`On ${commit}, x\n1 thread is unresolved has failed. Run these checks until they pass.`,
    ]);
    await report("x\n1 thread is unresolved", "success");
    expect(await unmet()).toEqual([]);
    await fixture.repo.commit({ "more.txt": "more\n" });
    expect(await unmet()).toEqual([expect.stringMatching(/^No check has reported on /u)]);
  });
});

it("the person who lands has viewed every hunk", async () => {
  await onMain(withRules({ viewed: true }));
  const { ada, base, head, first } = fixture;
  const all = ((await changeKeys(ada.git, base, head)) ?? []).flatMap((file) => file.keys);
  await markViewed(ada, { key: "viewed-1", review: first, keys: all.slice(1), isViewed: true });
  expect(await unmet()).toEqual(["You have not viewed 1 of 2 hunks. View them, and mark them as viewed."]);
  await markViewed(ada, { key: "viewed-2", review: first, keys: all, isViewed: true });
  expect(await unmet()).toEqual([]);
});

it("the person who lands has dismissed the findings that the change brought in", async () => {
  await onMain(withRules({ findings: true }));
  const { ada, head, first } = fixture;
  expect(await unmet()).toEqual([]);
  const text =
    "word.txt:3:1: warning: Loud. [loud]\nword.txt:5:1: warning: Old. [old]\nnew.txt:1:1: warning: New. [new]\n";
  await importReport(ada, { text, revision: head, name: "lint" });
  const files = await diffTree(ada.git, fixture.base, head);
  const { findings } = await readReports(ada, { from: fixture.base, to: head, files, states: [] });
  const dismissNew = (finding: DismissedFinding): Promise<void> =>
    dismissFinding(ada, finding, [first], { reason: "It is meant.", isAlways: false });
  const LEFT = " of lint that you did not dismiss. Correct them, or dismiss them with a reason.";
  expect(await unmet()).toEqual([`There are 2 new findings${LEFT}`]);
  const [one, other] = findings.filter(({ isNew }) => isNew);
  if (one === undefined || other === undefined) throw new Error("The change brought in two findings.");
  await dismissNew(one);
  expect(await unmet()).toEqual([`There is 1 new finding${LEFT}`]);
  await dismissNew(other);
  expect(await unmet()).toEqual([]);
});

/** Marks all of the current change as viewed. */
async function viewAll(): Promise<void> {
  const { ada, first } = fixture;
  await recordPatchSet(ada, { review: first });
  const { base, head } = await fixture.review();
  const found = base === null || head === null ? null : await changeKeys(ada.git, base, head);
  const all = (found ?? []).flatMap((file) => file.keys);
  await markViewed(ada, { key: `viewed-${(keys += 1)}`, review: first, keys: all, isViewed: true });
}

it("changes without lines can be viewed too: binary files, modes, links, submodules, renames, deleted and empty files", async () => {
  await onMain({ ...withRules({ viewed: true }), "tool.sh": "run\n", "old name.txt": "alpha\nbeta\n", gone: "" });
  await fixture.repo.git("rebase", "--quiet", "main");
  await fixture.repo.commit({
    "binary.bin": Buffer.from([0, 1, 2]),
    "tool.sh": { program: "run\n" },
    "old name.txt": null,
    "new name.txt": "alpha\nbeta\n",
    "same.txt": { symlink: "word.txt" },
    module: { gitlink: "2222222222222222222222222222222222222222" },
    "nothing.txt": "",
    gone: null,
  });
  await viewAll();
  expect(await unmet()).toEqual([]);
});

it("a file that is too large to be marked as viewed does not count as viewed", { tags: "slow" }, async () => {
  await onMain(withRules({ viewed: true }));
  await fixture.repo.commit({ "large.txt": "large\n".repeat(6 * 1024 * 1024) });
  await viewAll();
  expect(await unmet()).toEqual([
    "1 file is too large to be marked as viewed. Read it with another program, and give that as the reason.",
  ]);
  await fixture.repo.git("switch", "--quiet", "topic");
  await land("Read in less");
});

it("no merge commit is landed, neither a new one nor one of the change", async () => {
  const MERGES = ["No merge commit may be landed on main. Choose squash or rebase."];
  const { repo } = fixture;
  await onMain(withRules({ linearHistory: true }));
  expect(await unmet("merge")).toEqual(MERGES);
  expect(await unmet("rebase")).toEqual([]);
  await repo.git("merge", "--quiet", "--no-edit", "main");
  expect(await unmet("fast-forward")).toEqual(MERGES);
  expect(await unmet("squash")).toEqual([]);
  expect(await unmet("rebase")).toEqual([]);
});

it("only the methods that the rules name are allowed", async () => {
  await onMain(withRules({ methods: ["squash", "rebase"] }));
  expect(await unmet("merge")).toEqual(["Changes are landed on main by squash or rebase only. Choose another method."]);
  expect(await unmet("squash")).toEqual([]);
});

it("a file in the change or in the work tree does not count, only the one in the target", async () => {
  const { repo } = fixture;
  await onMain(withRules({ approvals: 1 }));
  await repo.commit(withRules({}));
  expect(await unmet()).toHaveLength(1);
  await repo.git("branch", "--quiet", "--force", "main", "main~1");
  await repo.commit(withRules({ approvals: 3 }));
  await repo.write({ [RULES]: "damaged" });
  expect(await unmet()).toEqual([]);
});

it("no rule removes the fixed requirements", async () => {
  await onMain(withRules({ approvals: 0, checks: [] }));
  await giveVerdict(fixture.carl, { key: "verdict-1", review: fixture.first, verdict: "reject", body: "No." });
  expect(await unmet()).toEqual(["Carl requested changes. Make them, and ask for another verdict."]);
});

const DEEP = "[".repeat(30_000);

describe("a file that is not valid", () => {
  it.each<readonly [fault: string, content: FileContent]>([
    ["it is not JSON", "approvals: 2"],
    ["it is not JSON", ""],
    ["it is not JSON", DEEP],
    ["land must be an object", `{"version":1,"land":${DEEP}${"]".repeat(DEEP.length)}}`],
    ["it is not UTF-8", Buffer.from('{"version":1,"land":{"checks":["\xff"]}}', "latin1")],
    ["it is larger than 64 KiB", `{"version":1}${" ".repeat(65_536)}`],
    ["version must be 1", '{"version":2}'],
    ["land is there twice", '{"version":1,"land":{"approvals":2},"land":{}}'],
    ["approvals is there twice", String.raw`{"version":1,"land":{"approvals":2,"\u0061pprovals":0}}`],
    ["it is a symbolic link", { symlink: "../rules.json" }],
    ["it is a submodule", { gitlink: "1111111111111111111111111111111111111111" }],
  ])("is not treated as a file without rules: %s", async (fault, content) => {
    await onMain({ "rules.json": '{"version":1}', [RULES]: content });
    expect(await unmet()).toEqual([`main:.galley/review.json is not valid: ${fault}. Correct it on main.`]);
  });

  it("may be a folder, or in a folder that is a link or a file", async () => {
    await onMain({ [`${RULES}/README`]: "" });
    expect(await unmet()).toEqual(["main:.galley/review.json is not valid: it is a folder. Correct it on main."]);
    await onMain({ ".galley": { symlink: "settings" }, "settings/review.json": "{}" });
    expect(await unmet()).toEqual([expect.stringContaining(": .galley is a symbolic link.")]);
    await onMain({ ".galley": "a file" });
    expect(await unmet()).toEqual([expect.stringContaining(": .galley is a file.")]);
  });

  it("stops landing until a reason is given, which is recorded", async () => {
    await onMain({ [RULES]: "{" });
    await expect(land()).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("it is not JSON"),
    });
    const landed = await land("Ben repairs the rules");
    expect(await fixture.repo.git("rev-parse", "main")).toBe(landed);
    expect((await fixture.lines("reviews")).at(-1)?.galley).toMatchObject({ override: "Ben repairs the rules" });
  });
});

it("a byte order mark before the rules is skipped", async () => {
  await onMain({ [RULES]: '\ufeff{"version":1,"land":{"approvals":1}}' });
  expect(await unmet()).toHaveLength(1);
});

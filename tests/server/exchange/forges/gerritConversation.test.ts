import { expect, test } from "vitest";
import { gerritServer, START, twoPatchSets } from "./gerritServer.ts";

const PAGE = "https://review.example.org/c/tools/printer/+/1234";

test("a change is read with its description, its topic, its people and its patch sets", async () => {
  const server = await twoPatchSets();
  await server.update({
    at: START + 2000,
    patchSet: 2,
    footers: [
      "Reviewer: Gerrit User 2 <2@server-1>",
      "Reviewer: Gerrit User 3 <3@server-1>",
      "CC: Gerrit User 4 <4@server-1>",
      'Attention: {"person_ident":"Gerrit User 2 \\u003c2@server-1\\u003e","operation":"ADD","reason":"Reviewer was added"}',
    ],
  });
  await server.update({ at: START + 2100, patchSet: 2, footers: ["Removed: Gerrit User 3 <3@server-1>"] });
  const { base, patchSets } = server;
  expect(await server.read()).toEqual({
    forge: "gerrit",
    host: "review.example.org",
    path: "tools/printer",
    number: 1234,
    url: PAGE,
    title: "Write five out",
    body: "Digits are hard to read, so\nwrite them out.\n\nChange-Id: I0123456789\n\nTopic: digits",
    author: { login: "1", name: "Gerrit User 1" },
    head: patchSets.get(2),
    patchSets: [
      { head: patchSets.get(1), base, at: START },
      { head: patchSets.get(2), base, at: START + 1000 },
    ],
    threads: [],
    verdicts: [],
    drafts: [],
    requestedReviewers: [{ login: "2", name: "Gerrit User 2" }],
    viewedPaths: [],
    isComplete: true,
  });
});

test("comments are threads at their patch set, side and lines, with the state that the last of them gave", async () => {
  const server = await twoPatchSets();
  const two = { by: 2, patchSet: 1, path: "a.txt" };
  await server.update({
    by: 2,
    at: START + 100,
    patchSet: 1,
    message: "Patch Set 1:\n\n(5 comments)",
    comments: [
      { ...two, id: "line", at: START + 100, line: 5, message: "Why five?", unresolved: true },
      { ...two, id: "file", at: START + 101, message: "A file of lines.", unresolved: true },
      { ...two, id: "old", at: START + 102, line: 5, isOnParent: true, message: "This was fine." },
      {
        ...two,
        id: "range",
        at: START + 103,
        range: { startLine: 2, startChar: 5, endLine: 4, endChar: 3 },
        message: "These three.",
        unresolved: true,
      },
      {
        ...two,
        id: "whole lines",
        at: START + 104,
        range: { startLine: 7, startChar: 0, endLine: 9, endChar: 0 },
        message: "These two.",
      },
    ],
  });
  await server.update({
    at: START + 1100,
    patchSet: 2,
    message: "Patch Set 2:\n\n(3 comments)",
    comments: [
      { by: 1, patchSet: 1, path: "a.txt", id: "done", at: START + 1100, line: 5, inReplyTo: "line", message: "Done" },
      {
        by: 1,
        patchSet: 1,
        path: "a.txt",
        id: "why",
        at: START + 1100,
        inReplyTo: "file",
        message: "So?",
        unresolved: true,
      },
    ],
  });
  await server.update({
    by: 2,
    at: START + 1200,
    patchSet: 1,
    comments: [{ ...two, id: "thanks", at: START + 1200, line: 5, inReplyTo: "done", message: "Thanks" }],
  });
  const { base, patchSets } = server;
  const { threads, verdicts } = await server.read();
  const one = { login: "1", name: "Gerrit User 1" };
  const grace = { login: "2", name: "Gerrit User 2" };
  expect(verdicts).toEqual([]);
  expect(threads.map(({ comments, ...thread }) => ({ ...thread, texts: comments.map(({ body }) => body) }))).toEqual([
    {
      id: "line",
      place: { commit: patchSets.get(1), path: "a.txt", side: "new", startLine: 5, endLine: 5, hunk: null },
      isResolved: true,
      resolvedBy: one,
      texts: ["Why five?", "Done", "Thanks"],
    },
    {
      id: "file",
      place: { commit: patchSets.get(1), path: "a.txt", side: "new", startLine: null, endLine: null, hunk: null },
      isResolved: false,
      resolvedBy: null,
      texts: ["A file of lines.", "So?"],
    },
    {
      id: "old",
      place: { commit: base, path: "a.txt", side: "old", startLine: 5, endLine: 5, hunk: null },
      isResolved: null,
      resolvedBy: null,
      texts: ["This was fine."],
    },
    {
      id: "range",
      place: { commit: patchSets.get(1), path: "a.txt", side: "new", startLine: 2, endLine: 4, hunk: null },
      isResolved: false,
      resolvedBy: null,
      texts: ["These three."],
    },
    {
      id: "whole lines",
      place: { commit: patchSets.get(1), path: "a.txt", side: "new", startLine: 7, endLine: 8, hunk: null },
      isResolved: null,
      resolvedBy: null,
      texts: ["These two."],
    },
  ]);
  expect(threads[0]?.comments[1]).toEqual({
    id: "done",
    url: `${PAGE}/comment/done/`,
    author: one,
    at: START + 1100,
    body: "Done",
  });
  expect(threads[0]?.comments[0]?.author).toEqual(grace);
});

test("a comment on the message is on its lines, or on the whole of it if it is on what Gerrit shows above", async () => {
  const server = await twoPatchSets();
  const onMessage = { by: 2, patchSet: 2, path: "/COMMIT_MSG" };
  await server.update({
    by: 2,
    at: START + 2000,
    patchSet: 2,
    comments: [
      // Gerrit's lines: Parent, Author, AuthorDate, Commit, CommitDate, an empty line, then the message.
      { ...onMessage, id: "a", at: START + 2000, line: 7, message: "on the title" },
      {
        ...onMessage,
        id: "b",
        at: START + 2001,
        range: { startLine: 9, startChar: 0, endLine: 10, endChar: 4 },
        message: "on lines 3 and 4",
      },
      { ...onMessage, id: "c", at: START + 2002, line: 2, message: "on the author" },
      { ...onMessage, id: "d", at: START + 2003, line: 13, message: "below the end" },
      { ...onMessage, id: "e", at: START + 2004, message: "on all of it" },
      { ...onMessage, id: "f", at: START + 2005, line: 7, isOnParent: true, message: "on another message" },
      { ...onMessage, id: "g", at: START + 2006, path: "/PATCHSET_LEVEL", message: "on the change", unresolved: true },
      { ...onMessage, id: "h", at: START + 2007, path: "/MERGE_LIST", line: 3, message: "on a list" },
    ],
  });
  const { threads } = await server.read();
  const commit = server.patchSets.get(2);
  const place = (startLine: number | null, endLine: number | null) => ({
    commit,
    path: "/COMMIT_MSG",
    side: "new",
    startLine,
    endLine,
    hunk: null,
  });
  expect(threads.map(({ id, place: found, isResolved }) => [id, found, isResolved])).toEqual([
    ["a", place(1, 1), null],
    ["b", place(3, 4), null],
    ["c", place(null, null), null],
    ["d", place(null, null), null],
    ["e", place(null, null), null],
    ["f", null, null],
    ["g", null, false],
    ["h", null, null],
  ]);
});

test("messages are comments on their patch set, without what Gerrit writes around them", async () => {
  const server = await twoPatchSets();
  const messages = [
    "Patch Set 2:\n\n(1 comment)\n\nPlease look at this.\n\n(2 comments) are open.",
    "Patch Set 2: Looks good to me",
    "Patch Set 2: Code-Review+1 Verified-1",
    "Patch Set 2:\n\nCopied votes on follow-up patch sets have been updated:\n* Code-Review+1 has been copied to patch set 2.\n\nAnd more.",
    "<GERRIT_ACCOUNT_1> is on holiday until <GERRIT_ACCOUNT_99> is back.",
  ];
  for (const [index, message] of messages.entries())
    await server.update({ by: 2, at: START + 2000 + index, patchSet: 2, message });
  const ofGerrit = [
    ["newPatchSet", "Uploaded patch set 2: Commit message was updated.\n\n(1 comment)"],
    ["newPatchSet", "Uploaded patch set 2.\n\nRebased, and renamed.\n\nOutdated Votes:\n* Code-Review+1"],
    ["abandon", "Abandoned"],
    ["abandon", "Abandoned\n\nNobody needs it."],
    ["setReadyForReview", "Set Ready For Review"],
    ["merged", "Change has been successfully merged by Gerrit User 1"],
  ];
  for (const [index, [tag, message]] of ofGerrit.entries())
    await server.update({
      at: START + 3000 + index,
      patchSet: 2,
      message: message ?? "",
      footers: [`Tag: autogenerated:gerrit:${tag}`],
    });
  await server.update({
    by: 5,
    at: START + 4000,
    patchSet: 1,
    message: "Patch Set 1:\n\nBuild failed",
    footers: ["Tag: autogenerated:zuul:check"],
  });
  await server.update({ by: null, at: START + 4001, patchSet: 1, message: "Unattended for a month." });
  const { verdicts } = await server.read();
  expect(verdicts.map(({ author, body }) => [author?.login ?? null, body])).toEqual([
    ["2", "Please look at this.\n\n(2 comments) are open."],
    ["2", "Patch Set 2: Looks good to me"],
    ["2", "And more."],
    ["2", "Gerrit User 1 is on holiday until Gerrit User 99 is back."],
    ["1", "Uploaded patch set 2.\n\nRebased, and renamed."],
    ["1", "Abandoned\n\nNobody needs it."],
    ["5", "Build failed"],
    [null, "Unattended for a month."],
  ]);
  expect(verdicts[0]).toEqual({
    id: expect.any(String) as string,
    url: PAGE,
    author: { login: "2", name: "Gerrit User 2" },
    at: START + 2000,
    body: "Please look at this.\n\n(2 comments) are open.",
    verdict: "comment",
    commit: server.patchSets.get(2),
    isDismissed: false,
  });
  expect(verdicts[6]?.commit).toBe(server.patchSets.get(1));
  expect(new Set(verdicts.map(({ id }) => id)).size).toBe(verdicts.length);
});

test("Code-Review+2 approves and -2 rejects a patch set; other votes are text, and votes that no longer count are dismissed", async () => {
  const server = await twoPatchSets();
  const { patchSets } = server;
  const vote = (by: number, second: number, patchSet: number, message: string | undefined, ...footers: string[]) =>
    server.update({ by, at: START + second, patchSet, ...(message === undefined ? {} : { message }), footers });
  await vote(2, 100, 1, "Patch Set 1: Code-Review+2\n\nGood.", "Label: Code-Review=+2, 0123456789abcdef");
  await vote(3, 101, 1, "Patch Set 1: Code-Review-2\n\nNever.", "Label: Code-Review=-2");
  await vote(
    4,
    102,
    1,
    "Patch Set 1: Code-Review+1 Verified+1\n\nI am no owner.",
    "Label: Code-Review=+1",
    "Label: Verified=+1",
  );
  await vote(3, 103, 1, "Patch Set 1: -Code-Review\n\nI was wrong.", "Label: -Code-Review");
  await vote(
    1,
    1000,
    2,
    undefined,
    'Copied-Label: Code-Review=+2, fedcba Gerrit User 2 <2@server-1>,Gerrit User 9 <9@server-1> :"autogenerated:x"',
  );
  await vote(5, 1100, 2, "Patch Set 2: Code-Review+2", "Label: Code-Review=+2");
  await vote(5, 1101, 2, "Patch Set 2: Code-Review+1", "Label: Code-Review=+1");
  await vote(
    6,
    1102,
    2,
    "Patch Set 2: Code-Review+2 Verified+1",
    "Label: Verified=+1, 11",
    "Label: Code-Review=+2, 12",
  );
  await vote(1, 1103, 2, "Removed reviewer", "Removed: Gerrit User 6 <6@server-1>");
  await vote(
    1,
    1104,
    2,
    undefined,
    "Status: merged",
    "Label: SUBM=+1",
    "Label: Code-Review=+2, 13 Gerrit User 2 <2@server-1>",
  );
  const { verdicts } = await server.read();
  const [one, two] = [patchSets.get(1), patchSets.get(2)];
  expect(
    verdicts.map(({ author, verdict, body, commit, isDismissed }) => [
      author?.login,
      verdict,
      body,
      commit,
      isDismissed,
    ]),
  ).toEqual([
    ["2", "approve", "Good.", one, false],
    ["3", "reject", "Never.", one, true],
    ["4", "comment", "Code-Review+1 Verified+1\n\nI am no owner.", one, false],
    ["3", "comment", "-Code-Review\n\nI was wrong.", one, false],
    ["2", "approve", "Code-Review vote of an earlier patch set, copied by Gerrit.", two, false],
    ["5", "approve", "", two, true],
    ["5", "comment", "Code-Review+1", two, false],
    ["6", "approve", "Verified+1", two, true],
    ["1", "comment", "Removed reviewer", two, false],
  ]);
});

test("a record of an old server, with names and without tags, is read as one of today", async () => {
  const server = await gerritServer();
  const one = await server.upload({ "a.txt": "a\n" }, "runtime: retry\n");
  const old = (by: number, name: string, second: number, message: string, ...footers: string[]) =>
    server.update({ by, name, at: START + second, patchSet: 1, message, footers });
  await server.update({
    by: 5065,
    name: "Rick Owner",
    at: START,
    patchSet: "1 (draft)",
    message: "Uploaded patch set 1: Run-TryBot+1.",
    footers: [
      "Subject: runtime: retry",
      "Branch: refs/heads/master",
      "Status: draft",
      "Topic:",
      `Commit: ${one}`,
      "Label: Run-TryBot=+1",
    ],
  });
  await old(
    13,
    "Quinn Reader",
    10,
    "Patch Set 1: Code-Review+2\n\nJust to confirm?",
    "Reviewer: Quinn Reader <13@62eb7196-b449>",
    "Label: Code-Review=+2",
  );
  await old(5065, "Rick Owner", 20, "Uploaded patch set 1.: Commit message was updated");
  await old(
    59,
    "Bot, Try",
    30,
    "Removed Run-TryBot+1 by Rick Owner",
    "Label: -Run-TryBot Rick Owner <5065@62eb7196-b449>",
    "Label: TryBot-Result=1 Bot, Try <59@62eb7196-b449>",
  );
  await old(
    5065,
    "Rick Owner",
    40,
    "Change has been successfully cherry-picked as 117ac82c by Rick Owner",
    "Status: merged",
    "Label: SUBM=+1",
  );
  const { author, title, body, verdicts, requestedReviewers } = await server.read();
  expect([author, title, body]).toEqual([{ login: "5065", name: "Rick Owner" }, "runtime: retry", ""]);
  expect(requestedReviewers).toEqual([{ login: "13", name: "Quinn Reader" }]);
  expect(verdicts.map(({ author: by, verdict, body: text }) => [by?.name, verdict, text])).toEqual([
    ["Rick Owner", "comment", "Run-TryBot+1"],
    ["Quinn Reader", "approve", "Just to confirm?"],
    ["Bot, Try", "comment", "TryBot-Result+1\n\nRemoved Run-TryBot+1 by Rick Owner"],
  ]);
});

test("on Google's servers the page of a change is on the host for reviews", async () => {
  const server = await twoPatchSets();
  const { host, url } = await server.read(server.patchSets, [], { host: "go.googlesource.com", path: "go", number: 7 });
  expect([host, url]).toEqual(["go-review.googlesource.com", "https://go-review.googlesource.com/c/go/+/7"]);
  const same = await server.read(server.patchSets, [], { host: "go-review.googlesource.com", path: "go", number: 7 });
  expect(same.url).toBe(url);
});

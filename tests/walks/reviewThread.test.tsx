// @vitest-environment page
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "#app/reading/markdown/MarkdownTree.tsx"; // So that settling waits for data alone.
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { walk, type Walk } from "./page.ts";

let repo: TempRepo;
let page: Walk;
let review: string;

beforeEach(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\ntwo\nthree\n" }, "Base");
  await repo.git("checkout", "-q", "-b", "topic");
  const head = await repo.commit({ "a.txt": "one\n2\nthree\n" }, "Write two as a digit");
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  const opened = await openGraphql(repo.path);
  const does = async (name: string, input: object, fields: string) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
    return (await opened.query(document, { input }))[name];
  };
  const requested = { key: "request-1", slug: "repo", head: "topic", base: "main", title: "A digit" };
  review = (await does("requestReview", requested, "review { id }")).review.id;
  const anchor = { path: "a.txt", startLine: 2 };
  await does(
    "addComment",
    { key: "thread-1", review, anchor, body: "Why a *digit*?", kind: "BLOCKING" },
    "thread { id }",
  );
  await opened.close();
  page = await walk(`/repo/reviews/${head.slice(0, 12)}`, repo.path);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page.close();
});

const thread = () => screen.getAllByRole("region").find((element) => element.matches(".Thread")) ?? document.body;
const inThread = () => within(thread());
const drafts = () => [...document.querySelectorAll(".DraftView .Markdown")].map((draft) => draft.textContent);
const comments = () => [...thread().querySelectorAll(".CommentView .Markdown")].map((comment) => comment.textContent);
const later = (milliseconds: number) =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  });

async function press(key: string, more: object = {}) {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
}

/** Starts a reply in the thread by keyboard, up to its text. */
async function beginReply(text: string) {
  act(() => thread().focus());
  await press("r");
  const field = inThread().getByRole("textbox");
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
  return field;
}

it("a thread shows its position, its lines and its comment as Markdown", () => {
  expect(thread().querySelector(".Thread-place")?.textContent).toBe("a.txt, line 2");
  expect(thread().querySelector(".QuotedLines-text")?.textContent).toBe("2");
  expect(thread().querySelector("em")?.textContent).toBe("digit");
  expect(thread().dataset["state"]).toBe("OPEN");
});

it("r replies, Ctrl+Enter sends, and the reply is in the thread", async () => {
  const field = await beginReply("Because.");
  field.focus();
  await press("Enter", { ctrlKey: true });
  await page.settled();
  expect(comments()).toEqual(["Why a digit?", "Because."]);
  expect(inThread().queryByRole("textbox")).toBe(null);
  const reported = await repo.git("grep", "-h", "Because", "refs/notes/devtools/discuss");
  expect(reported.split("\n").length).toBe(1);
});

it("sending a reply leaves the focus where the user has moved it", { tags: "slow" }, async () => {
  const field = await beginReply("Because.");
  field.focus();
  await press("Enter", { ctrlKey: true });
  const elsewhere = screen.getByRole("textbox", { name: "Review summary" });
  act(() => elsewhere.focus());
  await page.settled();
  expect(comments()).toEqual(["Why a digit?", "Because."]);
  expect(document.activeElement).toBe(elsewhere);
});

it("an unsent reply is a draft of its author, continued and sent once", { tags: "slow" }, async () => {
  const field = await beginReply("Perhaps");
  await later(500);
  await page.settled();
  field.focus();
  await press("Escape");
  await page.settled();
  expect(drafts()).toEqual(["Perhaps"]);
  await page.press("Edit draft");
  const again = inThread().getByRole<HTMLTextAreaElement>("textbox");
  expect(again.value).toBe("Perhaps");
  await act(async () => void fireEvent.change(again, { target: { value: "Perhaps not." } }));
  again.focus();
  await press("Enter", { ctrlKey: true });
  await page.settled();
  expect(comments()).toEqual(["Why a digit?", "Perhaps not."]);
  expect(drafts()).toEqual([]);
});

it("Shift+R resolves, which collapses the thread to a line, and reopens it", async () => {
  act(() => thread().focus());
  await press("R", { shiftKey: true });
  await page.settled();
  expect(thread().dataset["state"]).toBe("RESOLVED");
  expect(thread().querySelector(".Thread-summary")?.textContent).toBe("Ada Proof: Why a *digit*?");
  expect(comments()).toEqual([]);
  await press("R", { shiftKey: true });
  await page.settled();
  expect(thread().dataset["state"]).toBe("OPEN");
  expect(comments()).toEqual(["Why a digit?"]);
});

it("a resolved comment with only a suggestion is described so in its line", { tags: "slow" }, async () => {
  await act(async () => void fireEvent.click(inThread().getByRole("button", { name: "Edit" })));
  const field = inThread().getByRole("textbox");
  await act(async () => void fireEvent.change(field, { target: { value: "```suggestion\n});\n```" } }));
  await page.press("Save");
  act(() => thread().focus());
  await press("R", { shiftKey: true });
  await page.settled();
  expect(thread().querySelector(".Thread-summary")?.textContent).toBe("Ada Proof: Suggested change");
});

it("an edited comment is marked as edited and shows its history", { tags: "slow" }, async () => {
  await act(async () => void fireEvent.click(inThread().getByRole("button", { name: "Edit" })));
  const field = inThread().getByRole("textbox");
  await act(async () => void fireEvent.change(field, { target: { value: "Why?" } }));
  await page.press("Save");
  expect(comments()).toEqual(["Why?"]);
  await act(async () => void fireEvent.click(inThread().getByTitle("Show edit history (d h)")));
  await page.settled();
  const versions = [...document.querySelectorAll(".CommentHistory .Markdown")].map((version) => version.textContent);
  expect(versions).toEqual(["Why?", "Why a digit?"]);
});

it("a deleted comment is marked as deleted and no longer shows its text", { tags: "slow" }, async () => {
  await act(async () => void fireEvent.click(inThread().getByRole("button", { name: "Delete comment" })));
  await page.press("Delete");
  expect(comments()).toEqual([]);
  expect(inThread().getByText("This comment was deleted by its author.")).not.toBe(null);
});

it("a comment that somebody else edited or deleted shows who did it", { tags: "slow" }, async () => {
  const reported = async () => {
    const note = await repo.git("notes", "--ref=devtools/discuss", "show", "topic");
    return note
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  };
  const original = await page.opened.query(
    "query ($id: ID!) { node(id: $id) { ... on Review { threads { comments { oid } } } } }",
    { id: review },
  );
  const [{ location }] = await reported();
  const edit = { author: "eve@example.org", original: original.node.threads[0].comments[0].oid, location };
  const append = (item: object) =>
    repo.git("notes", "--ref=devtools/discuss", "append", "-m", JSON.stringify({ ...edit, ...item }), "topic");
  const at = Math.floor(Date.now() / 1000);
  await append({ timestamp: String(at + 5), description: "All is well.", resolved: false });
  const reopen = async () => {
    await page.close();
    page = await walk(`/repo/reviews/${(await repo.git("rev-parse", "topic")).slice(0, 12)}`, repo.path);
  };
  await reopen();
  expect(comments()).toEqual(["All is well."]);
  expect(thread().querySelector(".CommentView-head")?.textContent).toMatch(/^Ada Proof.*edited .*by eve$/);
  await append({ timestamp: String(at + 9), galley: { withdrawn: true } });
  await reopen();
  expect(thread().querySelector(".CommentView-withdrawn")?.textContent).toBe("This comment was deleted by eve.");
});

it("a refused verdict keeps its text, with the reason", { tags: "slow" }, async () => {
  await page.choose("Verdict", "Approve");
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Review summary" });
  await act(async () => void fireEvent.change(field, { target: { value: "Fine by me." } }));
  // The review is abandoned elsewhere while the verdict is being sent.
  const { graphql, query } = page.opened;
  const parts = graphql.parts;
  vi.spyOn(graphql, "parts").mockImplementation(async function* (document, ...rest) {
    if (document.includes("publishDrafts(")) {
      const abandon = "mutation ($input: AbandonReviewInput!) { abandonReview(input: $input) { problem { code } } }";
      await query(abandon, { input: { key: "abandon-1", review } });
    }
    yield* parts(document, ...rest);
  });
  await page.press("Submit review");
  await page.press("Submit anyway");
  expect(field.value).toBe("Fine by me.");
  expect(document.querySelector(".Composer .Notice-text")?.textContent).toMatch(/abandon/i);
});

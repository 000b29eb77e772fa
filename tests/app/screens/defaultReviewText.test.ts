import { expect, it } from "vitest";
import { defaultReviewText } from "#app/screens/compare/RequestReview.tsx";

it("for a single commit suggests its own message", () => {
  const commit = { messageHeadline: "Read dates", messageBody: "\nOf all years.\n" };
  expect(defaultReviewText("topic/x", [commit])).toEqual({ title: "Read dates", body: "Of all years." });
});

it("for several commits suggests the branch's name, made readable, and their subjects, oldest first", () => {
  const commits = ["Read months", "Read years"].map((messageHeadline) => ({ messageHeadline, messageBody: "" }));
  expect(defaultReviewText("topic/the-date_parser", commits)).toEqual({
    title: "The date parser",
    body: "- Read years\n- Read months",
  });
});

it("for many commits names the newest and counts the others, so that the form stays short", () => {
  const commits = Array.from({ length: 100 }, (_, at) => ({ messageHeadline: `Commit ${125 - at}`, messageBody: "" }));
  const { body } = defaultReviewText("topic", commits, 125);
  expect(body.split("\n")).toHaveLength(9);
  expect(body).toMatch(/^- Commit 118\n[^]*- Commit 125\n- and 117 more commits$/u);
});

it.each([
  ["main", "Main"],
  ["origin/fix/__date--parser", "Date parser"],
  ["x".repeat(300), `X${"x".repeat(255)}`],
])("for the branch %s suggests the title %s", (branch, title) => {
  const commits = ["b", "a"].map((messageHeadline) => ({ messageHeadline, messageBody: "" }));
  expect(defaultReviewText(branch, commits).title).toBe(title);
});

// @vitest-environment page
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { walk, type Walk } from "./page.ts";

let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

it("an amended message is shown with its changes, and can be commented on", async () => {
  const { repo, head, key } = await reviewedRepo();
  await repo.git("checkout", "-q", "-B", "topic", head);
  const before = await repo.git("log", "-1", "--format=%s");
  await repo.git("commit", "-q", "--amend", "-m", "Say it better\n\nWith a reason.");
  const amended = await repo.git("rev-parse", "HEAD");
  const base = await repo.git("merge-base", "main", "HEAD");
  const request = {
    timestamp: "1700009000",
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "grace@example.org",
    reviewers: ["ada@example.org"],
    description: "Change some lines",
    alias: amended,
    galley: { act: "patchSet", key: `ps-2-${amended}`, head: amended, base },
  };
  await repo.git("notes", "--ref=devtools/reviews", "append", "-m", JSON.stringify(request), head);
  page = await walk(`/repo/reviews/${key}/files?from=1&to=2`, repo.path);
  expect((await screen.findByText("1 commit message changed")).tagName).toBe("SUMMARY");
  const lines = [...document.querySelectorAll(".ChangedMessage .Suggestion-line")].map(
    ({ textContent }) => textContent,
  );
  expect(lines).toEqual([`−removed: ${before}`, "+added: Say it better", "+added: ", "+added: With a reason."]);
  fireEvent.click(screen.getByRole("button", { name: "Comment on this message" }));
  const field = await screen.findByRole("textbox", { name: "Comment on this message" });
  expect(field).toHaveProperty(
    "value",
    `> Message of ${amended.slice(0, 10)}:\n> Say it better\n> \n> With a reason.\n\n`,
  );
  fireEvent.change(field, { target: { value: "> Say it better\n\nWhy better?" } });
  fireEvent.click(screen.getByRole("button", { name: "Add single comment" }));
  await waitFor(async () => {
    const notes = await repo.git("notes", "--ref=devtools/discuss", "show", head);
    const line = notes.split("\n").find((one) => one.includes("Why better?"));
    expect(JSON.parse(line ?? "{}").location).toEqual({ commit: amended });
  });
});

// @vitest-environment page
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let page: Walk | undefined;
beforeEach(async () => {
  reviewed = await reviewedRepo();
  await reviewed.repo.git("checkout", "--quiet", "topic");
});
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

/** A text of every preview. */
const SHOWN = /^Only the branch and the review change|then try again|^The target would not get what was reviewed/u;

/** Opens the dialog by its key, and waits for the preview. */
async function openDialog() {
  page ??= await walk(`/repo/reviews/${reviewed.key}`, reviewed.repo.path);
  await act(async () => void fireEvent.keyDown(document.body, { key: "L", shiftKey: true }));
  const dialog = within(await screen.findByRole("dialog", { name: "Land on main" }));
  await dialog.findByText(SHOWN);
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const choose = async (dialog: Dialog, name: string) => {
  await act(async () => fireEvent.click(dialog.getByRole("radio", { name })));
  await dialog.findByText(SHOWN);
};
const type = (element: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));
/** Waits for a toast. Its text is also announced, in a separate element. */
const toast = (text: string) => screen.findByText(text, { selector: ".Toast-text" });
const facts = () => document.querySelector(".ReviewHead-facts")?.textContent;
const isOff = (dialog: Dialog) => dialog.getByRole("button", { name: "Land" }).getAttribute("aria-disabled") === "true";

it("shows the result of each method, keeps an edited message, and lands with it", async () => {
  const before = await reviewed.repo.git("for-each-ref", "refs/heads", "refs/notes");
  let dialog = await openDialog();
  const now = `main is at ${reviewed.base.slice(0, 10)} now, and gets`;
  dialog.getByText(`${now} 2 commits.`);
  await choose(dialog, "Fast-forward");
  dialog.getByText(`${now} 1 commit.`);
  expect(dialog.queryByRole("textbox", { name: "Commit message" })).toBe(null);
  await choose(dialog, "Squash");
  await type(dialog.getByRole("textbox", { name: "Commit message" }), "All in one\n\nAt last.");
  dialog.getByText(`${now} 1 commit.`);
  expect(await reviewed.repo.git("for-each-ref", "refs/heads", "refs/notes")).toBe(before);
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Cancel" })));
  dialog = await openDialog(); // with the selected method and the typed message
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Land" })));
  await toast("Landed on main.");
  expect(await reviewed.repo.git("log", "--format=%B", "-1", "main")).toBe("All in one\n\nAt last.\n");
  await waitFor(() => expect(facts()).toContain("squashed into one"));
  expect(screen.queryByRole("button", { name: "Land…" })).toBe(null);
});

it("deletes the branch on request, and undoes everything by the button in the toast", async () => {
  const before = await reviewed.repo.git("for-each-ref", "refs/heads");
  await reviewed.repo.git("checkout", "--quiet", "--detach");
  const dialog = await openDialog();
  await act(async () => fireEvent.click(dialog.getByRole("checkbox", { name: "Delete the branch topic" })));
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Land" })));
  await toast("Landed on main.");
  expect(await reviewed.repo.git("for-each-ref", "--format=%(refname)", "refs/heads")).toBe("refs/heads/main");
  await screen.findByText("The branch was deleted.");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo" })));
  await toast("Moved main back and opened the review again.");
  expect(await reviewed.repo.git("for-each-ref", "refs/heads")).toBe(before);
  await waitFor(() => expect(facts()).toContain("Open"));
  expect(screen.queryByRole("button", { name: "Undo landing" })).toBe(null);
});

it("pushes the landed commits; undoing them then reports that they were pushed", { tags: "slow" }, async () => {
  const remote = await tempRepo({ bare: true });
  await reviewed.repo.git("remote", "add", "origin", remote.path);
  const dialog = await openDialog();
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Land" })));
  const push = await screen.findByRole("button", { name: "Push to origin" });
  await act(async () => fireEvent.click(push));
  await toast("Pushed to origin.");
  expect(await remote.git("rev-parse", "main")).toBe(await reviewed.repo.git("rev-parse", "main"));
  expect(screen.queryByRole("button", { name: "Push to origin" })).toBe(null);
  await act(async () => void fireEvent.keyDown(document.body, { key: "L", shiftKey: true }));
  await screen.findByText(/The landed commit was pushed: origin\/main has it\./u);
});

it("requires a reason if a requirement is not met", async () => {
  await reviewed.comment("long.txt", 60, "Why not 61?");
  let dialog = await openDialog();
  dialog.getByText("1 thread is unresolved. Resolve it.");
  expect(isOff(dialog)).toBe(true);
  await type(dialog.getByRole("textbox", { name: "Reason for landing it anyway" }), "It can wait");
  expect(isOff(dialog)).toBe(false);
  const message = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Commit message" });
  const proposed = message.value;
  await type(message, " ");
  expect(isOff(dialog)).toBe(true); // the proposed message is not restored automatically
  await type(message, proposed);
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Cancel" })));
  dialog = await openDialog(); // with the typed reason
  expect(isOff(dialog)).toBe(false);
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Land" })));
  await toast("Landed on main.");
  const note = await reviewed.repo.git("notes", "--ref=devtools/reviews", "show", reviewed.head);
  expect(note).toContain('"override":"It can wait"');
  await screen.findByText("Requirements were overridden: It can wait");
});

it("names the files that would not be as reviewed, and what a rebase leaves out", async () => {
  const { repo, head } = reviewed;
  await repo.git("checkout", "--quiet", "main");
  await repo.git("cherry-pick", "topic");
  await repo.git("checkout", "--quiet", "topic");
  await repo.commit({ "more.txt": "more\n" }, "More");
  const dialog = await openDialog();
  await choose(dialog, "Rebase");
  const notice = `Commit ${head.slice(0, 10)} “Change some lines” is left out: the target has its change already.`;
  dialog.getByText(notice);
  await choose(dialog, "Squash");
  dialog.getByText("The author is Ada Proof <ada@example.org>.");
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Cancel" })));
  await page?.close();
  page = undefined;
  await repo.git("merge", "--quiet", "--no-commit", "--no-ff", "main");
  await repo.commit({ "typed.txt": "typed\n" }, "Merge main");
  const again = await openDialog();
  await choose(again, "Rebase");
  again.getByText(/^The target would not get what was reviewed/u);
  expect(
    within(again.getByRole("list", { name: "Files that would not be as reviewed" })).getByRole("listitem").textContent,
  ).toBe("typed.txt would be missing.");
  expect(isOff(again)).toBe(true);
});

it("names the obstacle", { tags: "slow" }, async () => {
  await reviewed.repo.git("checkout", "--quiet", "main");
  const dialog = await openDialog();
  dialog.getByText(`main is checked out in ${reviewed.repo.path}. Switch to another branch there, then try again.`);
  expect(isOff(dialog)).toBe(true);
  expect(dialog.queryByText(/^main is at/u)).toBe(null);
});

it("reports that the branch has moved, and shows the preview of its new commit", { tags: "slow" }, async () => {
  const dialog = await openDialog();
  const moved = await reviewed.repo.git("commit-tree", "main^{tree}", "-p", "main", "-m", "Later");
  await reviewed.repo.git("branch", "--force", "main", moved);
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Land" })));
  await dialog.findByText(/has other commits now than the preview showed/u);
  expect(await dialog.findByText(new RegExp(`^main is at ${moved.slice(0, 10)} now, and gets`, "u"))).toBeTruthy();
});

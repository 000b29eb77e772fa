// @vitest-environment page
import { dirname } from "node:path";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runGalley } from "#tests/cli/runGalley.ts";
import { authGitServer } from "#tests/helpers/authGitServer.ts";
import { pulledRepo, type PulledRepo, tenLines } from "#tests/helpers/pulledRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { address, pressKeys, shownFiles, walk, type Walk } from "./page.ts";

let pulled: PulledRepo;
let page: Walk | undefined;
beforeEach(async () => {
  pulled = await pulledRepo({ at: `${await tempFolder()}/name.git` });
  await pulled.push("refs/pull/5/head", [tenLines({ 3: "three" })]);
});
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

const press = (keys: string) => pressKeys(keys, page);
const open = async (at: string) => (page = await walk(at, pulled.repo.path));
const write = (element: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));
const notice = () => document.querySelector(".Notice")?.textContent ?? "";
const number = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Number, or address of its page" });
/** The place of the remote, as pages name it. */
const place = () => pulled.remote.path.replace(/\.git$/u, "");

/** Opens the dialog by its key, and types into its first field. */
async function openDialog(text: string): Promise<void> {
  await press("g p");
  await waitFor(number);
  await write(number(), text);
}

async function submit(): Promise<void> {
  await act(async () => void fireEvent.submit(number()));
  await page?.settled();
}

/** Opens pull request 5 by the command line, and then the page of its review. Returns the review's key. */
async function openReview(): Promise<string> {
  const { text } = await runGalley(pulled.repo.path, ["pr", "5", "--no-open"]);
  const key = /^[0-9a-f]{12}/u.exec(text)?.[0] ?? "";
  await open(`/clone/reviews/${key}`);
  return key;
}

describe("opening a pull request", () => {
  it("shows beforehand what git will fetch and from where, and leads to the review, which waits on Home", async () => {
    const before = await pulled.repo.git("for-each-ref", "refs/heads", "refs/remotes", "refs/tags");
    await open("/");
    await page?.press("More actions on clone");
    await act(
      async () => void fireEvent.click(await screen.findByRole("menuitem", { name: "Review a pull request…" })),
    );
    await waitFor(number);
    expect(document.activeElement).toBe(number());
    await write(number(), " #5 ");
    const command =
      "git fetch origin 'refs/pull/5/head*' 'refs/merge-requests/5/head*' 'refs/pull-requests/5/from*' 'refs/changes/05/5/*' HEAD";
    await waitFor(() => expect(within(screen.getByRole("dialog")).getByText(command)).toBeTruthy());
    expect(within(screen.getByRole("dialog")).getByText(place())).toBeTruthy();
    await submit();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Pull request 5: Step 1");
    expect(screen.getByText("Pull request 5 of", { exact: false }).textContent?.trim()).toBe(
      `Pull request 5 of ${place()}`,
    );
    expect(screen.getByText("Private")).toBeTruthy();
    expect(await pulled.repo.git("for-each-ref", "refs/heads", "refs/remotes", "refs/tags")).toBe(before);
    const review = address();
    await press("g g");
    const waiting = within(screen.getByRole("region", { name: "Yours to review" }));
    expect(waiting.getByRole("link", { name: "Pull request 5: Step 1" }).getAttribute("href")).toBe(review);
    await openDialog("");
    expect(number().value).toBe("");
  });

  it("keeps the text where it cannot be opened, says why and what to do, also after a reload", async () => {
    await open("/clone/reviews");
    await openDialog("h");
    await waitFor(() => expect(number().getAttribute("aria-invalid")).toBe("true"));
    expect(
      screen.getByText(
        "This is no number and no address of a pull request. Pass its number, such as 123, or the address of its page.",
      ),
    ).toBeTruthy();
    await write(number(), "7");
    await submit();
    expect(notice()).toContain("origin has no pull request 7. Check the number.");
    expect(number().value).toBe("7");
    await page?.close();
    await open("/clone/reviews");
    await press("g p");
    await waitFor(() => expect(number().value).toBe("7"));
    expect(await pulled.repo.git("for-each-ref", "refs/galley/pulls")).toBe("");
    await page?.press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(address()).toBe("/clone/reviews");
  });

  it("asks nobody for a password, and says where git does, and what to do without an answer or a remote", async () => {
    const url = await authGitServer(dirname(pulled.remote.path), "ada:secret");
    await pulled.repo.git("remote", "set-url", "origin", `${url}/name.git`);
    await open("/clone/reviews");
    await openDialog("5");
    await submit();
    expect(notice()).toContain("origin denied access. Run galley pr with the number in a terminal");
    await pulled.repo.git("remote", "set-url", "origin", `${await tempFolder()}/nowhere`);
    await submit();
    expect(notice()).toContain("Nothing could be fetched from origin. The remote repository does not respond. Run git");
    await pulled.repo.git("remote", "remove", "origin");
    await write(number(), "6");
    await waitFor(() => expect(number().getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByText(/This repository has no remote to fetch a pull request from\. Add it with/u)).toBeTruthy();
  });

  it("offers the choice between remotes, of which several may have it, and takes another base branch", async () => {
    const fork = await tempRepo({ bare: true });
    await pulled.author.git("push", "--quiet", fork.path, "refs/heads/main", "HEAD:refs/pull/5/head");
    await pulled.repo.git("remote", "add", "fork", fork.path);
    const next = await pulled.push("refs/heads/next", [tenLines({ 9: "nine" })]);
    await pulled.push("refs/pull/5/head", [tenLines({ 3: "three", 9: "nine" })], next);
    await open("/clone/reviews");
    await openDialog("5");
    const remotes = within(await screen.findByRole("group", { name: "Remote" }));
    expect(remotes.getAllByRole("radio").map((one) => one.closest("label")?.textContent)).toEqual([
      "Any remote",
      "fork",
      "origin",
    ]);
    await submit();
    expect(notice()).toContain(
      "fork and origin both have a pull request 5. Choose the remote (--remote fork on the command line).",
    );
    await page?.choose("Remote", "origin");
    expect(document.querySelectorAll("form code")).toHaveLength(1);
    await write(screen.getByRole("textbox", { name: "Base branch (optional)" }), "nowhere");
    await submit();
    expect(notice()).toContain("origin has no branch nowhere.");
    await write(screen.getByRole("textbox", { name: "Base branch (optional)" }), "next");
    await submit();
    await page?.follow("Files 1");
    expect(shownFiles()["word.txt"]?.filter((line) => /^[+-]/u.test(line))).toEqual(["-line 3", "+three"]);
  });
});

describe("the review of a pull request", () => {
  it("gets another patch set when its head moved, with a way to what changed", async () => {
    const key = await openReview();
    await press("Shift+U");
    await waitFor(() => expect(notice()).toBe("Nothing new."));
    await pulled.push("refs/pull/5/head", [tenLines({ 3: "third" })]);
    await page?.press("Check for updates");
    expect(notice()).toBe("Patch set 2 is new. Show what changed");
    expect(screen.getByRole("link", { name: "patch set 2" })).toBeTruthy();
    await page?.follow("Show what changed");
    expect(address()).toBe(`/clone/reviews/${key}/files?from=1`);
    expect(shownFiles()["word.txt"]?.filter((line) => /^[+-]/u.test(line))).toEqual(["-three", "+third"]);
  });

  it("says why the host does not have it any more, and keeps the review", async () => {
    await openReview();
    await pulled.remote.git("update-ref", "-d", "refs/pull/5/head");
    await page?.press("Check for updates");
    expect(notice()).toContain("has no pull request 5.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Pull request 5: Step 1");
  });

  it("stays open after its change came into the branch, and says that its base is uncertain", async () => {
    await pulled.author.git("push", "--quiet", "origin", "HEAD:main");
    await open("/clone/reviews");
    await openDialog("5");
    await submit();
    expect(notice()).toMatch(/has all of its commits, and no merge shows where they began/u);
    expect(screen.getByText("Open")).toBeTruthy();
    await page?.press("Check for updates");
    await waitFor(() => expect(notice()).toBe("Nothing new."));
  });

  it("is removed with its comments once that is confirmed", async () => {
    const key = await openReview();
    await page?.close();
    await runGalley(pulled.repo.path, ["comment", "--review", key, "-m", "Why?"]);
    await open(`/clone/reviews/${key}`);
    await page?.press("Close…");
    const dialog = within(screen.getByRole("dialog", { name: "Close pull request 5?" }));
    expect(dialog.getByText(/It cannot be undone\./u).textContent).toBe(
      "This removes its review from this repository, with 1 comment, its verdicts and viewed marks. It cannot be undone.",
    );
    await page?.press("Cancel");
    expect(await pulled.repo.git("for-each-ref", "refs/galley/pulls")).not.toBe("");
    await page?.press("Close…");
    await page?.press("Close and remove");
    expect(address()).toBe("/");
    expect(screen.getByRole("region", { name: "Notification" }).textContent).toBe("Pull request 5 was closed.");
    const links = screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links.filter((href) => href?.startsWith("/clone/reviews/"))).toEqual([]);
    expect(await pulled.repo.git("for-each-ref", "refs/galley/pulls")).toBe("");
  });

  it("can be fetched again but not be closed once it was shared", async () => {
    await openReview();
    await page?.press("Share…");
    await page?.press("Share review");
    expect(screen.getByRole("button", { name: "Check for updates" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Close…" })).toBeNull();
  });
});

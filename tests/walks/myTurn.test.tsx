// @vitest-environment page
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { pageTitle, pressKeys, returnLater, walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let page: Walk | undefined;
let permission: NotificationPermission;
let icon: HTMLLinkElement;
const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => permission);

beforeEach(async () => {
  reviewed = await reviewedRepo();
  permission = "granted";
  requestPermission.mockClear();
  vi.stubGlobal("Notification", {
    requestPermission,
    get permission() {
      return permission;
    },
  });
  icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = "/favicon.svg";
  document.head.append(icon);
});
afterEach(async () => {
  await page?.close();
  page = undefined;
  icon.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (at: string) => (page = await walk(at, reviewed.repo.path));
const pause = (milliseconds: number) => act(async () => new Promise((resolve) => setTimeout(resolve, milliseconds)));
/** Waits until a check passes, and lets the page render meanwhile. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await pause(50);
    check();
  }, WAIT_MS);

it("the home page starts with what waits, and title and icon show that it is the user's turn", async () => {
  await open("/");
  const section = screen.getByRole("region", { name: "Yours to review" });
  const link = within(section).getByRole("link", { name: "Change some lines" });
  expect(link.getAttribute("href")).toBe(`/repo/reviews/${reviewed.key}`);
  expect(within(section).getByText("New, never opened")).toBeTruthy();
  await until(() => expect(pageTitle()).toBe("● 1 Home · Galley"));
  expect(icon.getAttribute("href")).toBe("/favicon.svg?turn");
});

/** Marks the review as read, as another page would. */
async function read(): Promise<void> {
  const opened = page?.opened;
  const found = await opened?.query(`{ repository(slug: "repo") { review(key: "${reviewed.key}") { id } } }`);
  const document = "mutation ($input: ReviewInput!) { markRead(input: $input) { problem { code } } }";
  await opened?.query(document, { input: { review: found?.repository.review.id } });
}

it("once the review is read it is no longer the user's turn, until somebody writes", async () => {
  await open("/repo/reviews");
  await until(() => expect(pageTitle()).toBe("● 1 Reviews · repo · Galley"));
  await read();
  returnLater();
  await until(() => expect(pageTitle()).toBe("Reviews · repo · Galley"));
  expect(icon.getAttribute("href")).toBe("/favicon.svg");
  await reviewed.comment("long.txt", 10, "And this?");
  returnLater();
  await until(() => expect(pageTitle()).toBe("● 1 Reviews · repo · Galley"));
});

it("the settings report that the browser refuses notifications, and nothing is saved", { tags: "slow" }, async () => {
  permission = "denied";
  await open("/repo/reviews");
  await until(() => expect(pageTitle()).toBe("● 1 Reviews · repo · Galley"));
  expect(requestPermission).not.toHaveBeenCalled();
  await pressKeys(",", page);
  const on = within(screen.getByRole("dialog")).getByRole("group", { name: "When it is my turn, in this browser" });
  await act(async () => void fireEvent.click(within(on).getByRole("radio", { name: "Yes" })));
  await page?.settled();
  expect(screen.getByRole("alert").textContent).toContain("blocks notifications");
  expect(within(on).getByRole("radio", { name: "No", checked: true })).toBeTruthy();
});

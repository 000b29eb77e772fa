// @vitest-environment happy-dom
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { choices } from "#app/ui/choices.ts";
import { stateFolder } from "#server/http/sessions/sessionStore.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { address, shownFiles, walk, type Walk } from "./page.ts";

let repo: TempRepo;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\ntwo\n" });
  await repo.commit({ "a.txt": "one \n2\n" });
});

let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});
const open = async (at: string) => (page = await walk(at, repo.path));

const file = (): string => join(stateFolder(), "settings.json");
const kept = (): unknown => JSON.parse(readFileSync(file(), "utf8"));

async function openSettings(walked: Walk): Promise<HTMLElement> {
  await act(async () => void fireEvent.keyDown(document.body, { key: "," }));
  await walked.settled();
  return screen.getByRole("dialog", { name: "Settings" });
}

it("a setting holds at once on the page behind, over what its address said, and is kept until one goes back to the defaults", async () => {
  const walked = await open("/repo/commit/HEAD?view=unified&w=show");
  expect(shownFiles()["a.txt"]).toEqual(["-one", "-two", "+one ", "+2"]);
  const dialog = within(await openSettings(walked));
  expect(dialog.getByText(/^Kept in .*settings\.json, for all your browsers and repositories\.$/)).toBeTruthy();
  await act(async () => {
    const list = dialog.getByRole("combobox", { name: "Which white space counts as a change" });
    fireEvent.change(list, { target: { value: "IGNORE_ALL" } });
  });
  await walked.settled();
  expect(address()).toBe("/repo/commit/HEAD?view=unified");
  expect(shownFiles()["a.txt"]).toEqual([" one ", "-two", "+2"]);
  expect(kept()).toEqual({ whitespace: "IGNORE_ALL" });
  await walked.press("Reset to defaults");
  expect(address()).toBe("/repo/commit/HEAD");
  expect(kept()).toEqual({});
});

it("each setting is a command of the palette, which says what holds now", async () => {
  choices.take(new Map([["codeSize", "15"]]));
  const walked = await open("/");
  await act(async () => void fireEvent.keyDown(document.body, { key: "k", ctrlKey: true }));
  await walked.settled();
  await act(async () => {
    fireEvent.change(screen.getByRole("combobox", { name: "Command palette" }), { target: { value: "Size of code" } });
  });
  const commands = screen.getAllByRole("option").map((option) => option.textContent);
  expect(commands).toContain("Size of code: 15 pxchosen now");
  expect(commands).toContain("Size of code: 11 pxnow 15 px");
  const small = screen.getAllByRole("option").find((option) => option.textContent.startsWith("Size of code: 11 px"));
  await act(async () => void (small && fireEvent.click(small)));
  await walked.settled();
  expect(choices.read("codeSize")).toBe("11");
  expect(kept()).toEqual({ codeSize: "11" });
});

it("a page that one comes back to has what was chosen on others", async () => {
  const walked = await open("/");
  writeFileSync(file(), JSON.stringify({ theme: "dark" }));
  await act(async () => void window.dispatchEvent(new Event("focus")));
  await walked.settled();
  expect(choices.read("theme")).toBe("dark");
});

it("what cannot be kept is said, and holds on this page all the same", async () => {
  const walked = await open("/");
  writeFileSync(file(), "{}");
  await act(async () => choices.keep("theme", "purple"));
  await walked.settled();
  expect(screen.getAllByText(/^What is to be kept is no choice that Galley knows\./)[0]).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event("focus")));
  await walked.settled();
  expect(choices.read("theme")).toBe("purple");
});

// @vitest-environment page
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { settings } from "#app/ui/settings.ts";
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
const saved = (): unknown => JSON.parse(readFileSync(file(), "utf8"));

async function openSettings(walked: Walk): Promise<HTMLElement> {
  await act(async () => void fireEvent.keyDown(document.body, { key: "," }));
  await walked.settled();
  return screen.getByRole("dialog", { name: "Settings" });
}

it("a setting applies at once to the page behind the dialog, overrides its URL, and is stored until the defaults are restored", async () => {
  const walked = await open("/repo/commit/HEAD?view=unified&w=show");
  expect(shownFiles()["a.txt"]).toEqual(["-one", "-two", "+one ", "+2"]);
  const dialog = within(await openSettings(walked));
  expect(dialog.getByText(/^Saved in .*settings\.json, for all your browsers and repositories\.$/)).toBeTruthy();
  await act(async () => {
    const list = dialog.getByRole("combobox", { name: "Whitespace changes" });
    fireEvent.change(list, { target: { value: "IGNORE_ALL" } });
  });
  await walked.settled();
  expect(address()).toBe("/repo/commit/HEAD?view=unified");
  expect(shownFiles()["a.txt"]).toEqual([" one ", "-two", "+2"]);
  expect(saved()).toEqual({ whitespace: "IGNORE_ALL" });
  await walked.press("Reset to defaults");
  expect(address()).toBe("/repo/commit/HEAD");
  expect(saved()).toEqual({});
});

it("each setting is a command of the palette, which shows the current value", { tags: "slow" }, async () => {
  settings.take(new Map([["codeSize", "15"]]));
  const walked = await open("/");
  await act(async () => void fireEvent.keyDown(document.body, { key: "k", ctrlKey: true }));
  await walked.settled();
  await act(async () => {
    fireEvent.change(screen.getByRole("combobox", { name: "Command palette" }), {
      target: { value: "Code font size" },
    });
  });
  const commands = screen.getAllByRole("option").map((option) => option.textContent);
  expect(commands).toContain("Code font size: 15 pxcurrent");
  expect(commands).toContain("Code font size: 11 pxcurrently 15 px");
  const small = screen.getAllByRole("option").find((option) => option.textContent.startsWith("Code font size: 11 px"));
  await act(async () => void (small && fireEvent.click(small)));
  await walked.settled();
  expect(settings.read("codeSize")).toBe("11");
  expect(saved()).toEqual({ codeSize: "11" });
});

it("a page that the user returns to has the settings chosen on other pages", { tags: "slow" }, async () => {
  const walked = await open("/");
  writeFileSync(file(), JSON.stringify({ theme: "dark" }));
  await act(async () => void window.dispatchEvent(new Event("focus")));
  await walked.settled();
  expect(settings.read("theme")).toBe("dark");
});

it("a setting that cannot be stored is reported, and still applies to this page", { tags: "slow" }, async () => {
  const walked = await open("/");
  writeFileSync(file(), "{}");
  await act(async () => settings.save("theme", "purple"));
  await walked.settled();
  expect(screen.getAllByText(/^Galley does not know this setting or value\./)[0]).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event("focus")));
  await walked.settled();
  expect(settings.read("theme")).toBe("purple");
});

// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "#app/reading/markdown/MarkdownTree.tsx"; // So that settling waits for data alone.
import "#app/screens/editors/EditorDialog.tsx";
import "#app/ui/DialogPopup.tsx";
import "#app/ui/MenuPopup.tsx";
import { settings } from "#app/ui/settings.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { pressKeys, walk, type Walk } from "./page.ts";

let repo: TempRepo;
let page: Walk | undefined;
let links: string[];

/** Records a click on a link that the page does not handle itself. */
const record = (event: MouseEvent): void => {
  if (!(event.target instanceof HTMLAnchorElement) || !/^(?:vscode|zed|subl):/u.test(event.target.href)) return;
  links.push(event.target.href);
  event.preventDefault();
};

beforeEach(async () => {
  // happy-dom takes Alt for AltGr.
  vi.spyOn(KeyboardEvent.prototype, "getModifierState").mockReturnValue(false);
  settings.take(new Map());
  links = [];
  document.addEventListener("click", record);
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\ntwo\nthree\n", "b.md": "# Title\n" }, "Base");
  await repo.commit({ "a.txt": "one\n2\nthree\n" }, "Write two as a digit");
});
afterEach(async () => {
  document.removeEventListener("click", record);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await page?.close();
  page = undefined;
});

const open = async (at: string) => (page = await walk(at, repo.path));
const keys = (text: string) => pressKeys(text, page);
const dialog = () => screen.queryByRole("dialog");
const toast = () => document.querySelector(".Toast-text")?.textContent ?? null;
const choose = (label: string) => act(async () => void fireEvent.click(screen.getByRole("radio", { name: label })));
/** Chooses an editor in the dialog, and opens the place in it. */
const submit = async () => {
  await act(async () => void fireEvent.submit(dialog()?.querySelector("form") ?? document.body));
  await page?.settled();
};
const menu = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getAllByRole("button", { name })[0] ?? document.body));
  return screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
};

it("the first use asks which editor, and then opens the line of the cursor; the next one does not ask", async () => {
  await open("/repo/commit/main?view=unified");
  await keys("n j Alt+O");
  expect(dialog()?.textContent).toContain("Open in which editor?");
  expect(links).toEqual([]);
  await choose("Zed");
  await submit();
  expect(dialog()).toBeNull();
  expect(links).toEqual([`zed://file${repo.path}/a.txt:2:1`]);
  expect(toast()).toBe("Opened line 2 of a.txt in Zed.");
  await keys("j Alt+O");
  expect(links).toHaveLength(2);
  expect(settings.read("editor")).toBe("zed");
});

it("a removed line is not there any more: the nearest place is offered", async () => {
  settings.save("editor", "vscode");
  const galley = await open("/repo/commit/main?view=unified");
  await keys("n Alt+O");
  expect(dialog()?.textContent).toContain(
    "This line is not in the work tree any more.The nearest place is line 2 of a.txt.",
  );
  await galley.press("Cancel");
  expect([dialog(), links]).toEqual([null, []]);
  await keys("Alt+O");
  await galley.press("Open");
  expect(links).toEqual([`vscode://file${repo.path}/a.txt:2:1`]);
});

it("a file is opened from its header and its menu, and one that is not there says so", async () => {
  settings.save("editor", "vscode");
  const galley = await open("/repo/commit/main");
  await keys("] Alt+O");
  expect(links).toEqual([`vscode://file${repo.path}/a.txt`]);
  expect(await menu("More actions")).toContain("Open in editorAltO");
  await act(async () => void fireEvent.click(screen.getByRole("menuitem", { name: /^Open in editor/u })));
  await galley.settled();
  expect(links).toHaveLength(2);
  await repo.write({ "a.txt": null });
  await keys("Alt+O");
  expect(dialog()?.textContent).toContain(
    "a.txt is not in the work tree. It was deleted, has another name there, or is on another branch.",
  );
  await galley.press("Close");
  expect(dialog()).toBeNull();
});

it("a page of a file and its blame open it, without lines as a whole", { tags: "slow" }, async () => {
  settings.save("editor", "vscode");
  const galley = await open("/repo/blob/main/b.md");
  await galley.press("Open in editor");
  await keys("Alt+O");
  await page?.close();
  await open("/repo/blame/main/a.txt");
  await keys("j j j Alt+O");
  expect(links.map((link) => link.slice(`vscode://file${repo.path}`.length))).toEqual(["/b.md", "/b.md", "/a.txt:2:1"]);
});

it("a comment is opened where its line is now, in the conversation and beside the code", async () => {
  const reviewed = await reviewedRepo();
  ({ repo } = reviewed);
  await reviewed.comment("long.txt", 30, "Why thirty?");
  // `main` is checked out, with another first line.
  await repo.write({ "long.txt": `first\n${await readFile(join(repo.path, "long.txt"), "utf8")}` });
  settings.save("editor", "vscode");
  const thread = () => document.querySelector<HTMLElement>("[data-thread]");
  await open(`/repo/reviews/${reviewed.key}`);
  await keys("Alt+O");
  act(() => thread()?.focus());
  await keys("Alt+O");
  await page?.close();
  await open(`/repo/reviews/${reviewed.key}/files?from=0`);
  act(() => thread()?.focus());
  await keys("Alt+O");
  const link = `vscode://file${repo.path}/long.txt:31:1`;
  expect(links).toEqual([link, link, link]);
});

it("the user's own command is offered once it is set, and run by the server", async () => {
  const home = await tempFolder();
  const [file, output] = [join(home, "edit"), join(home, "opened")];
  await writeFile(file, `#!/bin/sh\nprintf '%s\\n' "$@" > '${output}.part'\nmv '${output}.part' '${output}'\n`);
  await chmod(file, 0o755);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(home, ".gitconfig"));
  await open("/repo/commit/main?view=unified");
  await keys("n j Alt+O");
  await choose("My own command");
  expect(dialog()?.textContent).toContain("git config --global galley.editorCommand 'my-editor +{line} {path}'");
  expect(screen.getByRole("button", { name: "Open" })).toHaveProperty("disabled", true);
  await page?.close();
  await writeFile(join(home, ".gitconfig"), `[galley]\n\teditorCommand = ${file} +{line} {path}\n`);
  await open("/repo/commit/main?view=unified");
  await keys("n j Alt+O");
  await choose("My own command");
  expect(dialog()?.textContent).toContain(`Runs ${file}, from galley.editorCommand`);
  await submit();
  const opened = await vi.waitFor(() => readFile(output, "utf8"), WAIT_MS);
  expect(opened).toBe(`+2\n${repo.path}/a.txt\n`);
  await vi.waitFor(() => expect(toast()).toBe("Opened line 2 of a.txt in your editor."), WAIT_MS);
});

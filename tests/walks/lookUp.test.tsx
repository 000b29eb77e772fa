// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import "#app/screens/peek/PeekPanel.tsx"; // what is fetched when it is first used is there at once
import { address, walk, type Walk } from "./page.ts";

const FORMS = "export class Panel {\n  area(): number {\n    return 4;\n  }\n}\n";
const USE = 'import { Panel } from "./panels.ts";\n\nnew Panel();\nlonely();\n';

let repo: TempRepo;
let first: string;
let page: Walk | undefined;

beforeAll(async () => {
  repo = await tempRepo();
  first = await repo.commit({ "src/panels.ts": FORMS, "src/use.ts": USE, "py/panel.py": "class Other:\n    pass\n" });
  await repo.commit({ "src/panels.ts": `\n${FORMS}`, "src/use.ts": USE.replace("new Panel", "grow(new Panel") });
});
afterEach(async () => {
  await page?.close();
  page = undefined;
});

const open = async (at: string) => {
  page = await walk(at, repo.path);
};
const press = async (...keys: readonly string[]) => {
  for (const key of keys)
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
  await page?.settled();
};
const place = () => address() + window.location.hash;
describe("a word in the code", () => {
  it("can be chosen if the line has several, and then is searched for", { tags: "slow" }, async () => {
    await open(`/repo/blob/main/src/use.ts`);
    await press("j", "j", "j", "j");
    await press("s");
    const words = screen.getByRole<HTMLSelectElement>("combobox", { name: "Word" });
    expect([...words.options].map(({ value }) => value)).toEqual(["grow", "Panel"]);
    await page?.follow("Search");
    expect(place()).toBe("/repo/search?q=grow&at=main&word=1&case=exact");
    expect(document.querySelectorAll("a.FoundLine")).toHaveLength(1);
  });

  it("in a change is searched for on its own side", { tags: "slow" }, async () => {
    await open("/repo/commit/main");
    await press("]", "n");
    await press("s");
    expect(place()).toBe(`/repo/search?q=Panel&at=${first}&word=1&case=exact`);
  });
});

describe("the places of a word, below its line", () => {
  const places = () => [...document.querySelectorAll(".PeekPanel-place")].map((at) => at.textContent);
  const summary = () => document.querySelector(".PeekPanel-facts")?.textContent ?? null;

  it("are its definitions, and all of them on request; Enter goes there, Escape returns to the line", async () => {
    await open(`/repo/blob/${first}/src/use.ts`);
    await press("j", "j", "j", "j");
    await press("F12");
    expect(places()).toEqual(["src/panels.ts:1export class Panel {class"]);
    expect(summary()).toBe("1 definition found by patterns of common languages");
    await press("Escape");
    expect(document.querySelector(".PeekPanel")).toBe(null);
    expect(document.activeElement?.closest(".diff-file")).not.toBe(null);
    await act(
      async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: "F12", shiftKey: true }),
    );
    await page?.settled();
    // The line itself is left out.
    expect(places()).toEqual([
      "src/panels.ts:1export class Panel {class",
      'src/use.ts:1import { Panel } from "./panels.ts";',
    ]);
    await press("ArrowDown");
    const link = document.activeElement;
    expect(link?.textContent).toBe("src/panels.ts:1export class Panel {class");
    await act(async () => void (link && fireEvent.click(link)));
    await page?.settled();
    expect(place()).toBe(`/repo/blob/${first}/src/panels.ts#L1`);
  });

  it("are the line itself if there is no other one", async () => {
    await open(`/repo/blob/${first}/src/panels.ts`);
    await press("j", "j");
    await press("F12");
    expect(places()).toEqual(["src/panels.ts:1export class Panel {class"]);
    expect(summary()).toBe("1 definition found by patterns of common languages");
  });

  it("are those of the side of the line, for each of its words, and say if there is no definition", async () => {
    await open("/repo/commit/main");
    await press("]", "n");
    await press("F12");
    // The old side: the class begins at line 1 there.
    expect(places()).toEqual(["src/panels.ts:1export class Panel {class"]);
    await press("Escape");
    await press("j");
    await press("F12");
    const words = screen.getByRole<HTMLSelectElement>("combobox", { name: "Word" });
    expect([...words.options].map(({ value }) => value)).toEqual(["grow", "Panel"]);
    expect(summary()).toBe("No definition found by patterns of common languages");
    await act(async () => void fireEvent.change(words, { target: { value: "Panel" } }));
    await page?.settled();
    expect(places()).toEqual(["src/panels.ts:2export class Panel {class"]);
  });
});

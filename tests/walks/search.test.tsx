// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { address, failure, pageTitle, walk, type Walk } from "./page.ts";

let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});

/** The files that are listed, each with its lines: `>` before one in which something was found, which stands in brackets. */
const found = () =>
  [...document.querySelectorAll(".FoundFile")].map((file) => {
    const lines = [...file.querySelectorAll(".FoundLine")].map((line) => {
      const parts = [...(line.querySelector("code")?.childNodes ?? [])].map((node) =>
        node instanceof HTMLElement && node.tagName === "MARK" ? `[${node.textContent}]` : node.textContent,
      );
      return `${line.tagName === "A" ? ">" : " "}${parts.join("")}`;
    });
    return [file.querySelector("h2")?.textContent, lines];
  });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = async () => {
  await act(async () => void fireEvent.submit(screen.getByRole("search")));
  await page?.settled();
};
const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

async function open(at: string) {
  const repo = await tempRepo();
  const head = await repo.commit(
    {
      "lib/a.ts": "first\nsecond\nconst needle = Needles;\nfourth\nfifth\nsixth\n",
      "b.md": "a needle\n",
      "c.bin": Uint8Array.of(0, 110, 101, 101, 100, 108, 101),
    },
    "Hide a needle",
  );
  page = await walk(at, repo.path);
  return { repo, head };
}

describe("a search", () => {
  it("lists the files and lines that hold a text, with what was found marked, and leads there", async () => {
    const { head } = await open("/repo/search?q=needle");
    expect(pageTitle()).toBe("needle · Search · repo · Galley");
    expect(found()).toEqual([
      ["b.md", [">a [needle]"]],
      ["c.bin", []],
      ["lib/a.ts", [" first", " second", ">const [needle] = [Needle]s;", " fourth", " fifth"]],
    ]);
    expect(document.querySelector(".SearchScreen-summary")?.textContent?.trim()).toBe("3 lines in 3 files");
    const link = screen.getByRole("link", { name: /const needle/ });
    expect(link.getAttribute("href")).toBe(`/repo/blob/${head}/lib/a.ts#lib/a.ts:R3`);
  });

  it("keeps what one types in the address: text, how, in which files", async () => {
    await open("/repo/search");
    expect(screen.getByRole("heading", { name: "What are you looking for?" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("What to search for"));
    type("What to search for", "Needles?;");
    await submit();
    expect(address()).toBe("/repo/search?q=Needles%3F%3B");
    expect(screen.getByRole("heading", { name: "Nothing found" })).toBeTruthy();
    await page?.press("As a POSIX extended regular expression");
    expect(address()).toBe("/repo/search?q=Needles%3F%3B&regex=1");
    expect(found().map(([path]) => path)).toEqual(["lib/a.ts"]);
    type("In files: Names and paths, with blanks between them; ! leaves out", "*.md");
    type("What to search for", "needle");
    await submit();
    expect(address()).toBe("/repo/search?q=needle&path=%2A.md&regex=1");
    expect(found()).toEqual([["b.md", [">a [needle]"]]]);
    await page?.press("Capitals count");
    expect(address()).toBe("/repo/search?q=needle&path=%2A.md&regex=1&case=exact");
  });

  it("says what is wrong with an expression, and with a revision", async () => {
    await open("/repo/search?q=(&regex=1");
    expect(document.querySelector(".Notice")?.textContent).toContain("a parenthesis is opened and not closed");
    await page?.close();
    await open("/repo/search?q=x&at=nowhere");
    expect(failure()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is walked through by key", async () => {
    await open("/repo/search?q=needle");
    await press("j");
    expect(document.activeElement?.textContent).toContain("a needle");
    await press("j");
    expect(document.activeElement?.textContent).toContain("const needle");
    await press("j");
    await press("k");
    expect(document.activeElement?.textContent).toContain("a needle");
    await press("/");
    expect(document.activeElement).toBe(screen.getByLabelText("What to search for"));
  });

  it("goes on in names of files, in what commits say and in what they changed", async () => {
    const { head } = await open("/repo/search?q=a.t");
    await page?.follow("File names");
    expect(address()).toBe("/repo/search?q=a.t&in=names");
    expect([...document.querySelectorAll(".NameResults a")].map((link) => link.getAttribute("href"))).toEqual([
      `/repo/blob/${head}/lib/a.ts`,
    ]);
    const messages = screen.getByRole("link", { name: "Commit messages" });
    expect(messages.getAttribute("href")).toBe("/repo/commits/main?message=a.t");
  });
});

// @vitest-environment page
import { rm } from "node:fs/promises";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { pngOf } from "#tests/helpers/pictures.ts";
import { renderGalley, type RenderedGalley } from "#tests/helpers/renderGalley.tsx";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let galley: RenderedGalley;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit(
    {
      "docs/a.md": "# Title\n\nSee [b](b.ts#L2) and ![p](../p.png).\n",
      "docs/b.ts": "one\ntwo\n",
      "dot.png": pngOf(1, 1, () => [0, 0, 0, 255]),
      "tables/quoted.csv": `id,name,\n1,"Smith, ""J""\nSt 5",x,y\n2\n3,${"z".repeat(1200)},\n`,
      "tables/tabs.tsv": "a;b\tc\n1;2\t3\n",
      "tables/long.csv": `n\n${Array.from({ length: 450 }, (_, index) => `v${index}\n`).join("")}`,
      "tables/wide.csv": `${Array.from({ length: 120 }, (_, index) => `c${index}`).join(",")}\n1,2\n`,
      "tables/huge.csv": "a,b\n".repeat(2_700_000),
      "tables/open.csv": 'a,b\n1,"never closed\n',
      "texts/latin.txt": Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 10),
      "texts/utf16.txt": Uint8Array.of(0xff, 0xfe, 0x61, 0, 10, 0),
      "lost/lost.ts": "const lost = 1;\n",
      "lost/lost.md": "# Lost\n",
    },
    "The first",
  );
  for (const path of ["lost/lost.ts", "lost/lost.md"]) {
    const oid = await repo.git("rev-parse", `HEAD:${path}`);
    await rm(`${repo.path}/.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`);
  }
});

async function open(address: string, check: () => void): Promise<void> {
  galley = await renderGalley(address, repo.path);
  await waitFor(check);
  await galley.close();
}

it("a Markdown file is rendered", async () => {
  await open("/repo/blob/HEAD/docs/a.md", () => {
    expect(screen.getByRole("heading", { name: /^Title/u })).toBeDefined();
    expect(screen.getByRole("link", { name: "b" }).getAttribute("href")).toBe("/repo/blob/HEAD/docs/b.ts#L2");
  });
});

it("a file that is not UTF-8 is shown in an assumed encoding, and in another one on request", async () => {
  galley = await renderGalley("/repo/blob/HEAD/texts/latin.txt", repo.path);
  fireEvent.click(await screen.findByRole("button", { name: "Windows-1252 (assumed)" }));
  expect(document.body.textContent).toContain("café");
  fireEvent.click(await screen.findByRole("menuitemradio", { name: /^KOI8-R/u }));
  await waitFor(() => expect(document.body.textContent).toContain("cafИ"));
  await galley.close();
  galley = await renderGalley("/repo/blame/HEAD/texts/latin.txt", repo.path);
  fireEvent.click(await screen.findByRole("button", { name: "KOI8-R (chosen)" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Default" }));
  await waitFor(() => expect(document.body.textContent).toContain("café"));
  await galley.close();
  await open("/repo/blob/HEAD/texts/utf16.txt", () => {
    expect(screen.getByTitle("UTF-16 LE: The encoding of the file, by its byte order mark")).toBeDefined();
  });
});

it("an image is reported as loading until the browser has it", async () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  galley = await renderGalley("/repo/blob/HEAD/dot.png", repo.path);
  const image = await screen.findByRole("img", { name: "dot.png" });
  expect(screen.getByText(/^Loading image, /u)).toBeTruthy();
  fireEvent.load(image);
  expect(screen.queryByText(/^Loading image/u)).toBe(null);
  await galley.close();
});

it("a Markdown file is shown by lines on request", async () => {
  await open("/repo/blob/HEAD/docs/a.md?view=source", () => {
    expect(screen.queryByRole("heading", { name: "Title" })).toBe(null);
    expect(document.body.textContent).toContain("# Title");
  });
});

it.each(["lost/lost.ts", "lost/lost.md"])(
  "for %s, which is missing in the repository, the page reports it",
  async (path) => {
    await open(`/repo/blob/HEAD/${path}`, () => {
      expect(document.body.textContent).toContain("The file's content is not in this repository's object store.");
    });
  },
);

/** Each row's cells, separated by bars. */
const cells = (): readonly string[] =>
  [...document.querySelectorAll("table.CsvView-table tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent).join("|"),
  );
const pressed = (name: string): void => {
  fireEvent.click(screen.getByText(name));
};

it("comma-separated values are shown as a table, with quoting, and each row with its own number of values", async () => {
  await open("/repo/blob/HEAD/tables/quoted.csv", () => {
    expect(document.querySelector(".FramedView-bar")?.textContent).toBe(
      "3 rows, 4 columns. Long values are cut; the source has all.",
    );
    expect(cells()).toEqual([
      "#Row in the file|id|name|3|4",
      '2|1|Smith, "J"\nSt 5|x|y',
      "3|2|No values",
      `4|3|${"z".repeat(1000)}…||No values`,
    ]);
    expect(document.querySelectorAll('thead th[scope="col"]').length).toBe(5);
    expect(document.querySelectorAll('tbody th[scope="row"]').length).toBe(3);
  });
});

it("tab-separated values may contain commas", { tags: "slow" }, async () => {
  await open("/repo/blob/HEAD/tables/tabs.tsv", () => expect(cells()).toEqual(["#Row in the file|a;b|c", "2|1;2|3"]));
});

it("a long table shows more rows on request, with the row numbers of the file", { tags: "slow" }, async () => {
  galley = await renderGalley("/repo/blob/HEAD/tables/long.csv", repo.path);
  const rows = (): readonly unknown[] => [cells().length - 2, cells()[1], cells().at(-2), cells().at(-1)];
  expect(rows()).toEqual([100, "2|v0", "101|v99", "Show more rows (350)"]);
  pressed("Show more rows (350)");
  expect(rows()).toEqual([200, "2|v0", "201|v199", "Show more rows (250)"]);
  await galley.close();
});

it("of a wide table the first hundred columns are shown", { tags: "slow" }, async () => {
  galley = await renderGalley("/repo/blob/HEAD/tables/wide.csv", repo.path);
  const names = cells()[0]?.split("|") ?? [];
  expect([names.length - 1, names[1], names.at(-1), cells()[1]]).toEqual([100, "c0", "c99", "2|1|2|No values"]);
  expect(document.querySelector(".FramedView-bar")?.textContent).toBe(
    "1 row, 120 columns. The first 100 columns are shown; the source has all.",
  );
  await galley.close();
});

it("a table with an unclosed quotation is shown by lines, and on request any table", { tags: "slow" }, async () => {
  await open("/repo/blob/HEAD/tables/open.csv", () => {
    expect(document.body.textContent).toContain("its quotation marks do not match. Showing the source instead.");
    expect(document.body.textContent).toContain('1,"never closed');
    expect(cells()).toEqual([]);
  });
  await open("/repo/blob/HEAD/tables/quoted.csv?view=source", () => {
    expect(document.body.textContent).toContain('1,"Smith, ""J""');
    expect(cells()).toEqual([]);
    expect(screen.getByRole("button", { name: "Rendered" }).getAttribute("aria-pressed")).toBe("false");
  });
});

it("a table of more than 10 MiB is reported as too large", { tags: "slow" }, async () => {
  await open("/repo/blob/HEAD/tables/huge.csv", () => {
    expect(document.body.textContent).toContain("The file has more than 10 MiB of text.");
  });
});

// @vitest-environment page
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { renderGalley, type RenderedGalley } from "#tests/helpers/renderGalley.tsx";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const MARKUP = Buffer.from("<svg onload=alert(1)>").toString("base64");
const CELLS = [
  {
    cell_type: "markdown",
    source: ["# Study\n", "Some *words*.\n".repeat(300), "![mine](attachment:a.png) ![none](attachment:b.png)"],
    attachments: { "a.png": { "image/png": PIXEL }, "b.png": { "image/png": MARKUP } },
  },
  {
    cell_type: "code",
    execution_count: 3,
    source: "print(1)",
    outputs: [
      { output_type: "stream", text: Array.from({ length: 300 }, (_, line) => `line ${line}\n`) },
      { output_type: "display_data", data: { "text/html": "<b>bold</b>" } },
      { output_type: "display_data", data: { "image/png": PIXEL, "text/plain": "<Figure>" } },
      { output_type: "display_data", data: { "image/png": MARKUP } },
      { output_type: "error", traceback: ["\x1B[31mKeyError\x1B[0m: 'a'"] },
    ],
  },
];

const EMPTY = { cell_type: "code", execution_count: null, source: "" };

let repo: TempRepo;
beforeAll(async () => {
  repo = await tempRepo();
  const notebook = JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells: CELLS });
  const outputs = Array.from({ length: 500 }, () => ({ output_type: "stream", text: "x" }));
  const others = Array.from({ length: 57 }, (_, at) => ({ ...EMPTY, source: `${at}`, outputs: [] }));
  const cells = [{ ...EMPTY, outputs }, ...CELLS, ...others];
  const wide = JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells });
  await repo.commit({ "study.ipynb": notebook, "cut.ipynb": notebook.slice(0, 300), "wide.ipynb": wide }, "The first");
});

async function open(address: string, check: (galley: RenderedGalley) => Promise<void>): Promise<void> {
  const galley = await renderGalley(address, repo.path);
  await check(galley);
  await galley.close();
}

it("a notebook is shown by cells, and its outputs are never treated as markup", async () => {
  await open("/repo/blob/HEAD/study.ipynb", async () => {
    const text = await screen.findByRole("region", { name: "Text, cell 1" });
    expect(within(text).getByRole("heading", { name: /^Study/u })).toBeDefined();
    const attached = await within(text).findByRole("img", { name: "mine" });
    expect(attached.getAttribute("src")).toMatch(/^blob:/u);
    expect(within(text).getAllByRole("img")).toHaveLength(1);
    const code = within(screen.getByRole("region", { name: "Code, cell 2" }));
    expect(code.getByText("[3]")).toBeDefined();
    expect(code.getByRole("group", { name: "Code" }).textContent).toBe("print(1)\n");
    expect(code.getByRole("group", { name: "Error" }).textContent).toBe("KeyError: 'a'");
    expect(code.getByText("Unsupported output: text/html.")).toBeDefined();
    expect(code.getByText("Only PNG and JPEG images are shown.")).toBeDefined();
    const picture = await code.findByRole("img", { name: "<Figure>" });
    expect(picture.getAttribute("src")).toMatch(/^blob:/u);
    expect(code.getAllByRole("img")).toHaveLength(1);
  });
});

it("a long output is truncated until the rest is requested", { tags: "slow" }, async () => {
  await open("/repo/blob/HEAD/study.ipynb", async () => {
    const output = await screen.findByRole("group", { name: "Output" });
    expect(output.textContent).toMatch(/line 199\n$/u);
    fireEvent.click(screen.getByRole("button", { name: /^Show all: 300 lines/u }));
    expect(output.textContent).toMatch(/line 299\n$/u);
    expect(screen.queryByRole("button", { name: /^Show all/u })).toBe(null);
  });
});

it(
  "a notebook with very many outputs shows some of them, and the others and the next cells on request",
  { tags: "slow" },
  async () => {
    await open("/repo/blob/HEAD/wide.ipynb", async () => {
      const button = await screen.findByRole("button", { name: "Show more outputs (480)" });
      expect(screen.getAllByRole("group", { name: "Output" })).toHaveLength(21);
      fireEvent.click(button);
      expect(screen.getAllByRole("group", { name: "Output" })).toHaveLength(41);
      fireEvent.click(screen.getByRole("button", { name: "Show more cells (10)" }));
      expect(screen.getByRole("region", { name: "Code, cell 60" })).toBeDefined();
    });
  },
);

it("a notebook is shown by lines if it is damaged, with a notice, and on request", async () => {
  await open("/repo/blob/HEAD/cut.ipynb", async () => {
    await screen.findByText(/^This notebook is damaged/u);
    await waitFor(() => expect(document.body.textContent).toContain('{"nbformat":4'));
  });
  await open("/repo/blob/HEAD/study.ipynb?view=source", async () => {
    await waitFor(() => expect(document.body.textContent).toContain('{"nbformat":4'));
    expect(screen.queryByRole("region", { name: "Text, cell 1" })).toBe(null);
  });
});

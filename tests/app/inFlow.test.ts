import { expect, it } from "vitest";
import { inFlow } from "#app/drawPage.tsx";

const strut = (...sizes: readonly number[]) => sizes.map((size) => `<div class="Served-${size}"></div>`).join("");

it("leaves no style behind, and changes no text that looks like a style", () => {
  expect(inFlow('<i style="color:red" title="style=&quot;a&quot;">style=&quot;b&quot;</i>')).toBe(
    '<i data-style="color:red" title="style=&quot;a&quot;">style=&quot;b&quot;</i>',
  );
});

it("sets the height of a stack, however tall", () => {
  expect(inFlow('<div class="diff-reader" style="height:37px"></div>')).toBe(
    `<div class="diff-reader" data-style="height:37px"><div class="Served-strut">${strut(32, 4, 1)}</div></div>`,
  );
  expect(inFlow('<div class="file-list-sheet" style="height:3145728px"></div>')).toContain(
    `<div class="Served-strut">${strut(1048576, 1048576, 1048576)}</div>`,
  );
});

it("puts rows below one another, with spaces where this side has no row", () => {
  const row = (top: number) => `<div class="diff-row diff-added" role="row" style="top:${top}px">`;
  const header = '<div class="diff-wide-row diff-hunk" style="top:0">';
  const sheet = '<div class="diff-sheet" style="min-width:80ch;height:0">';
  const [servedHeader, servedSheet] = [header.replace("style", "data-style"), sheet.replace("style", "data-style")];
  expect(inFlow(`${sheet}${header}</div>${row(28)}</div>${row(88)}</div></div>${sheet}${row(20)}</div></div>`)).toBe(
    [
      `${servedSheet}<div class="Served-strut"></div>${servedHeader}</div>`,
      `${row(28).replace("style", "data-style")}</div>${strut(32, 8)}${row(88).replace("style", "data-style")}</div></div>`,
      `${servedSheet}<div class="Served-strut"></div>${strut(16, 4)}${row(20).replace("style", "data-style")}</div></div>`,
    ].join(""),
  );
});

it("sets the height of a header", () => {
  const header = '<div class="diff-wide-row diff-hunk" style="top:0;height:40px">';
  const row = '<div class="diff-row" role="row" style="top:60px">';
  const sheet = '<div class="diff-sheet" style="min-width:80ch;height:0">';
  expect(inFlow(`${sheet}${header}</div>${row}</div></div>`)).toContain(
    `${header.replace("style", "data-style")}</div>${strut(16, 4)}${row.replace("style", "data-style")}`,
  );
});

it("disables buttons that would do nothing, and leaves links unchanged", () => {
  expect(inFlow('<a href="/">home</a><button type="button">b</button><input value="i"/><label>l</label>')).toBe(
    '<a href="/">home</a><button inert="" type="button">b</button><input inert="" value="i"/><label inert="">l</label>',
  );
});

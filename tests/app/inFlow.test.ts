import { expect, it } from "vitest";
import { inFlow } from "#app/drawPage.tsx";

const strut = (height: number, attributes = "") =>
  `<svg${attributes} width="0" height="${height}" aria-hidden="true"></svg>`;
const FLOATING = ' class="Served-strut"';

it("leaves no style behind, and changes no text that looks like a style", () => {
  expect(inFlow('<i style="color:red" title="style=&quot;a&quot;">style=&quot;b&quot;</i>')).toBe(
    '<i data-style="color:red" title="style=&quot;a&quot;">style=&quot;b&quot;</i>',
  );
});

it("sets the height of a stack, however tall", () => {
  expect(inFlow('<div class="diff-reader" style="height:37px"></div>')).toBe(
    `<div class="diff-reader" data-style="height:37px">${strut(37, FLOATING)}</div>`,
  );
  expect(inFlow('<div class="file-list-sheet" style="height:3145728px"></div>')).toContain(strut(3145728, FLOATING));
});

it("puts rows below one another, with spaces where this side has no row", () => {
  const row = (top: number) => `<div class="diff-row diff-added" role="row" style="top:${top}px">`;
  const header = '<div class="diff-wide-row diff-hunk" style="top:0">';
  const sheet = '<div class="diff-sheet" style="min-width:80ch;height:0">';
  const [servedHeader, servedSheet] = [header.replace("style", "data-style"), sheet.replace("style", "data-style")];
  expect(inFlow(`${sheet}${header}</div>${row(28)}</div>${row(88)}</div></div>${sheet}${row(20)}</div></div>`)).toBe(
    [
      `${servedSheet}${servedHeader}</div>`,
      `${row(28).replace("style", "data-style")}</div>${strut(40)}${row(88).replace("style", "data-style")}</div></div>`,
      `${servedSheet}${strut(20)}${row(20).replace("style", "data-style")}</div></div>`,
    ].join(""),
  );
});

it("sets the height of a header", () => {
  const header = '<div class="diff-wide-row diff-hunk" style="top:0;height:40px">';
  const row = '<div class="diff-row" role="row" style="top:60px">';
  const sheet = '<div class="diff-sheet" style="min-width:80ch;height:0">';
  expect(inFlow(`${sheet}${header}</div>${row}</div></div>`)).toContain(
    `${header.replace("style", "data-style")}</div>${strut(20)}${row.replace("style", "data-style")}`,
  );
});

it("disables buttons that would do nothing, and leaves links unchanged", () => {
  expect(inFlow('<a href="/">home</a><button type="button">b</button><input value="i"/><label>l</label>')).toBe(
    '<a href="/">home</a><button inert="" type="button">b</button><input inert="" value="i"/><label inert="">l</label>',
  );
});

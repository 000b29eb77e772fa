// @vitest-environment page
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarkdownHtml } from "#app/reading/markdown/MarkdownHtml.tsx";
import { markdownAround, parseMarkdown } from "#app/reading/markdown/parseMarkdown.ts";

const inFile = { pictureAt: (address: string) => (address.includes(":") ? null : `/raw/${address}`) };

function html(text: string): string {
  const root = parseMarkdown(text);
  if (root === null) throw new Error("the parser takes it");
  const around = markdownAround(root, { suggestedOn: null, inFile }, true);
  return render(<MarkdownHtml nodes={root.children} around={around} />).container.innerHTML;
}

test("an external picture is a link, and a picture of the repository is shown in its size", () => {
  expect(
    html('<picture><source srcset="https://a.example/d.svg"><img alt="Logo" src="https://a.example/l.svg"></picture>'),
  ).toBe(
    '<p dir="auto"><picture><a href="https://a.example/l.svg" title="https://a.example/l.svg" target="_blank" rel="noreferrer noopener nofollow">Image: Logo</a></picture></p>',
  );
  expect(html('<p align="center"><img src="l.svg" width="200" alt="Logo"></p>')).toBe(
    '<p data-align="center"><img alt="Logo" title="l.svg" loading="lazy" width="200" src="/raw/l.svg"></p>',
  );
});

test("Markdown between the tags of HTML is inside its elements", () => {
  expect(html("<details><summary>More</summary>\n\nSome **bold** text\n\n- a <kbd>Ctrl</kbd>\n\n</details>")).toBe(
    '<details><summary>More</summary><p dir="auto">Some <strong>bold</strong> text</p><ul><li dir="auto">' +
      '<span class="Markdown-tight">a <kbd>Ctrl</kbd></span></li></ul></details>',
  );
  expect(html("H<sub>2</sub>O x<sup>*2*</sup><br>y")).toBe(
    '<p dir="auto">H<sub>2</sub>O x<sup><em>2</em></sup><br>y</p>',
  );
});

test("tables, links and headings are those of a document", () => {
  expect(html("<table><tr><th align=right>A</th></tr><tr><td colspan=2>1</td></tr></table>")).toBe(
    '<table><tbody><tr><th data-align="right">A</th></tr><tr><td colspan="2">1</td></tr></tbody></table>',
  );
  expect(html("<h1>T</h1>")).toBe("<h2>T</h2>");
  expect(html('<a href="javascript:alert(1)">x</a>')).toBe('<p dir="auto">x</p>');
});

test("comments, scripts, styles and handlers are left out, and the text of unknown elements is kept", () => {
  expect(html("a <!-- hidden --> b")).toBe('<p dir="auto">a  b</p>');
  expect(html("<script>alert(1)</script>")).toBe("");
  expect(html("x <blink onclick=alert(1)>y</blink> <b style='color:red' id=root class=Served>z</b>")).toBe(
    '<p dir="auto">x y <b>z</b></p>',
  );
});

test("HTML that is nested too deep, or of too many tags, is text", () => {
  expect(html("<b>".repeat(300))).toContain("&lt;b&gt;");
  expect(html("<br>".repeat(6000))).toContain("&lt;br&gt;");
});

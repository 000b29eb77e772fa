// @vitest-environment page
import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { MarkdownNodes } from "#app/reading/markdown/MarkdownNodes.tsx";
import { MarkdownTree } from "#app/reading/markdown/MarkdownTree.tsx";
import { markdownAround, parseMarkdown } from "#app/reading/markdown/parseMarkdown.ts";
import { sampled } from "#tests/helpers/testRun.ts";

/** Renders a text and returns the content of the page. */
function draw(text: string, suggestedOn: readonly string[] | null = null): HTMLElement {
  return render(<MarkdownTree text={text} suggestedOn={suggestedOn} />).container;
}
const html = (text: string): string => draw(text).innerHTML;

it("renders paragraphs, emphasis, code and strikethrough", () => {
  expect(html("One *two* **three** `four` ~~five~~\n\nsix")).toBe(
    '<p dir="auto">One <em>two</em> <strong>three</strong> <code>four</code> <del>five</del></p><p dir="auto">six</p>',
  );
});

it("headings are below the levels of the page", () => {
  expect(html("# a\n\n###### b")).toBe('<h3 dir="auto">a</h3><h6 dir="auto">b</h6>');
});

it("a tight list has no paragraphs, a loose one has", () => {
  expect(html("- a\n- b")).toBe(
    '<ul><li dir="auto"><span class="Markdown-tight">a</span></li><li dir="auto"><span class="Markdown-tight">b</span></li></ul>',
  );
  expect(html("3. a\n\n4. b")).toBe(
    '<ol start="3"><li dir="auto"><p dir="auto">a</p></li><li dir="auto"><p dir="auto">b</p></li></ol>',
  );
});

it("tables keep their alignment, task lists their marks", () => {
  const page = draw("|a|b|\n|-|-:|\n|1|2|\n\n- [x] done\n- [ ] open");
  expect([...page.querySelectorAll("td")].map((cell) => [cell.textContent, cell.dataset["align"]])).toEqual([
    ["1", undefined],
    ["2", "right"],
  ]);
  expect(
    [...page.querySelectorAll("input")].map((box) => [box.checked, box.disabled, box.getAttribute("aria-label")]),
  ).toEqual([
    [true, true, "Done"],
    [false, true, "Not done"],
  ]);
});

it("a link shows its target, and sends no referrer", () => {
  const link = draw("[words](https://example.org/a?b=1)").querySelector("a");
  expect(link?.getAttribute("href")).toBe("https://example.org/a?b=1");
  expect(link?.title).toBe("https://example.org/a?b=1");
  expect(link?.rel).toBe("noreferrer noopener nofollow");
});

it("addresses become links, with and without a name", () => {
  const page = draw("https://a.example and <me@b.example> and [c][1]\n\n[1]: http://c.example");
  expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "https://a.example/",
    "mailto:me@b.example",
    "http://c.example/",
  ]);
});

it.each([
  "[a](javascript:alert(1))",
  "[a](JaVaScRiPt:alert(1))",
  "[a](\u0001javascript:alert(1))",
  "[a](java\tscript:alert(1))",
  "[a](&#106;avascript:alert(1))",
  "[a](data:text/html,<script>alert(1)</script>)",
  "[a](vbscript:msgbox)",
  "[a](file:///etc/passwd)",
  "[a](//evil.example)",
  "[a](/graphql)",
  "[a][1]\n\n[1]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "![a](javascript:alert(1))",
])("%s is not a link", (text) => {
  const page = draw(text);
  expect(page.querySelector("a, img")).toBe(null);
  expect(page.textContent).not.toBe("");
});

it.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "a <b onmouseover=alert(1)>b</b>",
  "<svg><a xlink:href='javascript:alert(1)'>x</a></svg>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<style>*{display:none}</style>",
  "<!-- hidden -->",
  "<form action=/graphql><input name=a></form>",
])("%s is shown as text as long as the module that parses HTML is not loaded", (text) => {
  const root = parseMarkdown(text);
  const around = root && markdownAround(root, { suggestedOn: null, inFile: null }, false);
  const page = render(root && around && <MarkdownNodes nodes={root.children} around={around} />).container;
  expect(page.textContent).toBe(text);
  expect(page.querySelector("script, img, b, svg, iframe, style, form, input")).toBe(null);
});

it("an external image is a link, and nothing is fetched", () => {
  const page = draw("![a cat](https://cats.example/1.png)");
  expect(page.querySelector("img")).toBe(null);
  expect(page.querySelector("a")?.textContent).toBe("Image: a cat");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("https://cats.example/1.png");
});

it("bidirectional and invisible characters are labeled, ordinary spaces are not", () => {
  const page = draw("a\u202Eb `c\u200Bd` e\u00A0f");
  expect([...page.querySelectorAll<HTMLElement>(".Markdown-mark")].map((mark) => mark.dataset["label"])).toEqual([
    "U+202E",
    "U+200B",
  ]);
});

it("a suggestion shows removed and added lines, with the changes within them", () => {
  const page = draw("```suggestion\n  let total = 1;\n  return total;\n```", ["  let count = 1;", "  return total;"]);
  const rows = [...page.querySelectorAll<HTMLElement>(".Suggestion-line")];
  expect(rows.map((row) => [row.dataset["kind"], row.querySelector(".Suggestion-text")?.textContent])).toEqual([
    ["removed", "  let count = 1;"],
    ["added", "  let total = 1;"],
    ["kept", "  return total;"],
  ]);
  expect([...page.querySelectorAll(".diff-changed")].map((part) => part.textContent)).toEqual(["count", "total"]);
});

it("an empty suggestion deletes its lines, an unchanged one reports that", () => {
  const kinds = (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLElement>(".Suggestion-line")].map((row) => row.dataset["kind"]);
  expect(kinds(draw("```suggestion\n```", ["a", "b"]))).toEqual(["removed", "removed"]);
  expect(kinds(draw("```suggestion\n\n```", ["a"]))).toEqual(["removed", "added"]);
  expect(kinds(draw("```suggestion\n\n```", [""]))).toEqual(["kept"]);
  expect(kinds(draw("```suggestion\n```", [""]))).toEqual(["removed"]);
  const same = draw("```suggestion\na\n```", ["a"]);
  expect(kinds(same)).toEqual(["kept"]);
  expect(same.textContent).toContain("No changes.");
});

it("a suggestion that is cut by a code block inside it reports that, one with a longer fence does not", () => {
  const early = draw("```suggestion\nRun:\n```sh\nmake\n```\n```", ["a"]);
  expect(early.textContent).toContain("may end too early");
  expect(draw("````suggestion\n```sh\nmake\n```\n````", ["a"]).textContent).not.toContain("too early");
});

it.each([
  ["quotes in quotes", ">".repeat(30_000)],
  ["spaced quotes in quotes", "> ".repeat(30_000)],
  ["lists in lists", "1. ".repeat(20_000)],
  ["emphasis without an end", "*a_ ".repeat(16_000)],
  ["brackets", "[".repeat(60_000)],
  ["links without an end", "[a](".repeat(15_000)],
])("%s, however many, are shown literally", (_, text) => {
  const page = draw(text);
  expect(page.querySelector(".Markdown-raw")?.textContent).toBe(text);
});

it.each([
  ["a wide table", `|${"a|".repeat(1000)}\n|${"-|".repeat(1000)}`, "table"],
  ["code without an end", Array.from({ length: 200 }, (_, count) => "`".repeat(count)).join(" "), "p"],
  ["emphasis in emphasis", `${"*a **b ".repeat(200)}${"c** d* ".repeat(200)}`, "em strong em"],
])("%s is rendered", (_, text, found) => {
  expect(draw(text).querySelector(found)).not.toBe(null);
});

const PIECES = [
  "*",
  "**",
  "_",
  "`",
  "```",
  "~~",
  "[",
  "](",
  ")",
  "![",
  "<",
  ">",
  "<script>",
  "</b>",
  "javascript:",
  "http://a.example",
];
const MORE = [
  "\n",
  "\n\n",
  "> ",
  "- ",
  "1. ",
  "- [x] ",
  "|",
  "|-|",
  "# ",
  "---",
  "&lt;",
  "&#x6a;",
  "\\",
  "\t",
  "[^1]",
  ": ",
  "a",
  " b ",
];
const TAGS =
  "A BLOCKQUOTE BR CODE DEL DIV EM FIGCAPTION FIGURE H3 H4 H5 H6 HR INPUT LI OL P PRE SPAN STRONG SUP TABLE TBODY TD TH THEAD TR UL";

it("any text becomes only Markdown elements, with links to the web or a mailbox", () => {
  const allowed = new Set(TAGS.split(" "));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES, ...MORE), { maxLength: 30 }), (pieces) => {
      const page = draw(pieces.join(""));
      for (const element of page.querySelectorAll("*")) {
        expect(allowed).toContain(element.tagName);
        expect(element.getAttribute("href") ?? "https:").toMatch(/^(?:https?|mailto):/);
      }
      cleanup();
    }),
    { numRuns: sampled(300) },
  );
});

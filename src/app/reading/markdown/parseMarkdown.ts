import type { Element } from "hast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;
/** An element of HTML that is allowed, with the Markdown between its tags. */
export interface HtmlElement {
  readonly type: "element";
  readonly element: Element;
  readonly children: readonly MarkdownNode[];
  readonly position?: undefined;
}
/** Any node below the root. */
export type MarkdownNode = MarkdownRoot["children"][number] | HtmlElement;

const EXTENSIONS = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
/**
 * The nesting of quotes and lists that one line may open. Each level costs parser stack, and time that grows with the
 * depth.
 */
const DEPTH_MAX = 40;
const TOO_DEEP = new RegExp(`^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${DEPTH_MAX + 1}}`, "m");
/** The number of opening delimiter runs in a paragraph. Each closing run is compared with all before it. */
const OPENING_MAX = 1000;
const OPENING = /[*_~]+|\[/g;

/**
 * Parses CommonMark with GitHub's tables, strikethrough, task lists, footnotes and autolinks. Returns null for a text
 * crafted to slow the parser down. Otherwise linear: about 2 ms for a thousand words.
 */
export function parseMarkdown(text: string): MarkdownRoot | null {
  if (TOO_DEEP.test(text) || text.split(/\n[ \t]*\n/).some(opensMuch)) return null;
  return fromMarkdown(text, EXTENSIONS);
}

function opensMuch(paragraph: string): boolean {
  return paragraph.length > OPENING_MAX && (paragraph.match(OPENING)?.length ?? 0) > OPENING_MAX;
}

const NO_ANCHORS: ReadonlyMap<MarkdownNode, string> = new Map();

export interface MarkdownAround {
  /** The lines that a fenced `suggestion` would replace; null when they are not known. */
  readonly suggestedOn: readonly string[] | null;
  /** The targets of link reference definitions, by identifier. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Returns the page of this app that a link points to; null if it points elsewhere. */
  readonly linkTo?: ((address: string) => string | null) | undefined;
  /** The context of a repository file; null when the text is a comment. */
  readonly inFile: MarkdownInFile | null;
  /** The anchors of headings; empty unless a whole file is shown. */
  readonly anchors: ReadonlyMap<MarkdownNode, string>;
  /** Replaces the HTML in a list of nodes by elements; undefined to show it as text. */
  readonly nest?: (nodes: readonly MarkdownNode[]) => readonly MarkdownNode[];
  /** The changed ranges of the whole text, in order. */
  readonly changed?: readonly TextRange[];
}

interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Collects what rendering the nodes needs. Linear in the text. */
export function markdownAround(
  root: MarkdownRoot,
  options: Omit<MarkdownAround, "addresses" | "anchors">,
  hasAnchors: boolean,
): MarkdownAround {
  const addresses = new Map<string, string>();
  collectAddresses(root.children, addresses);
  return { ...options, addresses, anchors: hasAnchors ? headingAnchors(root.children) : NO_ANCHORS };
}

function collectAddresses(nodes: readonly MarkdownNode[], found: Map<string, string>): void {
  for (const node of nodes) {
    if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node.url);
    else if ("children" in node) collectAddresses(node.children, found);
  }
}

export interface MarkdownInFile {
  /** Returns the address of an image in the repository; null for an image elsewhere, which must not be fetched. */
  readonly pictureAt: (address: string) => string | null;
  /** The attached images in base64, by name. */
  readonly attachments?: ReadonlyMap<string, string> | undefined;
}

/**
 * The characters dropped from anchors, as on GitHub. Letters, digits, hyphens and underscores stay; spaces become
 * hyphens.
 */
const LEFT_OUT = /[^\p{L}\p{M}\p{N}\p{Pc} -]/gu;

/** Returns the anchors of all headings; a repeated name gets `-1` and so on. Linear in the text. */
function headingAnchors(nodes: readonly MarkdownNode[]): ReadonlyMap<MarkdownNode, string> {
  const anchors = new Map<MarkdownNode, string>();
  const counts = new Map<string, number>();
  const visit = (node: MarkdownNode): void => {
    if (node.type === "heading") {
      const name = plainText(node).trim().toLowerCase().replace(LEFT_OUT, "").replaceAll(" ", "-");
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      anchors.set(node, count === 0 ? name : `${name}-${count}`);
    } else if ("children" in node) node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return anchors;
}

function plainText(node: MarkdownNode): string {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return node.value;
  if (node.type === "image") return node.alt ?? "";
  return "children" in node ? node.children.map(plainText).join("") : "";
}

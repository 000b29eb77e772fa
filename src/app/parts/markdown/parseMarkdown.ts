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

const NO_ANCHORS: ReadonlyMap<MarkdownNode, string> = new Map();

/** What a text in Markdown is drawn by beside its nodes. */
export interface MarkdownAround {
  /** The lines of code that a fenced `suggestion` stands on; null where they are not known. */
  readonly suggestedOn: readonly string[] | null;
  /** Addresses that are written elsewhere in the text, by their names. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Gives the page of this app that an address leads to; null where it leads to none. */
  readonly linkTo?: ((address: string) => string | null) | undefined;
  /** What a file of the repository has beside what a remark has; null where the text is a remark. */
  readonly inFile: MarkdownInFile | null;
  /** What headings are called in addresses, in a file that is read by itself. */
  readonly anchors: ReadonlyMap<MarkdownNode, string>;
  /** The parts of the whole text that stand out, first to last, as they were put in or taken out. */
  readonly changed?: readonly TextStretch[];
}

/** Characters `from` to `to - 1` of a text. */
interface TextStretch {
  readonly from: number;
  readonly to: number;
}

/** Gathers what the nodes of a text are drawn by. Linear in the text. */
export function markdownAround(
  root: MarkdownRoot,
  given: Omit<MarkdownAround, "addresses" | "anchors">,
  hasAnchors: boolean,
): MarkdownAround {
  const addresses = new Map<string, string>();
  collectAddresses(root.children, addresses);
  return { ...given, addresses, anchors: hasAnchors ? headingAnchors(root.children) : NO_ANCHORS };
}

function collectAddresses(nodes: readonly MarkdownNode[], found: Map<string, string>): void {
  for (const node of nodes) {
    if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node.url);
    else if ("children" in node) collectAddresses(node.children, found);
  }
}

/** What a text in Markdown can show that is a file of a repository, and no remark. */
export interface MarkdownInFile {
  /** Gives the address of a picture in the repository; null where it is elsewhere, and nothing is to be fetched. */
  readonly pictureAt: (address: string) => string | null;
  /** Pictures that stand with the text, in base64, by the names that it calls them. */
  readonly attachments?: ReadonlyMap<string, string> | undefined;
}

/** What stays of a heading in an address, as elsewhere: letters, digits, spaces that become hyphens, hyphens, underscores. */
const LEFT_OUT = /[^\p{L}\p{M}\p{N}\p{Pc} -]/gu;

/** Names the headings of a text for addresses, the second of the same name with `-1` and so on. Linear in the text. */
function headingAnchors(nodes: readonly MarkdownNode[]): ReadonlyMap<MarkdownNode, string> {
  const anchors = new Map<MarkdownNode, string>();
  const counts = new Map<string, number>();
  const visit = (node: MarkdownNode): void => {
    if (node.type === "heading") {
      const name = plainWords(node).trim().toLowerCase().replace(LEFT_OUT, "").replaceAll(" ", "-");
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      anchors.set(node, count === 0 ? name : `${name}-${count}`);
    } else if ("children" in node) node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return anchors;
}

/** Gives the words of a node and of all below it. Linear. */
function plainWords(node: MarkdownNode): string {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return node.value;
  if (node.type === "image") return node.alt ?? "";
  return "children" in node ? node.children.map(plainWords).join("") : "";
}

import { headingAnchors } from "./headingAnchors.ts";
import type { MarkdownInFile } from "./MarkdownInFile.ts";
import type { MarkdownNode, MarkdownRoot } from "./parseMarkdown.ts";

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

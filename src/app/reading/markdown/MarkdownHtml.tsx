import type { ElementContent, RootContent } from "hast";
import { raw } from "hast-util-raw";
import { defaultSchema, sanitize } from "hast-util-sanitize";
import type { ReactNode } from "react";
import { MarkdownNodes } from "./MarkdownNodes.tsx";
import type { MarkdownAround, MarkdownNode } from "./parseMarkdown.ts";

declare module "hast" {
  /** A node of Markdown between HTML, by its index. */
  interface Markdown {
    type: "markdown";
    index: number;
  }
  /** HTML to parse. */
  interface Raw {
    type: "raw";
    value: string;
  }
  interface RootContentMap {
    markdown: Markdown;
    raw: Raw;
  }
  interface ElementContentMap {
    markdown: Markdown;
  }
}

interface Props {
  readonly nodes: readonly MarkdownNode[];
  readonly around: Omit<MarkdownAround, "nest">;
}

/** Renders Markdown with its HTML as elements, as far as GitHub allows it. A module of its own, because parsing HTML is large. */
export function MarkdownHtml({ nodes, around }: Props): ReactNode {
  return <MarkdownNodes nodes={nodes} around={{ ...around, nest: nestHtml }} />;
}

/** A list with more tags, or tags that are nested deeper, is shown as text. */
const TAGS_MAX = 5000;
const DEPTH_MAX = 100;

/** The elements and attributes that GitHub allows. Parents are not checked: the parser has put them right. */
const SCHEMA = { ...defaultSchema, ancestors: {} };
/** Elements whose content is no text. */
const DROPPED: ReadonlySet<string> = new Set(["script", "style", "template"]);

/**
 * Replaces the HTML in a list of sibling nodes by elements, in which the nodes between the tags are nested. Elements and
 * attributes that are not allowed are left out. Linear in the text.
 */
export function nestHtml(nodes: readonly MarkdownNode[]): readonly MarkdownNode[] {
  const tags = nodes.reduce((sum, node) => sum + (node.type === "html" ? node.value.split("<").length - 1 : 0), 0);
  if (tags === 0 || tags > TAGS_MAX) return nodes;
  const children = nodes.map((node, index): RootContent =>
    node.type === "html" ? { type: "raw", value: node.value } : { type: "markdown", index },
  );
  const tree = raw({ type: "root", children }, { passThrough: ["markdown"] });
  return (tree.type === "root" ? allowed(tree.children, nodes, 0) : null) ?? nodes;
}

/** Returns the allowed elements with their texts; null if they are nested too deep. */
function allowed(
  content: readonly (RootContent | ElementContent)[],
  nodes: readonly MarkdownNode[],
  depth: number,
): readonly MarkdownNode[] | null {
  if (depth > DEPTH_MAX) return null;
  const found: MarkdownNode[] = [];
  for (const one of content) {
    if (one.type === "text") found.push({ type: "text", value: one.value });
    if (one.type === "markdown") found.push(...nodes.slice(one.index, one.index + 1));
    if (one.type !== "element" || DROPPED.has(one.tagName)) continue;
    const children = allowed(one.children, nodes, depth + 1);
    if (children === null) return null;
    const clean = sanitize({ ...one, children: [] }, SCHEMA);
    if (clean.type === "element") found.push({ type: "element", element: clean, children });
    else found.push(...children);
  }
  return found;
}

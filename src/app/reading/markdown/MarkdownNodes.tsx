import { LinkIcon } from "@primer/octicons-react";
import { createElement, Fragment, type ReactNode } from "react";
import { suggestedRange } from "#contract/suggesting/suggestionText.ts";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { visibleText } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { MarkedText } from "../words/MarkedText.tsx";
import { EmbeddedImage } from "../pictures/EmbeddedImage.tsx";
import { HighlightedCode } from "./ChangedRows.tsx";
import type { HtmlElement, MarkdownAround, MarkdownNode } from "./parseMarkdown.ts";
import { Suggestion } from "./Suggestion.tsx";

const LABEL = "Link to this heading";

/** The scheme by which a notebook cell refers to its attached images. */
const ATTACHED = "attachment:";
/** Headings of a comment rank below those of the page. */
const HEADINGS = ["h3", "h4", "h5", "h6", "h6", "h6"] as const;
/** Headings of a whole file; the title of the page is its h1. */
const DOCUMENT_HEADINGS = ["h2", "h3", "h4", "h5", "h6", "h6"] as const;
const INLINE = { emphasis: "em", strong: "strong", delete: "del" } as const;

type Code = Extract<MarkdownNode, { type: "code" }>;

/**
 * Renders Markdown nodes. Each node type has a fixed element and nothing else is created, except for elements of HTML
 * that `around.nest` allows.
 */
export function MarkdownNodes(props: {
  readonly nodes: readonly MarkdownNode[];
  readonly around: MarkdownAround;
}): ReactNode {
  return drawAll(props.nodes, props.around);
}

function drawAll(nodes: readonly MarkdownNode[], around: MarkdownAround): ReactNode {
  const shown = around.nest?.(nodes) ?? nodes;
  return shown.map((node, index) => <Piece key={index} node={node} around={around} />);
}

function Piece({ node, around }: { readonly node: MarkdownNode; readonly around: MarkdownAround }): ReactNode {
  switch (node.type) {
    case "text":
      return <TextRuns node={node} around={around} />;
    case "html":
    case "yaml":
      return <MarkedText text={node.value} />;
    case "paragraph":
      return <p dir="auto">{drawAll(node.children, around)}</p>;
    case "emphasis":
    case "strong":
    case "delete":
      return createElement(INLINE[node.type], null, drawAll(node.children, around));
    case "heading": {
      const anchor = around.anchors.get(node);
      const Heading = (anchor === undefined ? HEADINGS : DOCUMENT_HEADINGS)[node.depth - 1] ?? "h6";
      return (
        <Heading dir="auto" data-anchor={anchor}>
          {drawAll(node.children, around)}
          {anchor !== undefined && <HeadingLink anchor={anchor} />}
        </Heading>
      );
    }
    case "inlineCode":
      return (
        <code>
          <TextRuns node={node} around={around} />
        </code>
      );
    case "code":
      return <CodeBlock node={node} around={around} />;
    case "blockquote":
      // A quoted suggestion is somebody else's, and is not applied from here.
      return <blockquote>{drawAll(node.children, { ...around, suggestedOn: null })}</blockquote>;
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    case "list": {
      const items = node.children.map((item, index) => (
        <Item key={index} node={item} isLoose={node.spread === true || item.spread === true} around={around} />
      ));
      return node.ordered === true ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>;
    }
    case "listItem":
      return <Item node={node} isLoose around={around} />;
    case "link":
    case "linkReference": {
      const url = addressOf(node, around);
      const children = drawAll(node.children, around);
      return url === undefined ? (
        children
      ) : (
        <Address {...{ url, around, children, isEmpty: node.children.length === 0 }} />
      );
    }
    case "image":
    case "imageReference":
      return <Picture url={addressOf(node, around) ?? ""} alt={node.alt} around={around} />;
    case "table":
      return <Table node={node} around={around} />;
    case "tableRow":
    case "tableCell":
      return drawAll(node.children, around);
    case "footnoteReference":
      return (
        <sup>
          [<MarkedText text={node.label ?? node.identifier} />]
        </sup>
      );
    case "footnoteDefinition":
      return (
        <div className="Markdown-footnote gap-1 muted small">
          <sup>
            [<MarkedText text={node.label ?? node.identifier} />]
          </sup>
          <div>{drawAll(node.children, around)}</div>
        </div>
      );
    case "definition":
      return null;
    case "element":
      return <Html node={node} around={around} />;
    default:
      return node satisfies never;
  }
}

type Addressed = Extract<MarkdownNode, { type: "link" | "image" | "linkReference" | "imageReference" }>;

/** Returns the address of a link or image; undefined for a reference to nothing. */
function addressOf(node: Addressed, around: MarkdownAround): string | undefined {
  return "url" in node ? node.url : around.addresses.get(node.identifier);
}

/** Renders an element of HTML. Links and images are those of Markdown; only attributes of layout are taken over. */
function Html({ node, around }: { readonly node: HtmlElement; readonly around: MarkdownAround }): ReactNode {
  const { tagName, properties } = node.element;
  const children = drawAll(node.children, around);
  const text = (name: string): string | undefined => {
    const value = properties[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  };
  const size = { width: text("width"), height: text("height") };
  const heading = /^h([1-6])$/u.exec(tagName)?.[1];
  switch (tagName) {
    case "a":
      return text("href") === undefined ? (
        children
      ) : (
        <Address url={text("href") ?? ""} around={around} isEmpty={false}>
          {children}
        </Address>
      );
    case "img":
      return <Picture url={text("src") ?? ""} alt={text("alt")} size={size} around={around} />;
    case "source":
      return null;
    case "input":
      return children;
    case "br":
    case "hr":
      return createElement(tagName);
    default: {
      const Tag =
        heading === undefined ? tagName : (around.inFile === null ? HEADINGS : DOCUMENT_HEADINGS)[+heading - 1];
      const spans = { colSpan: text("colSpan"), rowSpan: text("rowSpan") };
      const open = properties["open"] === true ? true : undefined;
      const props = { title: text("title"), dir: text("dir"), open, "data-align": text("align"), ...spans };
      return createElement(Tag ?? tagName, props, ...(children === null ? [] : [children]));
    }
  }
}

/**
 * Renders text with its changed ranges marked. Marks all of it when source offsets do not map to characters (escapes,
 * entities).
 */
function TextRuns(props: {
  readonly node: Extract<MarkdownNode, { type: "text" | "inlineCode" }>;
  readonly around: MarkdownAround;
}): ReactNode {
  const { value, position } = props.node;
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const found = props.around.changed?.filter(({ from, to }) => from < end && to > start) ?? [];
  if (found.length === 0) return <MarkedText text={value} />;
  if (end - start !== value.length) {
    return (
      <mark>
        <MarkedText text={value} />
      </mark>
    );
  }
  return found.map(({ from, to }, index) => (
    <Fragment key={from}>
      <MarkedText text={value.slice(Math.max(0, (found[index - 1]?.to ?? start) - start), Math.max(0, from - start))} />
      <mark>
        <MarkedText text={value.slice(Math.max(0, from - start), to - start)} />
      </mark>
      {index === found.length - 1 && <MarkedText text={value.slice(to - start)} />}
    </Fragment>
  ));
}

/** Renders a block of code; a suggestion for the commented lines can be applied. */
function CodeBlock({ node, around }: { readonly node: Code; readonly around: MarkdownAround }): ReactNode {
  const range = suggestedRange(`${node.lang ?? ""} ${node.meta ?? ""}`);
  if (range !== undefined)
    return <Suggestion lines={linesOf(node)} range={range} instead={range === null ? around.suggestedOn : null} />;
  return (
    <pre>
      <code>
        {around.inFile === null ? (
          <MarkedText text={node.value} />
        ) : (
          <HighlightedCode text={node.value} language={languageNamed(node.lang ?? "")} />
        )}
      </code>
    </pre>
  );
}

/** Returns the lines of a block of code: none and one blank line differ only in where its fences stand. */
function linesOf({ value, position }: Code): readonly string[] {
  const rows = position === undefined ? 0 : position.end.line - position.start.line;
  return value === "" && rows < 2 ? [] : value.split("\n");
}

/** Renders a list item; in a tight list its text has no paragraph. */
function Item(props: {
  readonly node: Extract<MarkdownNode, { type: "listItem" }>;
  readonly isLoose: boolean;
  readonly around: MarkdownAround;
}): ReactNode {
  const { node, isLoose, around } = props;
  const isTask = typeof node.checked === "boolean";
  return (
    <li dir="auto" className={isTask ? "Markdown-task" : undefined}>
      {isTask && (
        <input
          type="checkbox"
          checked={node.checked === true}
          disabled
          aria-label={node.checked ? "Done" : "Not done"}
        />
      )}
      {isTask ? <div>{items(node, isLoose, around)}</div> : items(node, isLoose, around)}
    </li>
  );
}

function items(node: Extract<MarkdownNode, { type: "listItem" }>, isLoose: boolean, around: MarkdownAround): ReactNode {
  if (isLoose) return drawAll(node.children, around);
  return (around.nest?.(node.children) ?? node.children).map((child, index) =>
    child.type === "paragraph" ? (
      <span key={index} className="Markdown-tight">
        {drawAll(child.children, around)}
      </span>
    ) : (
      <Piece key={index} node={child} around={around} />
    ),
  );
}

function Table(props: {
  readonly node: Extract<MarkdownNode, { type: "table" }>;
  readonly around: MarkdownAround;
}): ReactNode {
  const { node, around } = props;
  const rows = node.children.map((row, at) => {
    const Cell = at === 0 ? "th" : "td";
    return (
      <tr key={at}>
        {row.children.map((cell, index) => (
          <Cell key={index} data-align={node.align?.[index] ?? undefined}>
            {drawAll(cell.children, around)}
          </Cell>
        ))}
      </tr>
    );
  });
  return (
    <table>
      <thead>{rows[0]}</thead>
      {rows.length > 1 && <tbody>{rows.slice(1)}</tbody>}
    </table>
  );
}

/** Renders a link with its target as title. Targets other than pages of this app, the web and mail stay text. */
function Address(props: {
  readonly url: string;
  readonly isEmpty: boolean;
  readonly around: MarkdownAround;
  readonly children: ReactNode;
}): ReactNode {
  const { url, isEmpty, around, children } = props;
  const page = around.linkTo?.(url) ?? null;
  const href = around.inFile !== null && url.startsWith("#") ? url : safeAddress(url);
  const text = isEmpty ? <MarkedText text={url} /> : children;
  if (page !== null) {
    return (
      <Link to={page} title={visibleText(url)}>
        {text}
      </Link>
    );
  }
  if (href === null) {
    return (
      <span className="Markdown-noAddress" title={`Galley does not link to this address: ${url}`}>
        {text}
      </span>
    );
  }
  const elsewhere = href.startsWith("#") ? {} : { target: "_blank", rel: "noreferrer noopener nofollow" };
  return (
    <a href={href} title={visibleText(href)} {...elsewhere}>
      {text}
    </a>
  );
}

/**
 * Renders an image from the repository. An image from elsewhere becomes a link, so that nothing is fetched from other
 * hosts.
 */
function Picture(props: {
  readonly url: string;
  readonly alt: string | null | undefined;
  readonly size?: { readonly width: string | undefined; readonly height: string | undefined };
  readonly around: MarkdownAround;
}): ReactNode {
  const { url, alt, size, around } = props;
  const attached = url.startsWith(ATTACHED) ? around.inFile?.attachments?.get(url.slice(ATTACHED.length)) : undefined;
  if (attached !== undefined) return <EmbeddedImage base64={attached} alt={alt ?? ""} />;
  const address = around.inFile?.pictureAt(url) ?? null;
  if (address !== null) return <img src={address} alt={alt ?? ""} title={visibleText(url)} loading="lazy" {...size} />;
  return (
    <Address url={url} around={around} isEmpty={false}>
      Image: <MarkedText text={alt ?? ""} />
      {(alt ?? "") === "" && <MarkedText text={url} />}
    </Address>
  );
}

function HeadingLink({ anchor }: { readonly anchor: string }) {
  return (
    <a className="Markdown-anchor muted" href={`#${encodeURIComponent(anchor)}`} aria-label={LABEL} title={LABEL}>
      <LinkIcon />
    </a>
  );
}

const SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** Returns the normalized address if links in untrusted text may lead to it, else null. */
function safeAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return SCHEMES.has(protocol) ? href : null;
}

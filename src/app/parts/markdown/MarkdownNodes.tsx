import { LinkIcon } from "@primer/octicons-react";
import { Fragment, type ReactNode } from "react";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { visibleText } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { MarkedText } from "../MarkedText.tsx";
import { EmbeddedImage } from "../pictures/EmbeddedImage.tsx";
import { ColouredCode } from "./HighlightedCode.tsx";
import type { MarkdownAround, MarkdownNode } from "./parseMarkdown.ts";
import { Suggestion } from "./Suggestion.tsx";

const TEXT = {
  image: "Image",
  noAddress: "Galley does not follow this address:",
  notDone: "Not done",
} as const;
const [DONE, NOT_DONE] = ["Done", TEXT.notDone];
/** How a cell of a notebook names pictures that stand with it. */
const ATTACHED = "attachment:";
/** A text's own headings stand below those of the page. */
const HEADINGS = ["h3", "h4", "h5", "h6", "h6", "h6"] as const;
/** Those of a whole file, of which the page's own heading is the title. */
const DOCUMENT_HEADINGS = ["h2", "h3", "h4", "h5", "h6", "h6"] as const;
const SUGGESTION = "suggestion";

/**
 * Draws parts of a text in Markdown: each kind of node has its own element here and nothing else is ever made, so that markup
 * inside the text is text.
 */
export function MarkdownNodes(props: {
  readonly nodes: readonly MarkdownNode[];
  readonly around: MarkdownAround;
}): ReactNode {
  return drawAll(props.nodes, props.around);
}

function drawAll(nodes: readonly MarkdownNode[], around: MarkdownAround): ReactNode {
  return nodes.map((node, index) => <Piece key={index} node={node} around={around} />);
}

function Piece({ node, around }: { readonly node: MarkdownNode; readonly around: MarkdownAround }): ReactNode {
  switch (node.type) {
    case "text":
      return <Words node={node} around={around} />;
    case "html":
    case "yaml":
      return <MarkedText text={node.value} />;
    case "paragraph":
      return <p dir="auto">{drawAll(node.children, around)}</p>;
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
    case "emphasis":
      return <em>{drawAll(node.children, around)}</em>;
    case "strong":
      return <strong>{drawAll(node.children, around)}</strong>;
    case "delete":
      return <del>{drawAll(node.children, around)}</del>;
    case "inlineCode":
      return (
        <code>
          <Words node={node} around={around} />
        </code>
      );
    case "code":
      return node.lang === SUGGESTION ? (
        <Suggestion lines={node.value === "" ? [] : node.value.split("\n")} instead={around.suggestedOn} />
      ) : (
        <pre>
          <code>
            {around.inFile === null ? (
              <MarkedText text={node.value} />
            ) : (
              <ColouredCode text={node.value} language={languageNamed(node.lang ?? "")} />
            )}
          </code>
        </pre>
      );
    case "blockquote":
      return <blockquote>{drawAll(node.children, around)}</blockquote>;
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
      return (
        <Address url={node.url} around={around} isEmpty={node.children.length === 0}>
          {drawAll(node.children, around)}
        </Address>
      );
    case "linkReference": {
      const url = around.addresses.get(node.identifier);
      if (url === undefined) return drawAll(node.children, around);
      return (
        <Address url={url} around={around} isEmpty={node.children.length === 0}>
          {drawAll(node.children, around)}
        </Address>
      );
    }
    case "image":
      return <Picture url={node.url} alt={node.alt} around={around} />;
    case "imageReference":
      return <Picture url={around.addresses.get(node.identifier) ?? ""} alt={node.alt} around={around} />;
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
        <div className="Markdown-footnote">
          <sup>
            [<MarkedText text={node.label ?? node.identifier} />]
          </sup>
          <div>{drawAll(node.children, around)}</div>
        </div>
      );
    case "definition":
      return null;
    default:
      return node satisfies never;
  }
}

/** Words of the text, those that changed marked: all of them where they are not written as they read. */
function Words(props: {
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

/** An item of a list; in a tight list its text stands in it without a paragraph. */
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
        <input type="checkbox" checked={node.checked === true} disabled aria-label={node.checked ? DONE : NOT_DONE} />
      )}
      {isTask ? <div>{items(node, isLoose, around)}</div> : items(node, isLoose, around)}
    </li>
  );
}

function items(node: Extract<MarkdownNode, { type: "listItem" }>, isLoose: boolean, around: MarkdownAround): ReactNode {
  if (isLoose) return drawAll(node.children, around);
  return node.children.map((child, index) =>
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
  const [head, ...body] = node.children;
  const align = (index: number): string | undefined => node.align?.[index] ?? undefined;
  return (
    <table>
      <thead>
        <tr>
          {head?.children.map((cell, index) => (
            <th key={index} data-align={align(index)}>
              {drawAll(cell.children, around)}
            </th>
          ))}
        </tr>
      </thead>
      {body.length > 0 && (
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.children.map((cell, index) => (
                <td key={index} data-align={align(index)}>
                  {drawAll(cell.children, around)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

/** A link that says where it leads; what would lead anywhere but to a page of ours, the web or a mailbox stays text. */
function Address(props: {
  readonly url: string;
  readonly isEmpty: boolean;
  readonly around: MarkdownAround;
  readonly children: ReactNode;
}): ReactNode {
  const { url, isEmpty, around, children } = props;
  const page = around.linkTo?.(url) ?? null;
  const href = around.inFile !== null && url.startsWith("#") ? url : safeAddress(url);
  const words = isEmpty ? <MarkedText text={url} /> : children;
  if (page !== null) {
    return (
      <Link to={page} title={visibleText(url)}>
        {words}
      </Link>
    );
  }
  if (href === null) {
    return (
      <span className="Markdown-noAddress" title={`${TEXT.noAddress} ${url}`}>
        {words}
      </span>
    );
  }
  if (href.startsWith("#")) {
    return (
      <a href={href} title={visibleText(href)}>
        {words}
      </a>
    );
  }
  return (
    <a href={href} title={visibleText(href)} target="_blank" rel="noreferrer noopener nofollow">
      {words}
    </a>
  );
}

/** A picture of the repository that the text stands in; one elsewhere as a link to it: nothing is fetched unless one goes there. */
function Picture(props: {
  readonly url: string;
  readonly alt: string | null | undefined;
  readonly around: MarkdownAround;
}): ReactNode {
  const { url, alt, around } = props;
  const attached = url.startsWith(ATTACHED) ? around.inFile?.attachments?.get(url.slice(ATTACHED.length)) : undefined;
  if (attached !== undefined) return <EmbeddedImage base64={attached} alt={alt ?? ""} />;
  const address = around.inFile?.pictureAt(url) ?? null;
  if (address !== null) return <img src={address} alt={alt ?? ""} title={visibleText(url)} loading="lazy" />;
  return (
    <Address url={url} around={around} isEmpty={false}>
      {TEXT.image}: <MarkedText text={alt ?? ""} />
      {(alt ?? "") === "" && <MarkedText text={url} />}
    </Address>
  );
}

const HEADING_LINK_TEXT = {
  label: "Link to this heading",
} as const;

/** Stands beside a heading and puts it into the page's address. */
function HeadingLink({ anchor }: { readonly anchor: string }) {
  return (
    <a
      className="Markdown-anchor"
      href={`#${encodeURIComponent(anchor)}`}
      aria-label={HEADING_LINK_TEXT.label}
      title={HEADING_LINK_TEXT.label}
    >
      <LinkIcon />
    </a>
  );
}

const SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** Gives an address that a link of a stranger's text may lead to, as the browser will read it; null for any other. */
function safeAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return SCHEMES.has(protocol) ? href : null;
}

import { useMemo, type ReactNode } from "react";
import { Link } from "#app/ui/Link.tsx";
import { languageNamed } from "#app/diff/languageNamed.ts";
import { ColouredCode } from "./ColouredCode.tsx";
import { headingAnchors } from "./headingAnchors.ts";
import { HeadingLink } from "./HeadingLink.tsx";
import type { MarkdownInFile } from "./MarkdownInFile.ts";
import { MarkedText } from "./MarkedText.tsx";
import { parseMarkdown, type MarkdownNode } from "./parseMarkdown.ts";
import { safeAddress } from "./safeAddress.ts";
import { Suggestion } from "./Suggestion.tsx";

const [DONE, NOT_DONE] = ["Done", "Not done"];
const IMAGE = "Image";
const NO_ADDRESS = "Galley does not follow this address:";
/** A text's own headings stand below those of the page. */
const HEADINGS = ["h3", "h4", "h5", "h6", "h6", "h6"] as const;
/** Those of a whole file, of which the page's own heading is the title. */
const DOCUMENT_HEADINGS = ["h2", "h3", "h4", "h5", "h6", "h6"] as const;
const SUGGESTION = "suggestion";
const NO_ANCHORS: ReadonlyMap<MarkdownNode, string> = new Map();

interface Props {
  readonly text: string;
  readonly suggestedOn: readonly string[] | null;
  readonly linkTo?: ((address: string) => string | null) | undefined;
  /** What a file of the repository has beside what a remark has; null where the text is a remark. */
  readonly inFile?: MarkdownInFile | null;
}

/** What a node is drawn by beside itself. */
interface Around {
  readonly suggestedOn: readonly string[] | null;
  /** Addresses that are written elsewhere in the text, by their names. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Gives the page of this app that an address leads to; null where it leads to none. */
  readonly linkTo?: ((address: string) => string | null) | undefined;
  readonly inFile: MarkdownInFile | null;
  /** What headings are called in addresses, in a file. */
  readonly anchors: ReadonlyMap<MarkdownNode, string>;
}

/**
 * Draws Markdown as elements: each kind of node has its own here and nothing else is ever made, so that markup inside the
 * text is text. A text that is not to be parsed is shown as it stands.
 */
export function MarkdownTree({ text, suggestedOn, linkTo, inFile = null }: Props): ReactNode {
  return useMemo(() => {
    const root = parseMarkdown(text);
    if (root === null)
      return (
        <pre className="Markdown-raw">
          <MarkedText text={text} />
        </pre>
      );
    const addresses = new Map<string, string>();
    collectAddresses(root.children, addresses);
    const anchors = inFile === null ? NO_ANCHORS : headingAnchors(root.children);
    return drawAll(root.children, { suggestedOn, addresses, linkTo, inFile, anchors });
  }, [text, suggestedOn, linkTo, inFile]);
}

function collectAddresses(nodes: readonly MarkdownNode[], found: Map<string, string>): void {
  for (const node of nodes) {
    if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node.url);
    else if ("children" in node) collectAddresses(node.children, found);
  }
}

function drawAll(nodes: readonly MarkdownNode[], around: Around): ReactNode {
  return nodes.map((node, index) => <Piece key={index} node={node} around={around} />);
}

function Piece({ node, around }: { readonly node: MarkdownNode; readonly around: Around }): ReactNode {
  switch (node.type) {
    case "text":
      return <MarkedText text={node.value} />;
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
          <MarkedText text={node.value} />
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

/** An item of a list; in a tight list its text stands in it without a paragraph. */
function Item(props: {
  readonly node: Extract<MarkdownNode, { type: "listItem" }>;
  readonly isLoose: boolean;
  readonly around: Around;
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

function items(node: Extract<MarkdownNode, { type: "listItem" }>, isLoose: boolean, around: Around): ReactNode {
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

function Table(props: { readonly node: Extract<MarkdownNode, { type: "table" }>; readonly around: Around }): ReactNode {
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
  readonly around: Around;
  readonly children: ReactNode;
}): ReactNode {
  const { url, isEmpty, around, children } = props;
  const page = around.linkTo?.(url) ?? null;
  const href = around.inFile !== null && url.startsWith("#") ? url : safeAddress(url);
  const words = isEmpty ? <MarkedText text={url} /> : children;
  if (page !== null) {
    return (
      <Link to={page} title={url}>
        {words}
      </Link>
    );
  }
  if (href === null) {
    return (
      <span className="Markdown-noAddress" title={`${NO_ADDRESS} ${url}`}>
        {words}
      </span>
    );
  }
  if (href.startsWith("#")) {
    return (
      <a href={href} title={href}>
        {words}
      </a>
    );
  }
  return (
    <a href={href} title={href} target="_blank" rel="noreferrer noopener nofollow">
      {words}
    </a>
  );
}

/** A picture of the repository that the text stands in; one elsewhere as a link to it: nothing is fetched unless one goes there. */
function Picture(props: {
  readonly url: string;
  readonly alt: string | null | undefined;
  readonly around: Around;
}): ReactNode {
  const { url, alt, around } = props;
  const address = around.inFile?.pictureAt(url) ?? null;
  if (address !== null) return <img src={address} alt={alt ?? ""} title={url} loading="lazy" />;
  return (
    <Address url={url} around={around} isEmpty={false}>
      {IMAGE}: <MarkedText text={alt ?? ""} />
      {(alt ?? "") === "" && <MarkedText text={url} />}
    </Address>
  );
}

import { lazy, type ReactNode, useMemo } from "react";
import { Boundary } from "#app/ui/Notice.tsx";
import {
  type MarkdownAround,
  markdownAround,
  type MarkdownInFile,
  type MarkdownNode,
  parseMarkdown,
} from "./parseMarkdown.ts";
import { MarkdownNodes } from "./MarkdownNodes.tsx";
import { MarkedText } from "../words/MarkedText.tsx";

interface Props {
  readonly text: string;
  readonly suggestedOn: readonly string[] | null;
  readonly linkTo?: ((address: string) => string | null) | undefined;
  /** The context of a repository file; null when the text is a comment. */
  readonly inFile?: MarkdownInFile | null;
}

/** Matches where HTML may begin. */
const HTML = /<[a-z/!?]/iu;

const MarkdownHtml = lazy(async () => ({ default: (await import("./MarkdownHtml.tsx")).MarkdownHtml }));

/** Renders nodes of a text as elements; HTML in it is text until the module for it is loaded. */
export function MarkdownParts(props: {
  readonly text: string;
  readonly nodes: readonly MarkdownNode[];
  readonly around: MarkdownAround;
}): ReactNode {
  const { text, ...rest } = props;
  const asText = <MarkdownNodes {...rest} />;
  if (!HTML.test(text)) return asText;
  return (
    <Boundary fallback={() => asText} loading={asText}>
      <MarkdownHtml {...rest} />
    </Boundary>
  );
}

/** Renders Markdown as elements. A text that the parser refuses is shown as plain text. */
export function MarkdownTree({ text, suggestedOn, linkTo, inFile = null }: Props): ReactNode {
  return useMemo(() => {
    const root = parseMarkdown(text);
    if (root === null)
      return (
        <pre className="Markdown-raw">
          <MarkedText text={text} />
        </pre>
      );
    const around = markdownAround(root, { suggestedOn, linkTo, inFile }, inFile !== null);
    return <MarkdownParts text={text} nodes={root.children} around={around} />;
  }, [text, suggestedOn, linkTo, inFile]);
}

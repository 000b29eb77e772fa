import { useMemo, type ReactNode } from "react";
import { markdownAround, type MarkdownInFile, parseMarkdown } from "./parseMarkdown.ts";
import { MarkdownNodes } from "./MarkdownNodes.tsx";
import { MarkedText } from "../MarkedText.tsx";

interface Props {
  readonly text: string;
  readonly suggestedOn: readonly string[] | null;
  readonly linkTo?: ((address: string) => string | null) | undefined;
  /** The context of a repository file; null when the text is a comment. */
  readonly inFile?: MarkdownInFile | null;
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
    return <MarkdownNodes nodes={root.children} around={around} />;
  }, [text, suggestedOn, linkTo, inFile]);
}

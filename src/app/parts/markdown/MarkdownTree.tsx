import { useMemo, type ReactNode } from "react";
import { markdownAround, type MarkdownInFile, parseMarkdown } from "./parseMarkdown.ts";
import { MarkdownNodes } from "./MarkdownNodes.tsx";
import { MarkedText } from "../MarkedText.tsx";

interface Props {
  readonly text: string;
  readonly suggestedOn: readonly string[] | null;
  readonly linkTo?: ((address: string) => string | null) | undefined;
  /** What a file of the repository has beside what a remark has; null where the text is a remark. */
  readonly inFile?: MarkdownInFile | null;
}

/** Draws a text in Markdown as elements. One that is not to be parsed is shown as it stands. */
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

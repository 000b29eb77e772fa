import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { Boundary } from "#app/ui/Failure.tsx";
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

/** Matches where HTML may begin. */
const HTML = /<[a-z/!?]/iu;

const MarkdownHtml = lazy(async () => ({ default: (await import("./MarkdownHtml.tsx")).MarkdownHtml }));

/** Renders Markdown as elements; HTML in it is text until the module for it is loaded. A text that the parser refuses is shown as plain text. */
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
    const asText = <MarkdownNodes nodes={root.children} around={around} />;
    if (!HTML.test(text)) return asText;
    return (
      <Boundary fallback={() => asText}>
        <Suspense fallback={asText}>
          <MarkdownHtml nodes={root.children} around={around} />
        </Suspense>
      </Boundary>
    );
  }, [text, suggestedOn, linkTo, inFile]);
}

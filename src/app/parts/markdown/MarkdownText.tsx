import { lazy, Suspense, type ReactNode } from "react";
import { Boundary } from "#app/ui/Failure.tsx";
import { MarkedText } from "../MarkedText.tsx";
import "./MarkdownText.css";

const MarkdownTree = lazy(async () => ({ default: (await import("./MarkdownTree.tsx")).MarkdownTree }));

interface Props {
  readonly text: string;
  /** The lines of code that a fenced `suggestion` stands on; null or absent where they are not known. */
  readonly suggestedOn?: readonly string[] | null;
  /** Gives the page of this app that an address in the text leads to; null where it leads to none. */
  readonly linkTo?: ((address: string) => string | null) | undefined;
}

/**
 * Shows what a person wrote, as Markdown. The code that reads it arrives by itself: until then, and where it does not
 * arrive, the paragraphs stand there as they were written, as high as most of them will be.
 */
export function MarkdownText({ text, suggestedOn = null, linkTo }: Props): ReactNode {
  const plain = <Plain text={text} />;
  return (
    <div className="Markdown">
      <Boundary fallback={() => plain}>
        <Suspense fallback={plain}>
          <MarkdownTree text={text} suggestedOn={suggestedOn} linkTo={linkTo} />
        </Suspense>
      </Boundary>
    </div>
  );
}

function Plain({ text }: { readonly text: string }): ReactNode {
  const paragraphs = text.trim().split(/\n(?:[ \t]*\n)+/);
  return paragraphs.map((paragraph, index) => (
    <p key={index} dir="auto">
      <MarkedText text={paragraph} />
    </p>
  ));
}

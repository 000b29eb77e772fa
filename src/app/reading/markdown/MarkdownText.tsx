import { lazy, type ReactNode } from "react";
import { Boundary } from "#app/ui/Notice.tsx";
import { MarkedText } from "../words/MarkedText.tsx";
import "./MarkdownText.css";

const MarkdownTree = lazy(async () => ({ default: (await import("./MarkdownTree.tsx")).MarkdownTree }));

interface Props {
  readonly text: string;
  /** The lines that a fenced `suggestion` would replace; null or absent when they are not known. */
  readonly suggestedOn?: readonly string[] | null;
  /** Returns the page of this app that a link in the text points to; null if it points elsewhere. */
  readonly linkTo?: ((address: string) => string | null) | undefined;
}

/**
 * Renders Markdown that a person wrote. The parser is loaded separately: until then, or if that fails, the plain
 * paragraphs are shown, whose height is close to the final one.
 */
export function MarkdownText({ text, suggestedOn = null, linkTo }: Props): ReactNode {
  const plain = <Plain text={text} />;
  return (
    <div className="Markdown">
      <Boundary fallback={() => plain} loading={plain}>
        <MarkdownTree text={text} suggestedOn={suggestedOn} linkTo={linkTo} />
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

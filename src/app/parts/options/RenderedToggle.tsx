import { EyeIcon } from "@primer/octicons-react";
import "./RenderedToggle.css";
import { optionsWords } from "./optionsWords.ts";

const TEXT = optionsWords.renderedToggle;

interface Props {
  readonly isRendered: boolean;
  readonly keys: string;
  readonly onToggle: () => void;
}

/** Chooses between a file's lines and what they make, in its header. */
export function RenderedToggle({ isRendered, keys, onToggle }: Props) {
  return (
    <button
      type="button"
      className="RenderedToggle"
      aria-label={TEXT.label}
      aria-pressed={isRendered}
      title={`${isRendered ? TEXT.source : TEXT.render} (${keys})`}
      onClick={onToggle}
    >
      <EyeIcon />
      <span className="RenderedToggle-word">{TEXT.label}</span>
    </button>
  );
}

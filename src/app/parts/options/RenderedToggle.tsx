import { EyeIcon } from "@primer/octicons-react";
import "./RenderedToggle.css";

const LABEL = "Rendered";
const RENDER = "Show the file as it looks";
const SOURCE = "Show the file's lines";

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
      aria-label={LABEL}
      aria-pressed={isRendered}
      title={`${isRendered ? SOURCE : RENDER} (${keys})`}
      onClick={onToggle}
    >
      <EyeIcon />
      <span className="RenderedToggle-word">{LABEL}</span>
    </button>
  );
}

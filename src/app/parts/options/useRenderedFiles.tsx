import { EyeIcon } from "@primer/octicons-react";
import { useCallback, useMemo, useState } from "react";
import { optionsWords } from "./optionLabels.ts";
import type { ReaderView } from "./useReaderOptions.ts";
import "./RenderedToggle.css";

/** Files that are shown the other way than they are unasked: rendered, or by their lines. */
export interface RenderedFiles {
  readonly flipped: ReadonlySet<string>;
  readonly flip: (path: string) => void;
}

/** Between paths: no path of git's has two slashes in a row. */
const BETWEEN = "//";
/** In characters: of more files the address would be too long to be handed on. */
const ADDRESS_MAX = 2000;

/** Keeps which files one has turned over, in the page's address as far as they fit there. */
export function useRenderedFiles([word, put]: ReaderView["turned"]): RenderedFiles {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(() => new Set(word?.split(BETWEEN)));
  const flip = useCallback(
    (path: string) => {
      const next = flipped.has(path) ? [...flipped].filter((one) => one !== path) : [...flipped, path];
      setFlipped(new Set(next));
      const words = next.join(BETWEEN);
      put(words === "" ? null : words.length > ADDRESS_MAX ? word : words);
    },
    [flipped, put, word],
  );
  return useMemo(() => ({ flipped, flip }), [flipped, flip]);
}

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

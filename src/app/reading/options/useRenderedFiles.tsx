import { EyeIcon } from "@primer/octicons-react";
import { useCallback, useMemo, useState } from "react";
import type { ReaderView } from "./useReaderOptions.ts";
import "./RenderedToggle.css";

/** The files that are not in their default form (rendered or source). */
export interface RenderedFiles {
  readonly flipped: ReadonlySet<string>;
  readonly flip: (path: string) => void;
}

/** The separator of paths in the URL: a path in git never has two slashes in a row. */
const BETWEEN = "//";
/** In characters. With more files the URL would be too long, so the rest is only kept in memory. */
const ADDRESS_MAX = 2000;

/** Keeps the flipped files in the page's URL, as far as they fit. */
export function useRenderedFiles([param, put]: ReaderView["turned"]): RenderedFiles {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(() => new Set(param?.split(BETWEEN)));
  const flip = useCallback(
    (path: string) => {
      const next = flipped.has(path) ? [...flipped].filter((one) => one !== path) : [...flipped, path];
      setFlipped(new Set(next));
      const value = next.join(BETWEEN);
      put(value === "" ? null : value.length > ADDRESS_MAX ? param : value);
    },
    [flipped, put, param],
  );
  return useMemo(() => ({ flipped, flip }), [flipped, flip]);
}

interface Props {
  readonly isRendered: boolean;
  readonly keys: string;
  readonly onToggle: () => void;
}

/** Switches a file between its source and its rendered form, in the file header. */
export function RenderedToggle({ isRendered, keys, onToggle }: Props) {
  return (
    <button
      type="button"
      className="RenderedToggle inline-row gap-1 muted small nowrap"
      aria-label="Rendered"
      aria-pressed={isRendered}
      title={`${isRendered ? "Show source" : "Show rendered file"} (${keys})`}
      onClick={onToggle}
    >
      <EyeIcon />
      <span className="RenderedToggle-word">Rendered</span>
    </button>
  );
}

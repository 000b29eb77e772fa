import { useEffect, useState, type ReactNode } from "react";
import { Glyph } from "./Glyph.tsx";

const COPY = "Copy path";
const COPIED = "Copied";
const FAILED = "Copying is not allowed here";
/** Long enough to be noticed. */
const SAID_MS = 1500;

/** Copies a path to the clipboard and says whether it did. */
export function CopyPathButton({ path }: { readonly path: string }): ReactNode {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(path);
      setSaid(COPIED);
    } catch {
      setSaid(FAILED);
    }
  };
  return (
    <button
      type="button"
      className="diff-icon diff-copy"
      aria-label={COPY}
      title={said ?? COPY}
      onClick={() => void copy()}
    >
      <Glyph name={said === COPIED ? "check" : "copy"} />
      <span role="status" className="diff-unseen">
        {said}
      </span>
    </button>
  );
}

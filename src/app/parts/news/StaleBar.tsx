import { SyncIcon } from "@primer/octicons-react";
import { useRef } from "react";
import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { carriedComposers } from "../remarks/carriedComposers.ts";
import { carriedFields } from "../composers/carriedFields.ts";
import { newsWords } from "./newsWords.ts";
import { TextSaver } from "../composers/TextSaver.ts";
import type { Stale } from "./useStale.ts";
import "./StaleBar.css";

const KEYS = "Shift+S";
const GROUP = "Reader";
const SHOW = "Show";
const LABEL = "Show what changed since this was drawn";
const LOST = "Galley does not answer: what changes now is not told. It is tried again.";

interface Props {
  readonly stale: Stale;
  /** Whether the change is being read anew. */
  readonly busy?: boolean;
  /** Reads the change anew. Until then nothing moves. */
  readonly onShow: () => void;
}

/** Says that a change is another one by now than what is drawn, and shows it when one asks. Lies over the page, so nothing moves. */
export function StaleBar({ stale: { news, isLost }, busy = false, onShow }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const show = async (): Promise<void> => {
    if (busy) return;
    // What cannot be saved is kept in this browser, and is there again as well.
    await TextSaver.flushAll();
    const focused = document.activeElement;
    carriedComposers.carry();
    carriedFields.carry(bar.current?.contains(focused) === true ? before.current : focused);
    onShow();
  };
  useShortcut(KEYS, LABEL, GROUP, () => void show(), { enabled: news !== null });
  const words = news !== null ? newsWords(news) : isLost ? LOST : null;
  return (
    // Always there: a reader of the screen hears only what comes into a region that it knows.
    <div ref={bar} className="StaleBar" role="status">
      {words !== null && (
        <div className="StaleBar-words" data-lost={news === null || undefined}>
          <SyncIcon />
          <span>{words}</span>
          {news !== null && (
            <Button
              size="small"
              variant="primary"
              keys={KEYS}
              hint={LABEL}
              busy={busy}
              onFocus={({ relatedTarget }) => {
                before.current = relatedTarget;
              }}
              onClick={() => void show()}
            >
              {SHOW}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

import { SyncIcon } from "@primer/octicons-react";
import { useRef } from "react";
import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { carriedComposers } from "../remarks/carriedComposers.ts";
import { carriedFields } from "../composers/carriedFields.ts";
import { newsSentence } from "./newsSentence.ts";
import { TextSaver } from "../composers/TextSaver.ts";
import type { Stale } from "./useStale.ts";
import "./StaleBar.css";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  show: "Show",
  label: "Show what changed since this was drawn",
  lost: "Galley does not answer, and is tried again. Look whether it still runs where you started it.",
} as const;
const KEYS = ".";

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
  useShortcut(KEYS, TEXT.label, shortcutGroups.reader, () => void show(), { enabled: news !== null });
  const words = news !== null ? newsSentence(news) : isLost ? TEXT.lost : null;
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
              hint={TEXT.label}
              busy={busy}
              onFocus={({ relatedTarget }) => {
                before.current = relatedTarget;
              }}
              onClick={() => void show()}
            >
              {TEXT.show}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

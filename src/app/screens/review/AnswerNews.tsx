import { SyncIcon } from "@primer/octicons-react";
import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import "#app/parts/news/StaleBar.css";

const KEYS = "Shift+S";
const GROUP = "Review";
const SHOW = "Show first";
const LABEL = "Put the threads first that were answered meanwhile";
const told = (count: number): string => `${count} ${count === 1 ? "thread was" : "threads were"} answered meanwhile`;

interface Props {
  /** How many threads were answered since they were put in order. */
  readonly count: number;
  readonly onShow: () => void;
}

/** Says that answers came which stand further down, and puts them first when one asks. Lies over the page, so nothing moves. */
export function AnswerNews({ count, onShow }: Props) {
  useShortcut(KEYS, LABEL, GROUP, onShow, { enabled: count > 0 });
  return (
    <div className="StaleBar" role="status">
      {count > 0 && (
        <div className="StaleBar-words">
          <SyncIcon />
          <span>{told(count)}</span>
          <Button size="small" variant="primary" keys={KEYS} hint={LABEL} onClick={onShow}>
            {SHOW}
          </Button>
        </div>
      )}
    </div>
  );
}

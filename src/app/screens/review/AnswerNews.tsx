import { SyncIcon } from "@primer/octicons-react";
import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import "#app/parts/news/StaleBar.css";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  show: "Show first",
  label: "Put the threads first that were answered meanwhile",
  told: (count: number): string => `${counted(count, { one: "thread was", other: "threads were" })} answered meanwhile`,
} as const;
const KEYS = ".";

interface Props {
  /** How many threads were answered since they were put in order. */
  readonly count: number;
  readonly onShow: () => void;
}

/** Says that answers came which stand further down, and puts them first when one asks. Lies over the page, so nothing moves. */
export function AnswerNews({ count, onShow }: Props) {
  useShortcut(KEYS, TEXT.label, shortcutGroups.review, onShow, { enabled: count > 0 });
  return (
    <div className="StaleBar" role="status">
      {count > 0 && (
        <div className="StaleBar-words">
          <SyncIcon />
          <span>{TEXT.told(count)}</span>
          <Button size="small" variant="primary" keys={KEYS} hint={TEXT.label} onClick={onShow}>
            {TEXT.show}
          </Button>
        </div>
      )}
    </div>
  );
}

import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { renderedWords } from "./renderedWords.ts";

const TEXT = renderedWords.csvPages;
const KEYS = { previous: "[", next: "]" } as const;

interface Props {
  /** What there are pages of, in the plural. */
  readonly of: string;
  /** Which of them the page begins with; how many a page has; how many there are. */
  readonly at: number;
  readonly size: number;
  readonly count: number;
  readonly hasKeys?: boolean;
  readonly onGo: (at: number) => void;
}

/** Leads from page to page of a table; nothing where all is on one. */
export function CsvPages({ of, at, size, count, hasKeys = false, onGo }: Props) {
  const last = Math.max(0, Math.ceil(count / size) - 1) * size;
  const previous = (): void => onGo(Math.max(0, at - size));
  const next = (): void => onGo(Math.min(last, at + size));
  useShortcut(KEYS.previous, `${TEXT.previous} ${of}`, shortcutGroups.table, previous, { enabled: hasKeys && at > 0 });
  useShortcut(KEYS.next, `${TEXT.next} ${of}`, shortcutGroups.table, next, { enabled: hasKeys && at < last });
  if (last === 0) return null;
  const isFirst = at === 0;
  const isLast = at >= last;
  return (
    <nav className="CsvView-pages" aria-label={TEXT.pages(of)}>
      <span>{of}</span>
      <Button size="small" hint={`${TEXT.first} ${of}`} disabled={isFirst} onClick={() => onGo(0)}>
        {TEXT.first}
      </Button>
      <Button
        size="small"
        hint={`${TEXT.previous} ${of}`}
        {...(hasKeys && { keys: KEYS.previous })}
        disabled={isFirst}
        onClick={previous}
      >
        {TEXT.previous}
      </Button>
      <Button
        size="small"
        hint={`${TEXT.next} ${of}`}
        {...(hasKeys && { keys: KEYS.next })}
        disabled={isLast}
        onClick={next}
      >
        {TEXT.next}
      </Button>
      <Button size="small" hint={`${TEXT.last} ${of}`} disabled={isLast} onClick={() => onGo(last)}>
        {TEXT.last}
      </Button>
    </nav>
  );
}

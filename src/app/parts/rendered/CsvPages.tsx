import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  first: "First",
  previous: "Previous",
  next: "Next",
  last: "Last",
  pages: (of: string): string => `Pages of ${of}`,
} as const;
const KEYS = { first: "{", previous: "[", next: "]", last: "}" } as const;
const NO_KEYS = { first: "", previous: "", next: "", last: "" } as const;

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
  const isFirst = at === 0;
  const isLast = at >= last;
  const goToFirst = (): void => onGo(0);
  const previous = (): void => onGo(Math.max(0, at - size));
  const next = (): void => onGo(Math.min(last, at + size));
  const goToLast = (): void => onGo(last);
  const keys = hasKeys ? KEYS : NO_KEYS;
  useShortcut(keys.first, `${TEXT.first} ${of}`, shortcutGroups.table, goToFirst, { enabled: !isFirst });
  useShortcut(keys.previous, `${TEXT.previous} ${of}`, shortcutGroups.table, previous, { enabled: !isFirst });
  useShortcut(keys.next, `${TEXT.next} ${of}`, shortcutGroups.table, next, { enabled: !isLast });
  useShortcut(keys.last, `${TEXT.last} ${of}`, shortcutGroups.table, goToLast, { enabled: !isLast });
  if (last === 0) return null;
  return (
    <nav className="CsvView-pages" aria-label={TEXT.pages(of)}>
      <span>{of}</span>
      <Button
        size="small"
        hint={`${TEXT.first} ${of}`}
        {...(hasKeys && { keys: KEYS.first })}
        disabled={isFirst}
        onClick={goToFirst}
      >
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
      <Button
        size="small"
        hint={`${TEXT.last} ${of}`}
        {...(hasKeys && { keys: KEYS.last })}
        disabled={isLast}
        onClick={goToLast}
      >
        {TEXT.last}
      </Button>
    </nav>
  );
}

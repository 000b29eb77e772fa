import { useMemo, useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useCollapseKeys } from "./CollapsedPart.tsx";
import type { CsvTable } from "./parseCsv.ts";
import { CsvValue } from "./Portion.tsx";
import "../pictures/FramedView.css";
import "./CsvView.css";

const TEXT = {
  title: "Table",
  record: "Row in the file",
  first: "First",
  previous: "Previous",
  next: "Next",
  last: "Last",
} as const;
const ROWS = "rows";
const COLUMNS = "columns";
/** Rows and columns per page. */
const [ROWS_MAX, COLUMNS_MAX] = [200, 50] as const;
/** Characters of a value shown at first: VALUE_MAX, or fewer when a page would exceed PAGE_LENGTH. */
const [VALUE_MIN, VALUE_MAX, PAGE_LENGTH] = [100, 1000, 2_000_000] as const;

/** Shows a table with a header row, page by page, with the row numbers of the file. */
export function CsvView({ table }: { readonly table: CsvTable }) {
  const container = useRef<HTMLDivElement>(null);
  useCollapseKeys();
  const [from, setFrom] = useState(1);
  const [left, setLeft] = useState(0);
  const { count, columns } = table;
  const to = Math.min(count, from + ROWS_MAX);
  const right = Math.min(columns, left + COLUMNS_MAX);
  const width = right - left;
  const names = useMemo(() => table.row(0), [table]);
  const rows = useMemo(
    () => Array.from({ length: to - from }, (_, index) => ({ at: from + index, values: table.row(from + index) })),
    [table, from, to],
  );
  const length = Math.max(VALUE_MIN, Math.min(VALUE_MAX, Math.floor(PAGE_LENGTH / (ROWS_MAX * width))));
  const goDown = (next: number): void => {
    setFrom(next + 1);
    container.current?.scrollTo({ top: 0 });
  };
  const moveColumn = (next: number): void => {
    setLeft(next);
    container.current?.scrollTo({ left: 0 });
  };
  return (
    <section className="FramedView CsvView" aria-label={TEXT.title}>
      <div className="FramedView-bar">
        <span>
          {counted(count - 1, "row")}, {counted(columns, "column")}
          {count - 1 > ROWS_MAX && ` · rows ${formatCount(from + 1)} to ${formatCount(to)} of the file`}
          {columns > COLUMNS_MAX && ` · columns ${formatCount(left + 1)} to ${formatCount(right)}`}
        </span>
        <CsvPages of={ROWS} at={from - 1} size={ROWS_MAX} count={count - 1} hasKeys onGo={goDown} />
        <CsvPages of={COLUMNS} at={left} size={COLUMNS_MAX} count={columns} onGo={moveColumn} />
      </div>
      <div ref={container} className="CsvView-viewport" role="group" aria-label="Rows and columns" tabIndex={0}>
        <table className="CsvView-table">
          <caption className="visually-hidden">{TEXT.title}</caption>
          <thead>
            <tr>
              <th scope="col" className="CsvView-number" title={TEXT.record}>
                #<span className="visually-hidden">{TEXT.record}</span>
              </th>
              {Array.from({ length: width }, (_, index) => (
                <th key={left + index} scope="col">
                  <CsvValue
                    text={names[left + index] || formatCount(left + index + 1)}
                    length={length}
                    container={container}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ at, values }) => (
              <tr key={at}>
                <th scope="row" className="CsvView-number">
                  {at + 1}
                </th>
                {values.slice(left, right).map((value, index) => (
                  <td key={left + index}>
                    <CsvValue text={value} length={length} container={container} />
                  </td>
                ))}
                {values.length < right && (
                  <td className="CsvView-none" colSpan={Math.min(width, right - values.length)}>
                    <span className="visually-hidden">No values</span>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const KEYS = { first: "{", previous: "[", next: "]", last: "}" } as const;
const NO_KEYS = { first: "", previous: "", next: "", last: "" } as const;

interface Props {
  /** The plural name of the items. */
  readonly of: string;
  /** The index of the first item on the page; the page size; the number of all items. */
  readonly at: number;
  readonly size: number;
  readonly count: number;
  readonly hasKeys?: boolean;
  readonly onGo: (at: number) => void;
}

/** Pagination of a table; renders nothing when one page is enough. */
function CsvPages({ of, at, size, count, hasKeys = false, onGo }: Props) {
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
    <nav className="CsvView-pages" aria-label={`Pages of ${of}`}>
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

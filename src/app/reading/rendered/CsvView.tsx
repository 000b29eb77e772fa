import { useRef, useState, type ReactNode } from "react";
import { counted, formatCount } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useCollapseKeys } from "./CollapsedPart.tsx";
import type { CsvTable } from "./parseCsv.ts";
import { CsvValue } from "./ShowMore.tsx";
import "../pictures/FramedView.css";
import "./CsvView.css";
import { Button } from "#app/ui/Button.tsx";

const TEXT = {
  title: "Table",
  record: "Row in the file",
} as const;
const [ROWS_MAX, COLUMNS_MAX] = [200, 50] as const;
/** Characters of a value shown at first: VALUE_MAX, or fewer when a page would exceed PAGE_LENGTH. */
const [VALUE_MIN, VALUE_MAX, PAGE_LENGTH] = [100, 1000, 2_000_000] as const;

/** Shows a table with a header row, page by page, with the row numbers of the file. */
export function CsvView({ table }: { readonly table: CsvTable }) {
  const container = useRef<HTMLDivElement>(null);
  useCollapseKeys();
  const [from, setFrom] = useState(1);
  const [left, setLeft] = useState(0);
  const { rows: all, columns } = table;
  const count = all.length;
  const to = Math.min(count, from + ROWS_MAX);
  const right = Math.min(columns, left + COLUMNS_MAX);
  const width = right - left;
  const [names = []] = all;
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
    <section className="CsvView card" aria-label={TEXT.title}>
      <div className="FramedView-bar row wrap spread muted small digits">
        <span>
          {counted(count - 1, "row")}, {counted(columns, "column")}
          {count - 1 > ROWS_MAX && ` · rows ${formatCount(from + 1)} to ${formatCount(to)} of the file`}
          {columns > COLUMNS_MAX && ` · columns ${formatCount(left + 1)} to ${formatCount(right)}`}
        </span>
        <Pages
          of="rows"
          at={from - 1}
          size={ROWS_MAX}
          count={count - 1}
          group={shortcutGroups.table}
          className="CsvView-pages"
          onGo={goDown}
        >
          <span>rows</span>
        </Pages>
        <Pages
          of="columns"
          at={left}
          size={COLUMNS_MAX}
          count={columns}
          group={shortcutGroups.table}
          hasKeys={false}
          className="CsvView-pages"
          onGo={moveColumn}
        >
          <span>columns</span>
        </Pages>
      </div>
      <div ref={container} className="CsvView-viewport" role="group" aria-label="Rows and columns" tabIndex={0}>
        <table className="CsvView-table digits">
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
            {all.slice(from, to).map((values, at) => (
              <tr key={at}>
                <th scope="row" className="CsvView-number">
                  {from + at + 1}
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

interface Props {
  /** The plural name of the items. */
  readonly of: string;
  /** The index of the first item on the page; the page size; the number of all items. */
  readonly at: number;
  readonly size: number;
  readonly count: number;
  /** The group of its commands in the palette and in the keyboard help. */
  readonly group: string;
  readonly hasKeys?: boolean;
  readonly className: string;
  readonly onGo: (at: number) => void;
  /** Content before the buttons. */
  readonly children?: ReactNode;
}

/** Pagination of items; renders nothing when one page is enough. */
function Pages({ of, at, size, count, group, hasKeys = true, className, onGo, children }: Props) {
  const last = Math.max(0, Math.ceil(count / size) - 1) * size;
  if (last === 0) return null;
  const step = (name: string, keys: string, isEnabled: boolean, to: number): ReactNode => (
    <Step {...{ name, of, group, isEnabled }} keys={hasKeys ? keys : ""} onGo={() => onGo(to)} />
  );
  return (
    <nav className={className} aria-label={`Pages of ${of}`}>
      {children}
      {step("First", "{", at > 0, 0)}
      {step("Previous", "[", at > 0, Math.max(0, at - size))}
      {step("Next", "]", at < last, Math.min(last, at + size))}
      {step("Last", "}", at < last, last)}
    </nav>
  );
}

interface StepProps extends Pick<Props, "of" | "group"> {
  readonly name: string;
  readonly keys: string;
  readonly isEnabled: boolean;
  readonly onGo: () => void;
}

function Step({ name, of, keys, group, isEnabled, onGo }: StepProps) {
  const hint = `${name} ${of}`;
  useShortcut(keys, hint, group, onGo, { enabled: isEnabled });
  return (
    <Button size="small" hint={hint} {...(keys !== "" && { keys })} disabled={!isEnabled} onClick={onGo}>
      {name}
    </Button>
  );
}

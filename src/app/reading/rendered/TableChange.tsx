import { useRef, type ReactNode, type RefObject } from "react";
import { counted } from "#app/ui/format.ts";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";
import { CsvValue } from "./Portion.tsx";
import { type ChangedTexts, TextChange } from "./TextChange.tsx";
import { BlockDiff, countKinds } from "./BlockDiff.tsx";
import type { ChangedBlock } from "./pairBlocks.ts";
import { readTableChange, type ChangedColumn, type TableChange as Change, type TableRow } from "./readTableChange.ts";
import "./CsvView.css";
import "./TableChange.css";

const TEXT = {
  unreadable:
    "This table cannot be rendered: its quotation marks do not match, there are too many columns, or too much changed. Showing the source instead.",
  view: "Changed rows",
  state: "Change",
  labels: { same: "", changed: "Changed", added: "Added", removed: "Removed", moved: "" },
} as const;

/** In characters. Longer tables take too long to compare. */
const LENGTH_MAX = 1_000_000;
const [OLD_NUMBER, NEW_NUMBER] = ["Row before", "Row after"] as const;
const SIGNS = { same: "", changed: "±", added: "+", removed: "−", moved: "" } as const;
const [COLUMN_ADDED, COLUMN_REMOVED] = ["added", "removed"] as const;
/** The number of unchanged rows around each change; rows shown at first; characters of a value. */
const [CONTEXT, ROWS_MAX, VALUE_LENGTH] = [2, 300, 300] as const;
/** The number of columns before the values. */
const HEADS = 3;

/** Shows a changed table: added and removed rows, and changed values. */
export function TableChange(props: ChangeBodyProps): ReactNode {
  const isByTabs = /\.(?:tsv|tab)$/iu.test(props.file.plainPath);
  return (
    <TextChange
      body={props}
      lengthMax={LENGTH_MAX}
      tooLong="This table is too large to render. Showing the source instead."
      unreadable={TEXT.unreadable}
      read={isByTabs ? readByTabs : readAny}
    >
      {(change) => <Table change={change} />}
    </TextChange>
  );
}

function readAny({ before, after }: ChangedTexts): Change | null {
  return readTableChange(before ?? "", after ?? "", null);
}

function readByTabs({ before, after }: ChangedTexts): Change | null {
  return readTableChange(before ?? "", after ?? "", "\t");
}

function Table({ change }: { readonly change: Change }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const { columns, rows } = change;
  return (
    <>
      <p className="ChangeView-summary">{summaryOf(change)}</p>
      <div ref={container} className="TableChange-viewport" role="group" aria-label={TEXT.view} tabIndex={0}>
        <table className="CsvView-table TableChange">
          <caption className="visually-hidden">{TEXT.view}</caption>
          <thead>
            <tr>
              <th scope="col" title={OLD_NUMBER}>
                −<span className="visually-hidden">{OLD_NUMBER}</span>
              </th>
              <th scope="col" title={NEW_NUMBER}>
                +<span className="visually-hidden">{NEW_NUMBER}</span>
              </th>
              <th scope="col" title={TEXT.state}>
                <span className="visually-hidden">{TEXT.state}</span>
              </th>
              {columns.map((column, index) => (
                <ColumnName key={index} column={column} container={container} />
              ))}
            </tr>
          </thead>
          <tbody>
            <BlockDiff
              blocks={rows}
              context={CONTEXT}
              noun="row"
              weightOf={weightOf}
              max={ROWS_MAX}
              columns={HEADS + columns.length}
            >
              {(row, key) => <Row key={key} {...{ row, columns, container }} />}
            </BlockDiff>
          </tbody>
        </table>
      </div>
    </>
  );
}

function weightOf(): number {
  return 1;
}

type ContainerRef = RefObject<HTMLElement | null>;

function ColumnName({
  column,
  container,
}: {
  readonly column: ChangedColumn;
  readonly container: ContainerRef;
}): ReactNode {
  const state = column.old === null ? COLUMN_ADDED : column.new === null ? COLUMN_REMOVED : null;
  return (
    <th scope="col" data-kind={state ?? undefined}>
      <CsvValue text={column.name} length={VALUE_LENGTH} container={container} />
      {state !== null && <span className="TableChange-state"> {state}</span>}
    </th>
  );
}

function Row(props: {
  readonly row: ChangedBlock<TableRow>;
  readonly columns: readonly ChangedColumn[];
  readonly container: ContainerRef;
}): ReactNode {
  const { kind, old, new: current } = props.row;
  return (
    <tr data-kind={kind}>
      <td className="TableChange-number">{old?.number}</td>
      <td className="TableChange-number">{current?.number}</td>
      <td className="TableChange-sign">
        <span aria-hidden>{SIGNS[kind]}</span>
        <span className="visually-hidden">{TEXT.labels[kind]}</span>
      </td>
      {props.columns.map((_, at) => (
        <Value
          key={at}
          container={props.container}
          kind={kind}
          was={old?.values[at] ?? null}
          is={current?.values[at] ?? null}
        />
      ))}
    </tr>
  );
}

function Value(props: {
  readonly kind: ChangedBlock<TableRow>["kind"];
  readonly was: string | null;
  readonly is: string | null;
  readonly container: ContainerRef;
}): ReactNode {
  const { kind, was, is, container } = props;
  if (kind !== "changed" || was === is) {
    return (
      <td>
        <CsvValue text={is ?? was ?? ""} length={VALUE_LENGTH} container={container} />
      </td>
    );
  }
  return (
    <td className="TableChange-changed">
      {was !== null && was !== "" && (
        <del>
          <CsvValue text={was} length={VALUE_LENGTH} container={container} />
        </del>
      )}{" "}
      {is !== null && is !== "" && (
        <ins>
          <CsvValue text={is} length={VALUE_LENGTH} container={container} />
        </ins>
      )}
    </td>
  );
}

function summaryOf({ columns: all, rows: list }: Change): string {
  const countTexts = countKinds(list, "row");
  const [added, removed] = [all.filter(({ old }) => old === null), all.filter((column) => column.new === null)];
  if (added.length > 0) countTexts.push(`${counted(added.length, "column")} ${COLUMN_ADDED}`);
  if (removed.length > 0) countTexts.push(`${counted(removed.length, "column")} ${COLUMN_REMOVED}`);
  return countTexts.length === 0 ? "No value changed, only the formatting of the file." : `${countTexts.join(", ")}.`;
}

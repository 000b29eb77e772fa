import { counted, formatCount, truncated } from "#app/ui/format.ts";
import { useCollapseKeys } from "./CollapsedPart.tsx";
import type { CsvTable } from "./parseCsv.ts";
import { MarkedText } from "../words/MarkedText.tsx";
import { ShowMore } from "./ShowMore.tsx";
import "../pictures/FramedView.css";
import "./CsvView.css";

const TEXT = { title: "Table", record: "Row in the file" } as const;
const [COLUMNS_MAX, ROWS_MAX] = [100, 100] as const;
/** The characters of a value that are shown: VALUE_MAX, or fewer when the rows would exceed LENGTH_MAX. */
const [VALUE_MIN, VALUE_MAX, LENGTH_MAX] = [100, 1000, 2_000_000] as const;

/** Shows a table with a header row, with the row numbers of the file: the first rows, with a button for more. */
export function CsvView({ table }: { readonly table: CsvTable }) {
  useCollapseKeys();
  const [names = [], ...rows] = table.rows;
  const width = Math.min(table.columns, COLUMNS_MAX);
  const length = Math.max(VALUE_MIN, Math.min(VALUE_MAX, Math.floor(LENGTH_MAX / (ROWS_MAX * width))));
  const isCut = table.rows.some((values) => values.some((value) => value.length > length));
  return (
    <section className="CsvView card" aria-label={TEXT.title}>
      <p className="FramedView-bar muted small digits">
        {counted(rows.length, "row")}, {counted(table.columns, "column")}
        {width < table.columns && `. The first ${formatCount(width)} columns are shown; the source has all.`}
        {isCut && ". Long values are cut; the source has all."}
      </p>
      <div className="CsvView-viewport" role="group" aria-label="Rows and columns" tabIndex={0}>
        <table className="CsvView-table digits">
          <caption className="visually-hidden">{TEXT.title}</caption>
          <thead>
            <tr>
              <th scope="col" className="CsvView-number" title={TEXT.record}>
                #<span className="visually-hidden">{TEXT.record}</span>
              </th>
              {Array.from({ length: width }, (_, column) => (
                <th key={column} scope="col">
                  {shown(names[column] || formatCount(column + 1), length)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <ShowMore items={rows} max={ROWS_MAX} more="Show more rows" columns={width + 1}>
              {(values, at) => (
                <tr key={at}>
                  <th scope="row" className="CsvView-number">
                    {at + 2}
                  </th>
                  {values.slice(0, width).map((value, column) => (
                    <td key={column}>{shown(value, length)}</td>
                  ))}
                  {values.length < width && (
                    <td className="CsvView-none" colSpan={width - values.length}>
                      <span className="visually-hidden">No values</span>
                    </td>
                  )}
                </tr>
              )}
            </ShowMore>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function shown(text: string, length: number) {
  return <MarkedText text={text.length <= length ? text : `${truncated(text, length)}…`} />;
}

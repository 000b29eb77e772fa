import { CheckIcon } from "@primer/octicons-react";
import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { Link, useNavigation } from "#app/ui/navigation.tsx";
import { type RailLayer, useStack } from "../layers/useStack.ts";
import { LayerChangeTag } from "../layers/LayerState.tsx";

const TITLE = "Commits by patch set";
/** The columns that are shown first: more fit no window, and each is a comparison of its own. */
const COLUMNS_MAX = 8;

interface Props {
  readonly open: boolean;
  readonly reviewId: string;
  /** The numbers of the patch sets, oldest first; the last one is the newest. */
  readonly patchSets: readonly number[];
  readonly onClose: () => void;
}

/** The layers of the newest patch set by the older patch sets: what changed in each since then. */
export function StackMatrix({ open, reviewId, patchSets, onClose }: Props): ReactNode {
  const [isAll, setAll] = useState(false);
  const older = patchSets.slice(0, -1).toReversed();
  const columns = isAll ? older : older.slice(0, COLUMNS_MAX);
  return (
    <Dialog open={open} onClose={onClose} title={TITLE} size="large">
      <p className="StackMatrix-hint muted">
        What changed in each commit between a patch set and the newest one. A cell opens that change, without what a
        rebase brought.
      </p>
      {older.length > columns.length && (
        <Button size="small" onClick={() => setAll(true)}>
          Show {counted(older.length - columns.length, "older patch set")}
        </Button>
      )}
      <div className="StackMatrix" role="group" aria-label={TITLE} tabIndex={0} data-autofocus="true">
        <Stacks id={reviewId} columns={columns}>
          {(stacks) => <Table stacks={stacks} columns={columns} onFollow={onClose} />}
        </Stacks>
      </div>
    </Dialog>
  );
}

interface TableProps {
  readonly stacks: StacksSince;
  readonly columns: readonly number[];
  readonly onFollow: () => void;
}

function Table({ stacks, columns, onFollow }: TableProps) {
  if (![...stacks.values()].some((layers) => layers !== null))
    return <Skeleton rows={6} rowHeight={28} label="Comparing patch sets" />;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Commit</th>
          {columns.map((number) => (
            <th key={number} scope="col">
              Since patch set {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(stacks, columns).map(({ position, subject, key }) => (
          <tr key={key}>
            <th scope="row" title={displayPath(subject)}>
              {position === null ? "" : `${position}. `}
              {displayPath(subject)}
            </th>
            {columns.map((number) => (
              <td key={number}>
                <Cell layers={stacks.get(number)} rowKey={key} since={number} onFollow={onFollow} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MatrixRow {
  readonly key: string;
  readonly position: number | null;
  readonly subject: string;
}

/** A layer of the newest patch set by its position, a dropped one by its commit. */
function keyOf({ position, oid }: RailLayer): string {
  return position === null ? oid : String(position);
}

/** Lists the layers of the newest patch set, then those that were dropped since any of the older ones. */
function rowsOf(stacks: StacksSince, columns: readonly number[]): readonly MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  const all = columns.flatMap((number) => stacks.get(number) ?? []);
  for (const layer of [...all.filter(({ position }) => position !== null), ...all]) {
    const key = keyOf(layer);
    if (!rows.has(key)) rows.set(key, { key, position: layer.position, subject: layer.subject });
  }
  return [...rows.values()];
}

interface CellProps {
  readonly layers: readonly RailLayer[] | null | undefined;
  readonly rowKey: string;
  readonly since: number;
  readonly onFollow: () => void;
}

function Cell({ layers, rowKey, since, onFollow }: CellProps) {
  const { url } = useNavigation();
  if (layers === undefined) return null;
  if (layers === null) return <>not comparable</>;
  const layer = layers.find((one) => keyOf(one) === rowKey);
  if (layer === undefined) return null;
  const state =
    layer.change === "SAME" && !layer.isMoved ? (
      <span className="LayerTag inline-row">
        <CheckIcon />
        unchanged
      </span>
    ) : (
      <LayerChangeTag layer={layer} />
    );
  if (layer.position === null) return state;
  const [path] = url.split(/[?#]/u);
  return (
    <Link to={`${path}?from=${since}&layers=${layer.position}`} onClick={onFollow}>
      {state}
    </Link>
  );
}

/** The layers compared with each older patch set; null for one that cannot be compared. */
type StacksSince = ReadonlyMap<number, readonly RailLayer[] | null>;

interface StacksProps {
  readonly id: string;
  /** The older patch sets that are not loaded by a component around this one. */
  readonly columns: readonly number[];
  readonly stacks?: StacksSince;
  readonly children: (stacks: StacksSince) => ReactNode;
}

/** Loads the stack since the first of some patch sets, and by itself within itself those since the others. */
function Stacks({ id, columns, stacks = new Map(), children }: StacksProps) {
  const [from = 0, ...others] = columns;
  const { data, failure } = useStack({ kind: "review", id, from, to: null });
  const isLoading = data === null && failure === null;
  const known = isLoading ? stacks : new Map(stacks).set(from, data?.layers ?? null);
  if (others.length === 0) return children(known);
  return (
    <Stacks id={id} columns={others} stacks={known}>
      {children}
    </Stacks>
  );
}

import { ChevronLeftIcon, ChevronRightIcon } from "@primer/octicons-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "#app/ui/navigation.tsx";
import type { LayersParam } from "#contract/pageParams.ts";
import { type ShownLayers, useShownLayers } from "./useShownLayers.ts";

const TEXT = {
  shown: ({ first, last }: LayersParam, count: number | null): string => {
    const range = first === last ? `Commit ${first}` : `Commits ${first} to ${last}`;
    return count === null ? range : `${range} of ${count}`;
  },
} as const;

interface Props {
  /** Shows how much of the rest is not viewed; it may suspend. */
  readonly outside?: ReactNode;
}

/** Names the layers that are shown, with links to the ones beside them and to the whole stack; nothing for the whole stack. */
export function LayerNote({ outside }: Props) {
  const { shown, count, addressOf } = useShownLayers();
  if (shown === null) return null;
  const [before, after] = [shown.first - 1, shown.last + 1];
  return (
    <>
      <span className="inline-row gap-1">
        <Beside position={before >= 1 ? before : null} label="Previous commit of the stack" addressOf={addressOf}>
          <ChevronLeftIcon />
        </Beside>
        <span className="LayerNote-position">{TEXT.shown(shown, count)}</span>
        <Beside
          position={count !== null && after <= count ? after : null}
          label="Next commit of the stack"
          addressOf={addressOf}
        >
          <ChevronRightIcon />
        </Beside>
      </span>
      <Suspense fallback={null}>{outside}</Suspense>
      <Link to={addressOf(null)}>Show all changes</Link>
    </>
  );
}

interface BesideProps {
  /** Null if there is none. */
  readonly position: number | null;
  readonly label: string;
  readonly addressOf: ShownLayers["addressOf"];
  readonly children: ReactNode;
}

function Beside({ position, label, addressOf, children }: BesideProps) {
  if (position === null) return <span className="LayerNote-beside inline-row">{children}</span>;
  return (
    <Link
      className="LayerNote-beside inline-row"
      to={addressOf({ first: position, last: position })}
      title={label}
      aria-label={label}
    >
      {children}
    </Link>
  );
}

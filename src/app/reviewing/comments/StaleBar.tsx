import { SyncIcon } from "@primer/octicons-react";
import { useEffect, useReducer, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { StaleBar_update$data, StaleBar_update$key } from "#generated/StaleBar_update.graphql.ts";
import type { EventData } from "../updates/ReviewEvents.ts";
import { sharedEvents } from "../updates/useReviewChanges.ts";
import "./StaleBar.css";

const LABEL = "Refresh changes";
const KEYS = ".";

interface Props {
  /** The difference to the current change; null when up to date. */
  readonly update: StaleBar_update$key | null;
  /** True while the change is being refetched. */
  readonly busy?: boolean;
  /** Refetches the change. Until then nothing moves. */
  readonly onShow: () => void;
}

/** Reports that the displayed change is out of date and refreshes it on request. Floats above the page, so nothing moves. */
export function StaleBar({ update: key, busy = false, onShow }: Props) {
  const update = useFragment(
    graphql`
      fragment StaleBar_update on ChangeUpdate @throwOnFieldError {
        files
        isGone
        patchSet
      }
    `,
    key,
  );
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const show = async (): Promise<void> => {
    if (busy) return;
    // Most pages are read before anything is written on them. Where this code does not load, nothing was.
    const composers = await import("./useComposers.ts").catch((error: unknown) => reportError(error));
    await composers?.keepFields((focused) => (bar.current?.contains(focused) === true ? before.current : focused));
    onShow();
  };
  useShortcut(KEYS, LABEL, shortcutGroups.reader, () => void show(), { enabled: update != null });
  return (
    // Always rendered: screen readers announce changes only in a live region that already exists.
    <div ref={bar} className="StaleBar" role="status">
      {update && (
        <div className="StaleBar-words row card gap-2 small">
          <SyncIcon />
          <span>{describeUpdate(update)}</span>
          <Button
            size="small"
            variant="primary"
            keys={KEYS}
            hint={LABEL}
            busy={busy}
            onFocus={({ relatedTarget }) => {
              before.current = relatedTarget;
            }}
            onClick={() => void show()}
          >
            Refresh
          </Button>
        </div>
      )}
    </div>
  );
}

/** The sources that the displayed change depends on. */
export type DrawnFrom = "refs" | "review" | "workTree";

/** The interval for checking uncommitted work regardless of events, which also keeps it watched. */
const ANYWAY_MS = 45_000;

/** The answer of a query about the displayed comparison, whose id is its variable `drawn`. */
export interface Check {
  readonly drawn: string;
  readonly update: StaleBar_update$key | null;
}

/**
 * Returns whether the displayed comparison still matches the repository; `variables` are null if that is certain. Checks
 * after events, when the page becomes visible, and every 45 s for uncommitted work. Changes nothing on the page.
 */
export function useStale<Q extends OperationType & { readonly variables: { readonly drawn: string } }>(
  slug: string,
  from: DrawnFrom,
  query: GraphQLTaggedNode,
  variables: Q["variables"] | null,
  read: (response: Q["response"], variables: Q["variables"]) => Check,
): StaleBar_update$key | null {
  const environment = useRelayEnvironment();
  const [wanted, want] = useReducer((count: number) => count + 1, 0);
  const [version, setVersion] = useState(0);
  const check = useLoadedQuery<Q, Check>(query, version === 0 ? null : variables, read, { version });
  // One check at a time: all events during one result in one more after it. A failed one keeps the last result.
  const isChecking = version > 0 && variables !== null && check.data === null && check.failure === null;
  if (version !== wanted && !isChecking) setVersion(wanted);
  const drawn = variables?.drawn ?? null;
  useEffect(() => {
    if (drawn === null) return undefined;
    const end = sharedEvents.listen(environment, slug, {
      onEvent: (data) => {
        if (concerns(data, from)) want();
      },
    });
    const onVisibilityChange = (): void => {
      if (!document.hidden) want();
    };
    const isWork = from === "workTree";
    const timer = isWork ? setInterval(onVisibilityChange, ANYWAY_MS) : undefined;
    if (isWork) window.addEventListener("focus", onVisibilityChange);
    return () => {
      end();
      clearInterval(timer);
      window.removeEventListener("focus", onVisibilityChange);
    };
  }, [environment, slug, drawn, from]);
  return check.latest?.drawn === drawn ? check.latest.update : null;
}

/** True when an event may concern the displayed change. The first one names nothing: anything may have changed before. */
function concerns(data: EventData, from: DrawnFrom): boolean {
  const change: unknown = data === null ? null : Reflect.get(data, "reviewChanges");
  if (typeof change !== "object" || change === null) return true;
  const { refs, workTree, drafts, reviews }: Readonly<Record<string, unknown>> = { ...change };
  const hasReviews = Array.isArray(reviews) && reviews.length > 0;
  const isStart = !hasReviews && drafts !== true && refs !== true && workTree !== true;
  return isStart || refs === true || (from === "workTree" && workTree === true) || (from === "review" && hasReviews);
}

function describeUpdate({ files, isGone, patchSet }: StaleBar_update$data): string {
  if (isGone) return "This change no longer exists.";
  const changed = `${counted(files, "file")} changed`;
  if (patchSet != null)
    return files === 0 ? `Patch set ${patchSet} is available.` : `Patch set ${patchSet} is available: ${changed}.`;
  return files === 0 ? "The commits changed; the files are the same." : `${changed}.`;
}

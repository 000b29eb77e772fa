import { KebabHorizontalIcon } from "@primer/octicons-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { shortcutBuffer } from "#app/ui/keyBuffer.ts";
import { Link, useNavigation } from "#app/ui/navigation.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { usePanelFocus } from "#app/ui/Panel.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import type { LayersParam } from "#contract/pageParams.ts";
import { NO_STACK, type RailLayer, type Stack, type StackSource, useStack } from "../layers/useStack.ts";
import { ApproveLayer, LayerChangeTag, LayerThreads, LayerUnviewed, LayerVerdicts } from "../layers/LayerState.tsx";
import { stackKeys } from "../layers/stackKeys.ts";
import { focusCurrent, type ShownLayers, useKeptFocus, useShownLayers } from "./useShownLayers.ts";
import "../layers/StackRail.css";

const TEXT = {
  position: ({ first, last }: LayersParam, count: number): string =>
    first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`,
  next: "Next commit of the stack",
  previous: "Previous commit of the stack",
  showWhole: "Show the whole stack",
  menu: "Actions on the stack",
  isLast: "This is the last commit of the stack.",
} as const;

export interface RailProps {
  readonly source: StackSource;
  /** Changes when the state of the layers may have changed. */
  readonly version?: number;
  /** Called when the commits and their keys are there, or it is known that there are none. */
  readonly onReady: () => void;
}

/** The commits of a stack, lowest first, with what the reader has still to do in each. Nothing for a single commit. */
export function StackRail({ source, version = 0, onReady }: RailProps): ReactNode {
  const stack = useShownStack(source, version);
  const isKnown = stack !== null;
  useEffect(() => {
    if (isKnown) onReady();
  }, [isKnown, onReady]);
  const count = stack?.layers.filter(({ position }) => position !== null).length ?? 0;
  return stack !== null && count > 1 && <Rail source={source} stack={stack} count={count} />;
}

interface StackProps {
  readonly source: StackSource;
  readonly stack: Stack;
  /** The number of layers, without those that were dropped. */
  readonly count: number;
}

function Rail({ source, stack: { layers, verdictHead }, count }: StackProps): ReactNode {
  const { shown, addressOf } = useShownLayers();
  const { step, extendTo } = useSteps(count);
  const rail = useRef<HTMLElement>(null);
  useRailFocus(rail, shown);
  const announce = useAnnounce();
  const actions: readonly MenuItem[] = [
    { kind: "action", label: TEXT.previous, keys: stackKeys.previous, run: () => step(-1) },
    { kind: "action", label: TEXT.next, keys: stackKeys.next, run: () => step(1) },
  ];
  const atPosition = (at: number | undefined) => layers.find(({ position }) => position === at);
  const single = shown?.first === shown?.last ? atPosition(shown?.first) : undefined;
  const review = source.kind === "review" ? source.id : null;
  const onClick = (event: MouseEvent<HTMLAnchorElement>, position: number): void => {
    if (!event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    extendTo(position);
  };
  return (
    <>
      {/* Handles keys that bubble from the links; the list itself takes none. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={rail}
        className="StackRail small"
        aria-label="Commits of the stack"
        onKeyDown={(event) => onArrow(event, extendTo)}
      >
        <RailHead count={count} actions={actions} />
        {review !== null && verdictHead !== null && single !== undefined && (
          <ApproveLayer
            reviewId={review}
            headOid={verdictHead}
            layer={single}
            onApproved={() => (single.position === count ? announce(TEXT.isLast) : step(1))}
          />
        )}
        <ol
          className="StackRail-list"
          title="Shift+click, or Shift and an arrow key, shows several commits as one change"
        >
          {layers.map((layer) => (
            <li key={`${layer.position} ${layer.oid}`}>
              <Row layer={layer} shown={shown} addressOf={addressOf} onClick={onClick} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** Steps from the layers that are shown to others, by keys too. While a page loads, the next step is from there. */
function useSteps(count: number) {
  const { shown, onShow, addressOf } = useShownLayers();
  const { pending, preload } = useNavigation();
  const announce = useAnnounce();
  const requested = useRef<LayersParam | null>(null);
  const show = (first: number, last = first): void => {
    requested.current = { first, last };
    onShow({ first, last });
  };
  const chosen = (): LayersParam | null => (pending ? requested.current : null) ?? shown;
  const step = (by: 1 | -1): void => {
    const from = chosen();
    const next = by > 0 ? (from?.last ?? 0) + 1 : (from?.first ?? count + 1) - 1;
    if (next < 1) announce("This is the first commit of the stack.");
    else if (next > count) announce(TEXT.isLast);
    else {
      // The keys that follow are for what is going to be shown, except further steps.
      shortcutBuffer.startBuffering(stackKeys.next + stackKeys.previous);
      show(next);
    }
  };
  useEffect(() => (pending ? () => shortcutBuffer.release() : undefined), [pending]);
  const extendTo = (position: number, from = position): void => {
    const { first, last } = chosen() ?? { first: from, last: from };
    show(Math.min(first, position), Math.max(last, position));
  };
  const onStack = useEffectEvent(() => {
    const next = (shown?.last ?? 0) + 1;
    if (next <= count) preload(addressOf({ first: next, last: next }));
  });
  useEffect(() => onStack(), [count]);
  useShortcut(stackKeys.next, TEXT.next, shortcutGroups.reader, () => step(1));
  useShortcut(stackKeys.previous, TEXT.previous, shortcutGroups.reader, () => step(-1));
  useShortcut(stackKeys.whole, TEXT.showWhole, shortcutGroups.reader, () => onShow(null));
  return { step, extendTo };
}

/** Keeps the focus in the list when another layer is shown, and brings it there by a key. */
function useRailFocus(rail: RefObject<HTMLElement | null>, shown: LayersParam | null): void {
  const moveFocus = usePanelFocus();
  useKeptFocus(rail, (position) => {
    const focus = (): void => focusCurrent(rail.current, position);
    // A panel that narrow windows hide stays open while several are being chosen. One is chosen to be read.
    if (shown?.first === shown?.last) focus();
    else moveFocus(focus);
  });
  const choose = (): void => moveFocus(() => focusCurrent(rail.current));
  useShortcut(stackKeys.choose, "Choose commits of the stack", shortcutGroups.reader, choose);
}

/** Moves the focus in the list by an arrow key, and with Shift shows what it passes. A menu takes these keys itself. */
function onArrow(event: KeyboardEvent<HTMLElement>, extendTo: (position: number, from?: number) => void): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0 || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-position]")];
  const at = links.findIndex((link) => link === document.activeElement);
  const link = links[Math.min(Math.max(at + by, 0), links.length - 1)];
  link?.focus();
  const [from, position] = [links[at] ?? link, link].map((one) => Number(one?.dataset["position"] ?? 0));
  if (event.shiftKey && position !== undefined && position > 0) extendTo(position, from);
}

function RailHead({ count, actions }: { readonly count: number; readonly actions: readonly MenuItem[] }) {
  const { shown, onShow } = useShownLayers();
  return (
    <div className="StackRail-head row">
      <strong title="Along the first parents: a merge and what it brought are one commit here">
        {shown === null ? `${formatCount(count)} commits` : TEXT.position(shown, count)}
      </strong>
      {shown !== null && (
        <Button size="small" variant="quiet" hint={TEXT.showWhole} keys={stackKeys.whole} onClick={() => onShow(null)}>
          Show all
        </Button>
      )}
      <Menu
        label={TEXT.menu}
        trigger={<IconButton label={TEXT.menu} size="small" icon={<KebabHorizontalIcon />} />}
        items={actions}
      />
    </div>
  );
}

interface RowProps {
  readonly layer: RailLayer;
  readonly shown: LayersParam | null;
  readonly addressOf: ShownLayers["addressOf"];
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>, position: number) => void;
}

function Row({ layer, shown, addressOf, onClick }: RowProps) {
  const { position, subject, author } = layer;
  const state = (
    <span className="StackRail-state row gap-1 muted">
      <LayerChangeTag layer={layer} />
      <LayerThreads count={layer.openThreads} />
      <LayerVerdicts verdicts={layer.verdicts} />
      <LayerUnviewed unviewed={layer.unviewed} />
    </span>
  );
  const text = (
    <span className="StackRail-text">
      <span className="StackRail-subject">{displayPath(subject)}</span>
      {author != null && (
        <span className="StackRail-author muted">
          {displayPath(author.name)}, <RelativeTime iso={author.date} />
        </span>
      )}
    </span>
  );
  if (position === null)
    return (
      <span className="StackRail-row row gap-2" data-dropped>
        <span className="StackRail-position muted digits" />
        {text}
        {state}
      </span>
    );
  const isShown = shown !== null && shown.first <= position && position <= shown.last;
  return (
    <Link
      className="StackRail-row focus-inside row gap-2"
      to={addressOf({ first: position, last: position })}
      data-position={position}
      data-shown={isShown || undefined}
      aria-current={isShown ? "true" : undefined}
      title={displayPath(subject)}
      onClick={(event) => onClick(event, position)}
    >
      <span className="StackRail-position muted digits">{position}</span>
      {text}
      {state}
    </Link>
  );
}

/** The last stack that was fetched: each layer is a page of its own, and the rail stays in place between them. */
let last: { readonly of: string; readonly stack: Stack } | null = null;

/**
 * Loads a stack; an empty one if it cannot be read, for example because it is too long. Returns null until then, and
 * keeps what it has while more is loaded.
 */
function useShownStack(source: StackSource, version: number): Stack | null {
  // The keys work while another version of a review's stack is loaded.
  const of = source.kind === "review" ? source.id : JSON.stringify(source);
  const { data, latest, failure } = useStack(source, version);
  useEffect(() => {
    if (data !== null) last = { of, stack: data };
  }, [of, data]);
  return latest ?? (last?.of === of ? last.stack : null) ?? (failure === null ? null : NO_STACK);
}

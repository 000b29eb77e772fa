import * as Ariakit from "@ariakit/react";
import { SearchIcon } from "@primer/octicons-react";
import { single } from "fuzzysort";
import { Fragment, type ReactElement, useEffect, useEffectEvent, useMemo, useState } from "react";
import { liveRegions } from "./Toaster.tsx";
import { clusterEnd, clusterStart } from "./format.ts";
import { useOnceOpen } from "./Dialog.tsx";
import { PopupPortal } from "./popups.tsx";
import { Kbd } from "./Kbd.tsx";
import { textBuffer } from "./keyBuffer.ts";
import { Spinner } from "./loading.tsx";
import "./CommandPalette.css";

/** The maximal number of rendered rows, so that the list stays fast. */
const LIMIT = 80;

export type Command = {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly detail?: string;
  readonly keys?: string;
  readonly icon?: ReactElement;
  /** The position in the label from which on a match is better: that of a file's name in its path. */
  readonly nameFrom?: number;
  /** True for the result of a search for this query, which stays even if its label does not match. */
  readonly found?: boolean;
  /** The positions of the letters to mark, if a search for this query has found and ranked it. */
  readonly positions?: readonly number[];
  readonly run: () => void;
};

export type CommandPaletteProps = {
  readonly title?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly commands: readonly Command[];
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** The part of the query that commands are matched against, if it has other parts. */
  readonly sought?: string;
  /** True while more commands for this query may arrive. */
  readonly loading?: boolean;
  readonly placeholder?: string;
  readonly emptyText?: string;
};

/** Finds and runs commands by a few letters of their names. The caller binds its shortcut. */
export function CommandPalette(props: CommandPaletteProps) {
  return useOnceOpen(props.open) ? <LivePalette {...props} /> : null;
}

function LivePalette({
  title = "Command palette",
  open,
  onClose,
  commands,
  query,
  sought = query,
  onQueryChange,
  loading = false,
  placeholder = "Type a command or a name",
  emptyText = "No matches",
}: CommandPaletteProps) {
  const dialog = Ariakit.useDialogStore({
    open,
    setOpen: (next) => {
      if (next) return;
      setEntered(null);
      onClose();
    },
  });
  /** The query for which Enter was pressed while its results were awaited. */
  const [entered, setEntered] = useState<string | null>(null);
  const { groups, left } = useMemo(
    () => (open ? rankCommands(commands, sought, LIMIT) : { groups: [], left: 0 }),
    [open, commands, sought],
  );

  function run(command: Command): void {
    setEntered(null);
    onClose();
    command.run();
  }

  function takeTyped(): void {
    const { text, isEntered } = textBuffer.take();
    if (text === "") return;
    onQueryChange(query + text);
    if (isEntered) setEntered(query + text);
  }

  // Enter before the results are there runs the first of them.
  const best = groups[0]?.members[0]?.command;
  const runEntered = useEffectEvent(() => {
    if (best !== undefined) run(best);
  });
  const isReady = open && entered === query && !loading;
  useEffect(() => {
    if (isReady) runEntered();
  }, [isReady]);

  return (
    <PopupPortal>
      <Ariakit.Dialog
        store={dialog}
        className="CommandPalette"
        aria-label={title}
        backdrop={<div className="CommandPalette-backdrop" />}
        getPersistentElements={liveRegions}
        unmountOnHide
      >
        <Ariakit.ComboboxProvider
          disclosure={dialog}
          includesBaseElement={false}
          focusLoop
          value={query}
          setValue={(value) => {
            setEntered(null);
            onQueryChange(value);
          }}
        >
          <div className="CommandPalette-field row gap-3 muted">
            <SearchIcon />
            <Ariakit.Combobox
              className="CommandPalette-input"
              aria-label={title}
              placeholder={placeholder}
              autoSelect="always"
              onFocus={takeTyped}
              onKeyDown={({ key }) => {
                if (key === "Enter" && loading && best === undefined) setEntered(query);
              }}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            {loading && <Spinner />}
            <Kbd keys="Escape" />
          </div>
          <CommandList title={title} groups={groups} onRun={run} />
          <p className="CommandPalette-status muted small" role="status">
            {groups.length === 0 && (loading ? "Searching" : emptyText)}
            {left > 0 && `${left} more ${left === 1 ? "match" : "matches"}; keep typing`}
          </p>
        </Ariakit.ComboboxProvider>
      </Ariakit.Dialog>
    </PopupPortal>
  );
}

interface CommandListProps extends Pick<RankedCommands, "groups"> {
  readonly title: string;
  readonly onRun: (command: Command) => void;
}

function CommandList({ title, groups, onRun }: CommandListProps) {
  return (
    <Ariakit.ComboboxList className="CommandPalette-list" alwaysVisible aria-label={title}>
      {groups.map(({ group, members }) => (
        <Ariakit.ComboboxGroup key={group} className="CommandPalette-group">
          <Ariakit.ComboboxGroupLabel className="CommandPalette-heading muted small">
            {group}
          </Ariakit.ComboboxGroupLabel>
          {members.map((ranked) => (
            <CommandRow key={ranked.command.id} ranked={ranked} onRun={onRun} />
          ))}
        </Ariakit.ComboboxGroup>
      ))}
    </Ariakit.ComboboxList>
  );
}

type CommandRowProps = { readonly ranked: RankedCommand; readonly onRun: (command: Command) => void };

function CommandRow({ ranked: { command, positions }, onRun }: CommandRowProps) {
  return (
    <Ariakit.ComboboxItem
      className="CommandPalette-item row gap-2"
      focusOnHover
      hideOnClick={false}
      setValueOnClick={false}
      onClick={() => onRun(command)}
    >
      <span className="CommandPalette-icon muted">{command.icon}</span>
      <span className="CommandPalette-label ellipsis">
        <Marked text={command.label} positions={positions} />
      </span>
      {command.detail !== undefined && (
        <span className="CommandPalette-detail ellipsis muted small">{command.detail}</span>
      )}
      {command.keys !== undefined && <Kbd keys={command.keys} />}
    </Ariakit.ComboboxItem>
  );
}

type RankedCommand = {
  readonly command: Command;
  /** The positions of the matched characters in the label. */
  readonly positions: readonly number[];
};

export type RankedGroup = { readonly group: string; readonly members: readonly RankedCommand[] };

export type RankedCommands = {
  readonly groups: readonly RankedGroup[];
  /** The number of matches beyond the limit. */
  readonly left: number;
};

/** Added to the score, 0 to 1, of a match in the detail or the group: any match in the label is better. */
const OUTSIDE_LABEL = -1;

/**
 * Returns the commands that match `query`, at most `limit`, best first within their groups, and the group of the best
 * one first. An empty query keeps all in their order. Search results (`found`) that do not match follow in their order.
 */
export function rankCommands(commands: readonly Command[], query: string, limit: number): RankedCommands {
  const fitting = commands.flatMap((command) => rank(command, query.trim()) ?? []);
  const sorted = query.trim() === "" ? fitting : fitting.toSorted((a, b) => b.score - a.score);
  const groups = new Map<string, RankedCommand[]>();
  for (const { command, positions } of sorted.slice(0, limit)) {
    const members = groups.get(command.group);
    if (members) members.push({ command, positions });
    else groups.set(command.group, [{ command, positions }]);
  }
  return {
    groups: Array.from(groups, ([group, members]) => ({ group, members })),
    left: Math.max(0, sorted.length - limit),
  };
}

function rank(command: Command, query: string): (RankedCommand & { readonly score: number }) | null {
  const { label, detail = "", group, found = false, nameFrom = 0, positions } = command;
  if (query === "" || positions !== undefined) return { command, positions: positions ?? [], score: 0 };
  const inLabel = single(query, label);
  const inName = nameFrom === 0 ? null : single(query, label.slice(nameFrom));
  if (inName !== null && inName.score > (inLabel?.score ?? 0))
    return { command, positions: inName.indexes.map((position) => nameFrom + position), score: inName.score };
  if (inLabel !== null) return { command, positions: inLabel.indexes, score: inLabel.score };
  const around = single(query, `${label} ${detail} ${group}`);
  if (around !== null) {
    const inside = around.indexes.filter((position) => position < label.length);
    return { command, positions: inside, score: around.score + OUTSIDE_LABEL };
  }
  return found ? { command, positions: [], score: Number.NEGATIVE_INFINITY } : null;
}

/** Highlights the signs at `positions` (UTF-16 units, ascending), each as a whole. */
export function Marked({ text, positions }: { readonly text: string; readonly positions: readonly number[] }) {
  return runs(text, positions).map(({ from, part, marked }) =>
    marked ? <mark key={from}>{part}</mark> : <Fragment key={from}>{part}</Fragment>,
  );
}

type Run = { readonly from: number; readonly part: string; readonly marked: boolean };

function runs(text: string, positions: readonly number[]): readonly Run[] {
  const found: Run[] = [];
  const add = (from: number, to: number, marked: boolean): void => {
    if (from < to) found.push({ from, part: text.slice(from, to), marked });
  };
  let [from, end] = [0, 0];
  for (const position of positions) {
    const start = clusterStart(text, position);
    if (start > end) {
      add(from, end, true);
      add(end, start, false);
      from = start;
    }
    end = Math.max(end, clusterEnd(text, position));
  }
  add(from, end, true);
  add(end, text.length, false);
  return found;
}

interface PaletteQuery {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly onClose: () => void;
}

/** Keeps the text typed into a palette until it is closed. */
export function usePaletteQuery(onClose: () => void): PaletteQuery {
  const [query, onQueryChange] = useState("");
  return {
    query,
    onQueryChange,
    onClose: () => {
      onQueryChange("");
      onClose();
    },
  };
}

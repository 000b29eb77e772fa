import * as Ariakit from "@ariakit/react";
import { SearchIcon } from "@primer/octicons-react";
import { useMemo, type ReactElement } from "react";
import { heldKeys } from "./heldKeys.ts";
import { Kbd } from "./Kbd.tsx";
import { liveRegions } from "./liveRegions.ts";
import { Marked } from "./Marked.tsx";
import { rankCommands, type RankedCommand } from "./rankCommands.ts";
import { Spinner } from "./Spinner.tsx";
import { useOnceOpen } from "./useOnceOpen.ts";
import "./CommandPalette.css";

const TEXT = {
  title: "Command palette",
  placeholder: "Type a command or a name",
  nothing: "Nothing fits; type fewer letters",
  loading: "Looking",
  moreFitType: (left: number): string => `${left} more fit; type on to narrow them down`,
} as const;

/** Rows drawn at most: more than anyone scrolls through, few enough to stay instant. */
const LIMIT = 80;

export type Command = {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly detail?: string;
  readonly keys?: string;
  readonly icon?: ReactElement;
  /** True for what a search elsewhere found for this query: it stays though its label need not fit. */
  readonly found?: boolean;
  readonly run: () => void;
};

export type CommandPaletteProps = {
  /** Its name, for those who listen. */
  readonly title?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly commands: readonly Command[];
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** The part of the query that commands are looked for by, where it holds more than that. */
  readonly sought?: string;
  /** True while more commands may come for this query. */
  readonly loading?: boolean;
  readonly placeholder?: string;
  readonly emptyText?: string;
};

/** Finds and runs everything that can be done here, by a few letters of its name. Its own key is bound by the caller. */
export function CommandPalette(props: CommandPaletteProps) {
  return useOnceOpen(props.open) ? <LivePalette {...props} /> : null;
}

function LivePalette({
  title = TEXT.title,
  open,
  onClose,
  commands,
  query,
  sought = query,
  onQueryChange,
  loading = false,
  placeholder = TEXT.placeholder,
  emptyText = TEXT.nothing,
}: CommandPaletteProps) {
  const dialog = Ariakit.useDialogStore({
    open,
    setOpen: (next) => {
      if (!next) onClose();
    },
  });
  const { groups, left } = useMemo(
    () => (open ? rankCommands(commands, sought, LIMIT) : { groups: [], left: 0 }),
    [open, commands, sought],
  );

  function run(command: Command): void {
    onClose();
    command.run();
  }

  function takeTyped(): void {
    const typed = heldKeys.take();
    if (typed !== "") onQueryChange(query + typed);
  }

  return (
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
        setValue={onQueryChange}
      >
        <div className="CommandPalette-field">
          <SearchIcon />
          <Ariakit.Combobox
            className="CommandPalette-input"
            aria-label={title}
            placeholder={placeholder}
            autoSelect="always"
            onFocus={takeTyped}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          {loading && <Spinner />}
          <Kbd keys="Escape" />
        </div>
        <Ariakit.ComboboxList className="CommandPalette-list" alwaysVisible aria-label={title}>
          {groups.map(({ group, members }) => (
            <Ariakit.ComboboxGroup key={group} className="CommandPalette-group">
              <Ariakit.ComboboxGroupLabel className="CommandPalette-heading">{group}</Ariakit.ComboboxGroupLabel>
              {members.map((ranked) => (
                <CommandRow key={ranked.command.id} ranked={ranked} onRun={run} />
              ))}
            </Ariakit.ComboboxGroup>
          ))}
        </Ariakit.ComboboxList>
        <p className="CommandPalette-status" role="status">
          {groups.length === 0 && (loading ? TEXT.loading : emptyText)}
          {left > 0 && TEXT.moreFitType(left)}
        </p>
      </Ariakit.ComboboxProvider>
    </Ariakit.Dialog>
  );
}

type CommandRowProps = { readonly ranked: RankedCommand; readonly onRun: (command: Command) => void };

function CommandRow({ ranked: { command, positions }, onRun }: CommandRowProps) {
  return (
    <Ariakit.ComboboxItem
      className="CommandPalette-item"
      focusOnHover
      hideOnClick={false}
      setValueOnClick={false}
      onClick={() => onRun(command)}
    >
      <span className="CommandPalette-icon">{command.icon}</span>
      <span className="CommandPalette-label">
        <Marked text={command.label} positions={positions} />
      </span>
      {command.detail !== undefined && <span className="CommandPalette-detail">{command.detail}</span>}
      {command.keys !== undefined && <Kbd keys={command.keys} />}
    </Ariakit.ComboboxItem>
  );
}

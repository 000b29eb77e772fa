import * as Ariakit from "@ariakit/react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { PopupPortal } from "./popups.tsx";

export type ComboboxSuggestion = {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
};

export type ComboboxInputProps = {
  readonly id: string;
  readonly label: string;
  /** The id of the element with the error; undefined without one. */
  readonly describedBy: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The suggestions for `value`, best first. All are rendered, so pass dozens, not thousands. */
  readonly suggestions: readonly ComboboxSuggestion[];
  readonly loading?: boolean;
  /** Called when a suggestion is chosen, or Enter is pressed on any text. */
  readonly onPick: (value: string) => void;
  readonly placeholder?: string;
  readonly emptyText?: string;
  /** A note below the suggestions, such as the number of further ones. */
  readonly note?: string | undefined;
  /** The first text of the field that this one replaces; null if that did not have the focus. */
  readonly before: string | null;
};

export function ComboboxInput({
  id,
  label,
  describedBy,
  value,
  onChange,
  suggestions,
  loading = false,
  onPick,
  placeholder,
  emptyText = "No matches. Press Enter to use the text as entered.",
  note,
  before,
}: ComboboxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const store = Ariakit.useComboboxStore({ value, setValue: onChange, open, setOpen });
  const active = Ariakit.useStoreState(store, (state) => state.activeValue);

  // The user continues at the end of the typed text. Without one the list stays closed, so that Escape leaves the field.
  useLayoutEffect(() => {
    const field = input.current;
    if (before === null || field === null) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
    store.setOpen(field.value !== before);
  }, [before, store]);

  function pick(picked: string): void {
    onChange(picked);
    setOpen(false);
    onPick(picked);
  }

  function takeTyped(event: KeyboardEvent): void {
    if (event.key !== "Enter" || (open && active !== undefined)) return;
    event.preventDefault();
    pick(value);
  }

  return (
    <>
      <Ariakit.Combobox
        ref={input}
        id={id}
        store={store}
        className="Combobox-input"
        placeholder={placeholder}
        autoComplete="list"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={describedBy !== undefined || undefined}
        aria-describedby={describedBy}
        onKeyDown={takeTyped}
      />
      <PopupPortal>
        <Ariakit.ComboboxPopover
          store={store}
          className="Combobox-popover"
          aria-label={label}
          gutter={4}
          overflowPadding={8}
          portal
          preserveTabOrder={false}
          unmountOnHide
        >
          {suggestions.map((suggestion) => (
            <Ariakit.ComboboxItem
              key={suggestion.value}
              className="Combobox-item"
              value={suggestion.value}
              focusOnHover
              hideOnClick={false}
              setValueOnClick={false}
              onClick={() => pick(suggestion.value)}
            >
              <span className="Combobox-text">{suggestion.label}</span>
              {suggestion.detail !== undefined && <span className="Combobox-detail">{suggestion.detail}</span>}
            </Ariakit.ComboboxItem>
          ))}
          {note !== undefined && suggestions.length > 0 && (
            <div className="Combobox-none" role="option" aria-disabled="true" aria-selected="false">
              {note}
            </div>
          )}
          {suggestions.length === 0 && (
            <div className="Combobox-none" role="option" aria-disabled="true" aria-selected="false">
              {loading ? "Searching" : emptyText}
            </div>
          )}
        </Ariakit.ComboboxPopover>
      </PopupPortal>
    </>
  );
}

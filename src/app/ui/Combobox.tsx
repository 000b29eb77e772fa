import * as Ariakit from "@ariakit/react";
import { useId, useState, type KeyboardEvent } from "react";
import { Spinner } from "./loading.tsx";
import "./Combobox.css";

const TEXT = {
  loading: "Looking",
  nothing: "Nothing fits; what is typed is taken as it stands",
} as const;

export type ComboboxSuggestion = {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
};

export type ComboboxProps = {
  readonly label: string;
  /** Hides the label from sight where the place says it already. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What fits `value`, best first; give as many as one may want to scroll through, not thousands. */
  readonly suggestions: readonly ComboboxSuggestion[];
  readonly loading?: boolean;
  /** A suggestion was chosen, or Enter pressed on what is typed. */
  readonly onPick: (value: string) => void;
  readonly placeholder?: string;
  readonly emptyText?: string;
  /** Stands below the suggestions, such as how many more there are. */
  readonly note?: string | undefined;
  /** Says why the value cannot be taken. */
  readonly error?: string | undefined;
};

/** A field that takes any text and suggests while one types; the suggestions come from outside, when they come. */
export function Combobox({
  label,
  labelHidden = false,
  value,
  onChange,
  suggestions,
  loading = false,
  onPick,
  placeholder,
  emptyText = TEXT.nothing,
  note,
  error,
}: ComboboxProps) {
  const errorId = useId();
  const [open, setOpen] = useState(false);
  const store = Ariakit.useComboboxStore({ value, setValue: onChange, open, setOpen });
  const active = Ariakit.useStoreState(store, (state) => state.activeValue);

  function pick(picked: string): void {
    onChange(picked);
    setOpen(false);
    onPick(picked);
  }

  function takeTyped(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || (open && active !== undefined)) return;
    event.preventDefault();
    pick(value);
  }

  return (
    <div className="Combobox">
      <Ariakit.ComboboxLabel store={store} className={labelHidden ? "visually-hidden" : "Combobox-label"}>
        {label}
      </Ariakit.ComboboxLabel>
      <div className="Combobox-field">
        <Ariakit.Combobox
          store={store}
          className="Combobox-input"
          placeholder={placeholder}
          autoComplete="list"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onKeyDown={takeTyped}
        />
        {loading && <Spinner />}
      </div>
      {error !== undefined && (
        <p className="Combobox-error" id={errorId}>
          {error}
        </p>
      )}
      <Ariakit.ComboboxPopover
        store={store}
        className="Combobox-popover"
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
            {loading ? TEXT.loading : emptyText}
          </div>
        )}
      </Ariakit.ComboboxPopover>
    </div>
  );
}

import { createElement, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { ComboboxInputProps } from "./ComboboxInput.tsx";
import { later } from "./later.tsx";
import { Spinner } from "./loading.tsx";
import { MissingCode } from "./Notice.tsx";
import "./Combobox.css";

const ComboboxInput = later(async () => (await import("./ComboboxInput.tsx")).ComboboxInput, MissingCode);

export type ComboboxProps = Omit<ComboboxInputProps, "id" | "describedBy" | "before"> & {
  /** Hides the label visually if the context makes it clear. */
  readonly labelHidden?: boolean;
  readonly error?: string | undefined;
};

/** A text field with suggestions. It accepts any text, and the suggestions may arrive later, as the code of their list may. */
export function Combobox({ labelHidden = false, error, ...props }: ComboboxProps) {
  const id = useId();
  const [before, setBefore] = useState<string | null>(null);
  const loaded = ComboboxInput.useLoaded();
  const field = { ...props, id, describedBy: error === undefined ? undefined : `${id}-error` };
  return (
    <div className="Combobox">
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : "Combobox-label"}>
        {props.label}
      </label>
      <div className="Combobox-field">
        {loaded === null ? (
          <PlainInput {...field} onReplaced={setBefore} />
        ) : (
          createElement(loaded, { ...field, before })
        )}
        {props.loading === true && <Spinner />}
      </div>
      {error !== undefined && (
        <p className="Combobox-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type PlainInputProps = Omit<ComboboxInputProps, "before"> & { readonly onReplaced: (before: string | null) => void };

/** The field while the code of its list loads. It looks the same, and reports its focus to the field that replaces it. */
function PlainInput({ id, value, onChange, onPick, placeholder, describedBy, onReplaced }: PlainInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    const first = field?.value ?? "";
    return () => onReplaced(document.activeElement === field ? first : null);
  }, [onReplaced]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onPick(value);
  }

  return (
    <input
      ref={input}
      id={id}
      className="Combobox-input"
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={undefined}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder={placeholder}
      value={value}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      onFocus={ComboboxInput.load}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

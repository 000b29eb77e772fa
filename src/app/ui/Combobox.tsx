import { createElement, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { ComboboxProps, FieldUse } from "./ComboboxWithList.tsx";
import { later } from "./later.tsx";
import { MissingCode } from "./Notice.tsx";
import "./Combobox.css";

const WithList = later(async () => (await import("./ComboboxWithList.tsx")).ComboboxWithList, MissingCode);

/** A text field with suggestions. It accepts any text, and the suggestions may arrive later, as may the code of the list. */
export function Combobox(props: ComboboxProps) {
  const [before, setBefore] = useState<FieldUse | null>(null);
  const loaded = WithList.useLoaded();
  if (loaded !== null) return createElement(loaded, { ...props, before });
  return <FieldAlone {...props} onReplaced={setBefore} />;
}

/** The field while the code of its list loads. It looks the same, and tells the one that replaces it how it was used. */
function FieldAlone({
  label,
  labelHidden = false,
  value,
  onChange,
  onPick,
  placeholder,
  error,
  onReplaced,
}: ComboboxProps & { readonly onReplaced: (use: FieldUse) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    return () => {
      if (field === null || document.activeElement !== field) return;
      onReplaced({ selection: [field.selectionStart, field.selectionEnd], isOpen: isOpen.current });
    };
  }, [onReplaced]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") isOpen.current = true;
    if (event.key !== "Enter" && event.key !== "Escape") return;
    isOpen.current = false;
    if (event.key === "Enter") event.preventDefault();
    if (event.key === "Enter") onPick(value);
  }

  return (
    <div className="Combobox">
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : "Combobox-label"}>
        {label}
      </label>
      <div className="Combobox-field">
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
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onFocus={WithList.load}
          onClick={() => (isOpen.current = true)}
          onChange={(event) => {
            isOpen.current = true;
            onChange(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {error !== undefined && (
        <p className="Combobox-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

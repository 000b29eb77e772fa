import { useId, useRef } from "react";
import { PaletteEntry } from "./shortcuts.tsx";
import "./SegmentedControl.css";

export type SegmentedOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Shown on hover. */
  readonly hint?: string;
};

export type SegmentedControlProps<Value extends string> = {
  /** The accessible name, not displayed. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The shortcut that chooses the next option, and its group in the keyboard help. Without a group the caller binds it. */
  readonly keys?: string;
  readonly group?: string;
};

/** A choice of one of two to four visible options, usable with arrow keys. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  keys = "",
  group = "",
}: SegmentedControlProps<Value>) {
  const name = useId();
  const control = useRef<HTMLFieldSetElement>(null);
  const step = (): void => void (control.current !== null && chooseNext(control.current));
  return (
    <fieldset ref={control} className="SegmentedControl segments" data-keys={keys === "" ? undefined : keys}>
      <legend className="visually-hidden">{label}</legend>
      {group !== "" && <PaletteEntry keys={keys} label={label} group={group} onRun={step} />}
      {options.map((option) => (
        <label
          key={option.value}
          className="SegmentedControl-option segment row muted small"
          title={hintOf(option, keys)}
        >
          <input
            className="SegmentedControl-input"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

function hintOf({ label, hint }: SegmentedOption<string>, keys: string): string | undefined {
  return keys === "" ? hint : `${hint ?? label} (${keys})`;
}

/** Chooses the next option of a `SegmentedControl`, cyclically, and returns its input. */
export function chooseNext(control: Element): HTMLInputElement | null {
  const options = [...control.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const next = options[(options.findIndex(({ checked }) => checked) + 1) % options.length] ?? null;
  next?.click();
  return next;
}

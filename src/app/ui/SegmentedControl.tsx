import { useId, type ReactElement } from "react";
import "./SegmentedControl.css";

export type SegmentedOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** What choosing it means, shown on hover. */
  readonly hint?: string;
  readonly icon?: ReactElement;
};

export type SegmentedControlProps<Value extends string> = {
  /** The question that the options answer; read out, not shown. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A choice of one among two to four, all in sight; arrows move it. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="SegmentedControl">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="SegmentedControl-option" title={option.hint}>
          <input
            className="SegmentedControl-input"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

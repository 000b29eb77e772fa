import { useId, type CSSProperties } from "react";
import "./TextField.css";

export type TextAreaProps = {
  readonly label: string;
  /** Hides the label from sight where the place says it already. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** How many lines it has at least; it grows with what is written. */
  readonly rows?: number;
  readonly placeholder?: string | undefined;
};

/** A field of many lines that grows with what is written, up to half of the window. */
export function TextArea({ label, labelHidden = false, value, onChange, hint, rows = 5, placeholder }: TextAreaProps) {
  const id = useId();
  return (
    <div className="TextField">
      <label className={labelHidden ? "visually-hidden" : "TextField-label"} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="TextField-input TextField-area"
        rows={rows}
        style={rowsAtLeast(rows)}
        value={value}
        placeholder={placeholder}
        aria-describedby={hint === undefined ? undefined : `${id}-said`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-said`} className="TextField-said">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Hands the number of lines to the style sheet: what grows with its text heeds no `rows`. */
function rowsAtLeast(rows: number): CSSProperties {
  return Object.fromEntries([["--rows", rows]]);
}

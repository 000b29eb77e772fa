import { type ComponentProps, type CSSProperties, type Ref, useId } from "react";
import "./TextField.css";

type OwnProps = {
  readonly label: string;
  /** Hides the label from sight where the place says it already. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wanted, below the field. */
  readonly hint?: string | undefined;
  /** Says why the value cannot be taken. */
  readonly error?: string | undefined;
};

export type TextFieldProps = OwnProps &
  Omit<ComponentProps<"input">, keyof OwnProps | "ref"> & {
    readonly ref?: Ref<HTMLInputElement>;
  };

/** A field of one line with its name above it, what is wanted below it, and why a value cannot be taken. */
export function TextField({ label, labelHidden = false, value, onChange, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  const described = error !== undefined || hint !== undefined ? `${id}-said` : undefined;
  return (
    <div className="TextField">
      <label className={labelHidden ? "visually-hidden" : "TextField-label"} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        className="TextField-input"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {described !== undefined && (
        <p id={described} className="TextField-said" data-wrong={error !== undefined || undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

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

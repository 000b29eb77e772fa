import { type ComponentProps, type CSSProperties, type Ref, useId } from "react";
import "./TextField.css";

type OwnProps = {
  readonly label: string;
  /** Hides the label visually if the context makes it clear. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

export type TextFieldProps = OwnProps &
  Omit<ComponentProps<"input">, keyof OwnProps | "ref"> & {
    readonly ref?: Ref<HTMLInputElement>;
  };

/** A single-line text field with its label above, and a hint or an error below. */
export function TextField({ label, labelHidden = false, value, onChange, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  const described = error !== undefined || hint !== undefined ? `${id}-message` : undefined;
  return (
    <div className="TextField gap-1">
      <label className={labelHidden ? "visually-hidden" : "small strong"} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        className="TextField-input field"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {described !== undefined && (
        <p id={described} className="TextField-message muted small" data-wrong={error !== undefined || undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

export type TextAreaProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** The minimal number of lines. It grows with its text. */
  readonly rows?: number;
};

/** A multi-line text field that grows with its text, up to half of the window. */
export function TextArea({ label, value, onChange, hint, rows = 5 }: TextAreaProps) {
  const id = useId();
  return (
    <div className="TextField gap-1">
      <label className="small strong" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="TextField-input TextField-area field"
        rows={rows}
        style={rowsAtLeast(rows)}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-message`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-message`} className="TextField-message muted small">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Passes the number of lines to the style sheet, because a field that grows with its text ignores `rows`. */
function rowsAtLeast(rows: number): CSSProperties {
  return Object.fromEntries([["--rows", rows]]);
}

import { useId, type ComponentProps } from "react";
import "./TextField.css";

export type TextFieldProps = Pick<
  ComponentProps<"input">,
  "placeholder" | "maxLength" | "required" | "autoFocus" | "spellCheck" | "onKeyDown" | "type"
> & {
  readonly label: string;
  /** Hides the label from sight where the place says it already. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is accepted. */
  readonly description?: string;
  /** Says why the value cannot be taken. */
  readonly error?: string | undefined;
};

/** A labelled field of one line. */
export function TextField({
  label,
  labelHidden = false,
  value,
  onChange,
  description,
  error,
  autoFocus = false,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const said = [description !== undefined && `${id}-description`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className="TextField">
      <label className={labelHidden ? "visually-hidden" : "TextField-label"} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        id={id}
        className="TextField-input"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={said.length > 0 ? said.join(" ") : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {description !== undefined && (
        <p className="TextField-description" id={`${id}-description`}>
          {description}
        </p>
      )}
      {error !== undefined && (
        <p className="TextField-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

import { useId, type ComponentProps, type Ref } from "react";
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

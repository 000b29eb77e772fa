import { useEffect, useRef, useState } from "react";
import { TextField } from "#app/ui/TextField.tsx";

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

interface Props {
  readonly reviewers: readonly string[];
  /** Called with the addresses that are valid. */
  readonly onChange: (reviewers: readonly string[]) => void;
}

/** A field for the email addresses of reviewers. */
export function ReviewersField({ reviewers, onChange }: Props) {
  const [text, setText] = useState(() => reviewers.join(", "));
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = addressesIn(text).find((address) => !ADDRESS.test(address));
  const error =
    wrong === undefined ? undefined : `“${wrong}” is not a valid email address. Use a form such as ana@example.org.`;
  // A form is not sent without what its field shows.
  useEffect(() => field.current?.setCustomValidity(error ?? ""), [error]);
  return (
    <TextField
      ref={field}
      label="Reviewers"
      hint="Email addresses, separated by commas"
      error={isLeft ? error : undefined}
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      onChange={(next) => {
        setText(next);
        setLeft(false);
        onChange(addressesIn(next).filter((address) => ADDRESS.test(address)));
      }}
      onBlur={() => setLeft(true)}
    />
  );
}

function addressesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ""))];
}

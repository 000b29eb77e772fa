import "./Counter.css";

const FORMAT = new Intl.NumberFormat("en");

/** A quantity in a small pill, such as the number of files on a tab; `label` says of what to those who listen. */
export function Counter({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span className="Counter">
      {FORMAT.format(value)}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}

import "./Spinner.css";

/** A small sign that work goes on; what it stands in says so in words. */
export function Spinner() {
  return <span className="Spinner" aria-hidden="true" />;
}

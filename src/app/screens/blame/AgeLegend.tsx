const TEXT = {
  newer: "Newer",
  older: "Older",
  label: "How old lines are",
} as const;
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What the shades beside the lines stand for. */
export function AgeLegend() {
  return (
    <span className="AgeLegend" role="img" aria-label={`${TEXT.label}: ${TEXT.newer}, ${TEXT.older}`}>
      {TEXT.newer}
      <span className="AgeLegend-scale">
        {STEPS.map((step) => (
          <span key={step} data-age={step} />
        ))}
      </span>
      {TEXT.older}
    </span>
  );
}

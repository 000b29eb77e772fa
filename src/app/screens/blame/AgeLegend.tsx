const NEWER = "Newer";
const OLDER = "Older";
const LABEL = "How old lines are";
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What the shades beside the lines stand for. */
export function AgeLegend() {
  return (
    <span className="AgeLegend" role="img" aria-label={`${LABEL}: ${NEWER}, ${OLDER}`}>
      {NEWER}
      <span className="AgeLegend-scale">
        {STEPS.map((step) => (
          <span key={step} data-age={step} />
        ))}
      </span>
      {OLDER}
    </span>
  );
}

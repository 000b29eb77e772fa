/** Galley's sign: a printer's galley, the tray open on one side, with lines of type and one of them marked. */
export function Mark() {
  return (
    <svg className="Mark" width="20" height="20" viewBox="0 0 20 20" fill="none" strokeWidth="2" aria-hidden="true">
      <path d="M18 2H3.5A1.5 1.5 0 0 0 2 3.5v13A1.5 1.5 0 0 0 3.5 18H18" stroke="currentColor" />
      <path d="M6 6.5h9M6 13.5h6" stroke="currentColor" />
      <path d="M6 10h12" stroke="var(--accent)" />
    </svg>
  );
}

/** Whose name stands under what Galley itself writes, as snapshots of uncommitted work: no person's. */
export const galleySignature = { name: "Galley", email: "galley@localhost", offset: 0 } as const;

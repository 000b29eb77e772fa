import { counted } from "#app/ui/format.ts";

/** The proof that a hunk changes only the form of a text: the numbers of differences of style, all 0 for the same tokens. */
export interface FormProof {
  readonly quotes: number;
  readonly commas: number;
  readonly semicolons: number;
}

/** Returns the label of hunks with these proofs: "Only form: same tokens" or "Only form: 2 quote styles, 1 semicolon". */
export function formLabel(proofs: readonly FormProof[]): string {
  const sum = (name: keyof FormProof): number => proofs.reduce((total, proof) => total + proof[name], 0);
  const counts = [
    [sum("quotes"), "quote style"],
    [sum("commas"), "trailing comma"],
    [sum("semicolons"), "semicolon"],
  ] as const;
  const differences = counts.flatMap(([count, unit]) => (count === 0 ? [] : [counted(count, unit)]));
  return `Only form: ${differences.length === 0 ? "same tokens" : differences.join(", ")}`;
}

import { counted, displayPath } from "#app/ui/format.ts";
import type { Rename } from "./formChanges.ts";
import type { MovedBlock } from "./movedBlocks.ts";

/** The proof that a hunk changes only the form of a text: the numbers of differences of style, all 0 for the same tokens. */
export interface FormProof {
  readonly quotes: number;
  readonly commas: number;
  readonly semicolons: number;
  /** The name that is replaced besides, by one that the file did not have. */
  readonly rename?: ProvedRename;
  /** The place in another file at which the lines of the hunk are instead. */
  readonly moved?: MovedBlock;
}

/** A rename at all places of a file. */
export interface ProvedRename extends Rename {
  /** The places in the hunk, and in the file. */
  readonly places: number;
  readonly all: number;
  /** True if the lines of the hunk are the same to the byte once the name is replaced. */
  readonly isExact: boolean;
  /** The modules that the file imports the name from. */
  readonly sources: readonly string[];
  readonly isExported: boolean;
}

/**
 * Returns the label of hunks with these proofs: "Formatting only: same tokens", "Formatting only: 2 quote styles, 1 semicolon",
 * "Only `one` → `other`, 2 of 23 times" or "Moved from src/a.ts:40, 49 of 49 lines equal".
 */
export function formLabel(proofs: readonly FormProof[]): string {
  const others = proofs.filter(({ moved }) => moved === undefined);
  const labels = proofs.flatMap(({ moved }) => (moved === undefined ? [] : [movedLabel(moved)]));
  return [...labels, ...(others.length === 0 ? [] : [othersLabel(others)])].join("; ");
}

function movedLabel({ side, lines, blanks, key, line }: MovedBlock): string {
  const count = lines.end - lines.start;
  const around = blanks === 0 ? "" : `, ${counted(blanks, "blank line")} around`;
  const where = `${side === "old" ? "to" : "from"} ${displayPath(key)}:${line}`;
  return `Moved ${where}, ${count} of ${counted(count, "line")} equal${around}`;
}

function othersLabel(proofs: readonly FormProof[]): string {
  const sum = (countOf: (proof: FormProof) => number): number =>
    proofs.reduce((total, proof) => total + countOf(proof), 0);
  const counts = [
    [sum(({ quotes }) => quotes), "quote style"],
    [sum(({ commas }) => commas), "trailing comma"],
    [sum(({ semicolons }) => semicolons), "semicolon"],
  ] as const;
  const differences = counts.flatMap(([count, unit]) => (count === 0 ? [] : [counted(count, unit)]));
  const rename = proofs.find((proof) => proof.rename !== undefined)?.rename;
  if (differences.length === 0 && proofs.some((proof) => proof.rename?.isExact !== true))
    differences.push("same tokens");
  if (rename === undefined) return `Formatting only: ${differences.join(", ")}`;
  const places = sum((proof) => proof.rename?.places ?? 0);
  const times = `${places === rename.all ? "" : `${places} of `}${counted(rename.all, "time")}`;
  return [`Only \`${rename.from}\` → \`${rename.to}\``, times, ...differences].join(", ");
}

import { Notice } from "#app/ui/Notice.tsx";

const numbers = new Intl.NumberFormat("en");
const count = (value: number, one: string, many: string): string =>
  `${numbers.format(value)} ${value === 1 ? one : many}`;
const done = (lines: number, commits: number): string =>
  `${count(lines, "line", "lines")} from ${count(commits, "commit", "commits")}`;
const underWay = (known: number, lines: number): string =>
  `Looking where lines come from: ${numbers.format(known)} of ${numbers.format(lines)}`;

interface Props {
  readonly known: number;
  readonly lineCount: number;
  readonly originCount: number;
  /** What kept the other lines from being told. */
  readonly failure: string | null;
}

/** Says how many of the lines are known by now, and what keeps the others from it. */
export function BlameProgress({ known, lineCount, originCount, failure }: Props) {
  if (failure !== null) return <Notice tone="warning">{`${underWay(known, lineCount)}. ${failure}`}</Notice>;
  return <span>{known < lineCount ? underWay(known, lineCount) : done(lineCount, originCount)}</span>;
}

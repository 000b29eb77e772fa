import { Notice } from "#app/ui/Notice.tsx";
import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  done: (lines: number, commits: number): string =>
    `${counted(lines, { one: "line", other: "lines" })} from ${counted(commits, { one: "commit", other: "commits" })}`,
  underWay: (known: number, lines: number): string =>
    `Looking where lines come from: ${formatCount(known)} of ${formatCount(lines)}`,
} as const;

interface Props {
  readonly known: number;
  readonly lineCount: number;
  readonly originCount: number;
  /** What kept the other lines from being told. */
  readonly failure: string | null;
}

/** Says how many of the lines are known by now, and what keeps the others from it. */
export function BlameProgress({ known, lineCount, originCount, failure }: Props) {
  if (failure !== null) return <Notice tone="warning">{`${TEXT.underWay(known, lineCount)}. ${failure}`}</Notice>;
  return <span>{known < lineCount ? TEXT.underWay(known, lineCount) : TEXT.done(lineCount, originCount)}</span>;
}

import { Notice } from "#app/ui/Notice.tsx";
import { blameWords } from "./blameWords.ts";

const TEXT = blameWords.blameProgress;

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

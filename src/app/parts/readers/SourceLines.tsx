import { useMemo, useRef } from "react";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { FileContents } from "#app/diff/FileContents.ts";
import { plainFile, type ReaderOptions } from "#app/diff/DiffFile.ts";
import { plainPatch } from "#app/diff/compare/textPatches.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import type { ReaderProps } from "./ReaderProps.ts";
import { usePlaceVisits } from "../options/usePlaceVisits.ts";

const TEXT = {
  empty: "Empty file.",
} as const;

interface Props extends Pick<ReaderProps, "options" | "address" | "remarks"> {
  readonly revision: string;
  readonly path: string;
  readonly mode: string;
  readonly text: string;
  /** Whether git counts lines in it: a remark on one of a text in UTF-16 would not stand where it was made. */
  readonly hasGitLines: boolean;
}

/** A file's lines, all of them, to be read like a change that changes nothing. */
export function SourceLines({ revision, path, mode, text, hasGitLines, options, address, remarks }: Props) {
  const files = useMemo(() => [plainFile(path, mode)], [path, mode]);
  const contents = useMemo(() => {
    const filled = new FileContents();
    filled.putPatches([[path, plainPatch(text)]]);
    filled.putText(path, text);
    return filled;
  }, [path, text]);
  const plain = useMemo((): ReaderOptions => ({ ...options, layout: "plain" }), [options]);
  const revisions = useMemo(() => ({ old: null, new: revision }), [revision]);
  const own = useRef<DiffReaderHandle>(null);
  const reader = remarks?.reader ?? own;
  const { links } = usePlaceVisits(reader, files, address);
  return (
    <DiffReader
      ref={reader}
      files={files}
      contents={contents}
      options={plain}
      onNeed={nothing}
      links={links}
      revisions={revisions}
      {...(remarks !== undefined && { slots: remarks.slots })}
      onComment={hasGitLines ? remarks?.onComment : undefined}
      emptyText={TEXT.empty}
    />
  );
}

/** All of the file is there from the start. */
function nothing(): void {
  // There is nothing to ask for.
}

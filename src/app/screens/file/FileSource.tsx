import { useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { FileSource_file$key } from "#generated/FileSource_file.graphql.ts";
import { DiffReader } from "#app/diff/DiffReader.tsx";
import type { DiffReaderHandle } from "#app/diff/useReaderHandle.ts";
import { FileContents } from "#app/diff/FileContents.ts";
import { plainFile } from "#app/diff/plainFile.ts";
import { plainPatch } from "#app/diff/plainPatch.ts";
import type { ReaderOptions } from "#app/diff/ReaderOptions.ts";
import { failureOf } from "#app/parts/failureOf.ts";
import { usePlaceVisits, type AddressedPlace } from "#app/parts/usePlaceVisits.ts";
import type { FileRemarks } from "./FileRemarks.ts";
import { NoLines } from "./NoLines.tsx";

const SUBMODULE = "A submodule";
const ELSEWHERE = "Its content is in another repository, at commit";
const BINARY = "A binary file";
const NO_LINES = "It has no lines to show. Its size is";
const FAILED = "Its lines cannot be shown";
const EMPTY = "Empty file.";
const size = (bytes: number | null): string => (bytes === null ? "not known" : `${numbers.format(bytes)} bytes`);
const numbers = new Intl.NumberFormat("en");

interface Props {
  readonly file: FileSource_file$key;
  readonly options: ReaderOptions;
  /** The lines that the address names. */
  readonly address: AddressedPlace;
  /** Where it is read in a review. */
  readonly remarks?: FileRemarks;
}

/** A file's lines, all of them, to be read like a change that changes nothing; or why there are none. */
export function FileSource({ file, options, address, remarks }: Props) {
  const { path, mode, oid, blob } = useFragment(
    graphql`
      fragment FileSource_file on FileAtRevision @throwOnFieldError {
        path
        mode
        oid
        blob {
          byteSize @catch(to: NULL)
          isBinary @catch(to: NULL)
          text @catch(to: RESULT)
        }
      }
    `,
    file,
  );
  const text = blob?.text.ok === true ? (blob.text.value ?? null) : null;
  const files = useMemo(() => [plainFile(path, mode)], [path, mode]);
  const contents = useMemo(() => {
    const filled = new FileContents();
    if (text !== null) {
      filled.putPatches([[path, plainPatch(text)]]);
      filled.putText(path, text);
    }
    return filled;
  }, [path, text]);
  const plain = useMemo((): ReaderOptions => ({ ...options, layout: "plain" }), [options]);
  const own = useRef<DiffReaderHandle>(null);
  const reader = remarks?.reader ?? own;
  const { links } = usePlaceVisits(reader, files, address);
  const without = { fileKey: path, remarks };
  if (blob == null) {
    return (
      <NoLines title={SUBMODULE} {...without}>
        {ELSEWHERE} <code>{oid}</code>
      </NoLines>
    );
  }
  if (!blob.text.ok) {
    return (
      <NoLines title={FAILED} {...without}>
        {failureOf(blob.text.errors).message}
      </NoLines>
    );
  }
  if (text === null) {
    return <NoLines title={BINARY} {...without}>{`${NO_LINES} ${size(blob.byteSize ?? null)}.`}</NoLines>;
  }
  return (
    <DiffReader
      ref={reader}
      files={files}
      contents={contents}
      options={plain}
      onNeed={nothing}
      links={links}
      {...(remarks !== undefined && { slots: remarks.slots })}
      // Git counts no lines in what it takes for binary, such as UTF-16: a remark on one would not stand where it was made.
      onComment={blob.isBinary === false ? remarks?.onComment : undefined}
      emptyText={EMPTY}
    />
  );
}

/** All of the file is there from the start. */
function nothing(): void {
  // There is nothing to ask for.
}

import { graphql, useFragment } from "react-relay";
import type { SourceReader_reader$key } from "#generated/SourceReader_reader.graphql.ts";
import { NoLines } from "./NoLines.tsx";
import type { ReaderProps } from "../ReaderProps.ts";
import { SourceLines } from "./SourceLines.tsx";

const SUBMODULE = "A submodule";
const ELSEWHERE = "Its content is in another repository, at commit";
const BINARY = "A binary file";
const NO_LINES = "It has no lines to show. Its size is";
const FAILED = "Its lines cannot be shown";
const size = (bytes: number | null): string => (bytes === null ? "not known" : `${numbers.format(bytes)} bytes`);
const numbers = new Intl.NumberFormat("en");

interface Props extends ReaderProps {
  readonly reader: SourceReader_reader$key;
}

/** A file by its lines; or why there are none. */
export function SourceReader({ reader, options, address, remarks }: Props) {
  const { file } = useFragment(
    graphql`
      fragment SourceReader_reader on SourceReader @throwOnFieldError {
        file {
          revision
          path
          mode
          oid
          blob {
            byteSize @catch(to: NULL)
            isBinary @catch(to: NULL)
            text @catch(to: NULL)
            textFailure @catch(to: NULL)
          }
        }
      }
    `,
    reader,
  );
  const { revision, path, mode, oid, blob } = file;
  const without = { fileKey: path, remarks };
  if (blob == null) {
    return (
      <NoLines title={SUBMODULE} {...without}>
        {ELSEWHERE} <code>{oid}</code>
      </NoLines>
    );
  }
  if (blob.textFailure != null) {
    return (
      <NoLines title={FAILED} {...without}>
        {blob.textFailure}
      </NoLines>
    );
  }
  const text = blob.text ?? null;
  if (text === null) {
    return <NoLines title={BINARY} {...without}>{`${NO_LINES} ${size(blob.byteSize ?? null)}.`}</NoLines>;
  }
  return (
    <SourceLines
      {...{ revision, path, mode, text, options, address }}
      {...(remarks !== undefined && { remarks })}
      hasGitLines={blob.isBinary === false}
    />
  );
}

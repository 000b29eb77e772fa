import { graphql, useFragment } from "react-relay";
import type { SourceReader_reader$key } from "#generated/SourceReader_reader.graphql.ts";
import { NoLines } from "./NoLines.tsx";
import type { ReaderProps } from "./ReaderProps.ts";
import { SourceLines } from "./SourceLines.tsx";
import { formatCount } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";

const TEXT = {
  submodule: "Submodule",
  elsewhere: "Its content is in another repository, at commit",
  binary: "Binary file",
  noLines: "Binary files are not shown. Size:",
  failed: "This file cannot be shown",
  encodings: {
    UTF_16LE: "Encoding: UTF-16 (little-endian), by its byte order mark. Git takes such a file for binary.",
    UTF_16BE: "Encoding: UTF-16 (big-endian), by its byte order mark. Git takes such a file for binary.",
    LATIN_1: "Encoding: not UTF-8. Shown as Latin-1, which is a guess.",
    MIXED: "Encoding: UTF-8 with other bytes, which are shown as Latin-1.",
  },
  size: (bytes: number | null): string => (bytes === null ? "unknown" : `${formatCount(bytes)} bytes`),
} as const;

interface Props extends ReaderProps {
  readonly reader: SourceReader_reader$key;
}

/** Shows a file by its lines, or the reason why there are none. */
export function SourceReader({ reader, options, address, comments }: Props) {
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
            encoding @catch(to: NULL)
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
  const without = { fileKey: path, comments };
  if (blob == null) {
    return (
      <NoLines title={TEXT.submodule} {...without}>
        {TEXT.elsewhere} <code>{oid}</code>
      </NoLines>
    );
  }
  if (blob.textFailure != null) {
    return (
      <NoLines title={TEXT.failed} {...without}>
        {blob.textFailure}
      </NoLines>
    );
  }
  const text = blob.text ?? null;
  if (text === null) {
    return <NoLines title={TEXT.binary} {...without}>{`${TEXT.noLines} ${TEXT.size(blob.byteSize ?? null)}.`}</NoLines>;
  }
  const { encoding } = blob;
  return (
    <>
      {encoding != null && encoding !== "UTF_8" && <Notice>{TEXT.encodings[encoding]}</Notice>}
      <SourceLines
        {...{ revision, path, mode, text, options, address }}
        {...(comments !== undefined && { comments })}
        hasGitLines={blob.isBinary === false}
      />
    </>
  );
}

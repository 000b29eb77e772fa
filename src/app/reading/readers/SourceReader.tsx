import { graphql, useFragment } from "react-relay";
import type { SourceReader_reader$key } from "#generated/SourceReader_reader.graphql.ts";
import { NoLines } from "./NoLines.tsx";
import type { ReaderProps } from "../views/ReaderProps.ts";
import { SourceLines } from "./SourceLines.tsx";
import { formatCount } from "#app/ui/format.ts";
import { useEncodedText } from "../options/EncodingMenu.tsx";

interface Props extends ReaderProps {
  readonly reader: SourceReader_reader$key;
}

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
            text @catch(to: NULL)
            escapedText @catch(to: NULL)
            textFailure @catch(to: NULL)
          }
        }
      }
    `,
    reader,
  );
  const { revision, path, mode, oid, blob } = file;
  const { text, renderEncoding } = useEncodedText(path, {
    encoding: blob?.encoding,
    escapedText: blob?.escapedText,
    text: blob?.text,
  });
  const without = { fileKey: path, comments };
  if (blob == null) {
    return (
      <NoLines title="Submodule" {...without}>
        Its content is in another repository, at commit <code>{oid}</code>
      </NoLines>
    );
  }
  if (blob.textFailure != null) {
    return (
      <NoLines title="This file cannot be shown" {...without}>
        {blob.textFailure}
      </NoLines>
    );
  }
  if (text === null) {
    return (
      <NoLines
        title="Binary file"
        {...without}
      >{`Binary files are not shown. Size: ${blob.byteSize == null ? "unknown" : `${formatCount(blob.byteSize)} bytes`}.`}</NoLines>
    );
  }
  const isUtf8 = blob.encoding === "utf-8";
  return (
    <SourceLines
      {...{ revision, path, mode, text, options, address, renderEncoding }}
      {...(comments !== undefined && { comments: isUtf8 ? comments : { ...comments, onEdit: undefined } })}
    />
  );
}

import { graphql, useFragment } from "react-relay";
import { sizeText } from "#app/diff/displayText.ts";
import type { BinaryReader_reader$key } from "#generated/BinaryReader_reader.graphql.ts";
import { FileLinkKey, NoLines } from "./NoLines.tsx";
import type { ReaderProps } from "../views/ReaderProps.ts";

interface Props extends ReaderProps {
  readonly reader: BinaryReader_reader$key;
}

export function BinaryReader({ reader, address, comments }: Props) {
  const { file } = useFragment(
    graphql`
      fragment BinaryReader_reader on BinaryReader @throwOnFieldError {
        file {
          path
          rawAddress
          blob {
            byteSize @catch(to: NULL)
          }
        }
      }
    `,
    reader,
  );
  const { path, rawAddress, blob } = file;
  const size = blob?.byteSize;
  return (
    <>
      <FileLinkKey address={address} path={path} />
      <NoLines title="Binary file" fileKey={path} comments={comments}>
        {size == null ? (
          "Its content could not be read."
        ) : (
          <>
            {sizeText(size)}.{" "}
            <a href={`${rawAddress}?download`} download>
              Download
            </a>
          </>
        )}
      </NoLines>
    </>
  );
}

import { graphql, useFragment } from "react-relay";
import type { ImageReader_reader$key } from "#generated/ImageReader_reader.graphql.ts";
import { FilePicture } from "./FilePicture.tsx";
import type { ReaderProps } from "../views/ReaderProps.ts";

interface Props extends ReaderProps {
  readonly reader: ImageReader_reader$key;
}

export function ImageReader({ reader, address, comments }: Props) {
  const { file } = useFragment(
    graphql`
      fragment ImageReader_reader on ImageReader @throwOnFieldError {
        file {
          ...FilePicture_file
        }
      }
    `,
    reader,
  );
  return <FilePicture file={file} address={address} comments={comments} />;
}

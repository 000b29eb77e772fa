import { graphql, useFragment } from "react-relay";
import type { SvgReader_reader$key } from "#generated/SvgReader_reader.graphql.ts";
import { FilePicture } from "./FilePicture.tsx";
import type { ReaderProps } from "../views/ReaderProps.ts";

interface Props extends ReaderProps {
  readonly reader: SvgReader_reader$key;
}

/** Shows an SVG as an image, in which no script runs and nothing is loaded from elsewhere. */
export function SvgReader({ reader, address, comments }: Props) {
  const { file } = useFragment(
    graphql`
      fragment SvgReader_reader on SvgReader @throwOnFieldError {
        file {
          ...FilePicture_file
        }
      }
    `,
    reader,
  );
  return <FilePicture file={file} address={address} comments={comments} />;
}

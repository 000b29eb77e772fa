import { graphql, useFragment } from "react-relay";
import type { SvgReader_reader$key } from "#generated/SvgReader_reader.graphql.ts";
import { NoLines } from "../NoLines.tsx";
import { PictureView } from "../PictureView.tsx";
import type { ReaderProps } from "../ReaderProps.ts";
import { readPicture } from "../readPicture.ts";
import { RemarksOnFile } from "../RemarksOnFile.tsx";

const GONE = "The picture cannot be shown";
const WHY = "Its content could not be read.";

interface Props extends ReaderProps {
  readonly reader: SvgReader_reader$key;
}

/** A drawing in SVG, as an image, in which no script runs and nothing is loaded from elsewhere. */
export function SvgReader({ reader, remarks }: Props) {
  const { file } = useFragment(
    graphql`
      fragment SvgReader_reader on SvgReader @throwOnFieldError {
        file {
          path
          picture @catch(to: NULL) {
            ...readPicture_picture
          }
        }
      }
    `,
    reader,
  );
  const { path, picture } = file;
  if (picture == null) {
    return (
      <NoLines title={GONE} fileKey={path} remarks={remarks}>
        {WHY}
      </NoLines>
    );
  }
  return (
    <>
      <PictureView picture={readPicture(picture)} name={path} />
      <RemarksOnFile fileKey={path} remarks={remarks} />
    </>
  );
}

import { graphql, useFragment } from "react-relay";
import type { ImageReader_reader$key } from "#generated/ImageReader_reader.graphql.ts";
import { NoLines } from "../NoLines.tsx";
import { PictureView } from "../PictureView.tsx";
import type { ReaderProps } from "../ReaderProps.ts";
import { readPicture } from "../readPicture.ts";
import { RemarksOnFile } from "../RemarksOnFile.tsx";

const GONE = "The picture cannot be shown";
const WHY = "Its content could not be read.";

interface Props extends ReaderProps {
  readonly reader: ImageReader_reader$key;
}

/** A picture of pixels. */
export function ImageReader({ reader, remarks }: Props) {
  const { file } = useFragment(
    graphql`
      fragment ImageReader_reader on ImageReader @throwOnFieldError {
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

import { graphql, useFragment } from "react-relay";
import type { FilePicture_file$key } from "#generated/FilePicture_file.graphql.ts";
import { FileLinkKey, NoLines, RemarksOnFile } from "./NoLines.tsx";
import type { FileRemarks, ReaderProps } from "./ReaderProps.ts";
import { PictureView } from "../pictures/PictureView.tsx";
import { readPicture } from "../pictures/PictureImage.tsx";

const TEXT = {
  gone: "The picture cannot be shown",
  why: "Its content could not be read.",
} as const;

interface Props {
  readonly file: FilePicture_file$key;
  readonly address: ReaderProps["address"];
  readonly remarks: FileRemarks | undefined;
}

/** What a file shows, and below it what is said of the file; or that it cannot be shown. */
export function FilePicture({ file, address, remarks }: Props) {
  const { path, picture } = useFragment(
    graphql`
      fragment FilePicture_file on FileAtRevision @throwOnFieldError {
        path
        picture @catch(to: NULL) {
          ...PictureImage_picture
        }
      }
    `,
    file,
  );
  if (picture == null) {
    return (
      <NoLines title={TEXT.gone} fileKey={path} remarks={remarks}>
        {TEXT.why}
      </NoLines>
    );
  }
  return (
    <>
      <FileLinkKey address={address} path={path} />
      <PictureView picture={readPicture(picture)} name={path} />
      <RemarksOnFile fileKey={path} remarks={remarks} />
    </>
  );
}

import { graphql, useFragment } from "react-relay";
import type { FilePicture_file$key } from "#generated/FilePicture_file.graphql.ts";
import { FileLinkKey, NoLines, CommentsOnFile } from "./NoLines.tsx";
import type { FileComments, ReaderProps } from "../views/ReaderProps.ts";
import { PictureView } from "../pictures/PictureView.tsx";
import { readPicture } from "../pictures/PictureImage.tsx";

interface Props {
  readonly file: FilePicture_file$key;
  readonly address: ReaderProps["address"];
  readonly comments: FileComments | undefined;
}

export function FilePicture({ file, address, comments }: Props) {
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
      <NoLines title="This image cannot be shown" fileKey={path} comments={comments}>
        Its content could not be read.
      </NoLines>
    );
  }
  return (
    <>
      <FileLinkKey address={address} path={path} />
      <PictureView picture={readPicture(picture)} name={path} />
      <CommentsOnFile fileKey={path} comments={comments} />
    </>
  );
}

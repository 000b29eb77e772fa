import { graphql, useFragment } from "react-relay";
import type { LfsReader_reader$key } from "#generated/LfsReader_reader.graphql.ts";
import { sizeText } from "#app/diff/displayText.ts";
import { NoLines, CommentsOnFile } from "./NoLines.tsx";
import { PictureView } from "../pictures/PictureView.tsx";
import type { ReaderProps } from "../views/ReaderProps.ts";
import { readPicture } from "../pictures/PictureImage.tsx";
import { SourceLines } from "./SourceLines.tsx";
import "./LfsReader.css";

const TITLE = "Stored with Git LFS";

interface Props extends ReaderProps {
  readonly reader: LfsReader_reader$key;
}

/** Shows a Git LFS pointer, and the file behind it if the local LFS store has it. */
export function LfsReader({ reader, options, address, comments }: Props) {
  const { file } = useFragment(
    graphql`
      fragment LfsReader_reader on LfsReader @throwOnFieldError {
        file {
          revision
          commit {
            oid
          }
          path
          mode
          rawAddress
          picture @catch(to: NULL) {
            ...PictureImage_picture
          }
          blob {
            lfs @catch(to: NULL) {
              oid
              byteSize
              isHere
              text @catch(to: NULL)
            }
          }
        }
      }
    `,
    reader,
  );
  const { revision, commit, path, mode, rawAddress, picture, blob } = file;
  const lfs = blob?.lfs;
  const facts = lfs == null ? null : <LfsFacts oid={lfs.oid} byteSize={lfs.byteSize} />;
  const save = lfs?.isHere === true && (
    <a className="LfsReader-save" href={`${rawAddress}?lfs&download`} download>
      Download LFS file
    </a>
  );
  if (picture != null || lfs?.text != null) {
    return (
      <>
        <p className="LfsReader-head muted small">
          {TITLE} · {facts} {save}
        </p>
        {picture == null ? (
          // Comments on lines refer to the lines of the pointer, which git knows; here only the whole file can be
          // commented on.
          <SourceLines {...{ revision, path, mode, options, address }} text={lfs?.text ?? ""} />
        ) : (
          <PictureView picture={readPicture(picture)} name={path} />
        )}
        <CommentsOnFile fileKey={path} comments={comments} />
      </>
    );
  }
  return (
    <NoLines title={TITLE} fileKey={path} comments={comments}>
      {facts ?? "The LFS pointer could not be read."}
      <br />
      {lfs?.isHere === true
        ? "Binary files are not shown."
        : `The file is not in the local LFS store. Run \`git lfs fetch <remote> ${commit.oid}\` to download it.`}{" "}
      {save}
    </NoLines>
  );
}

function LfsFacts({ oid, byteSize }: { readonly oid: string; readonly byteSize: number }) {
  return (
    <>
      {sizeText(byteSize)}, SHA-256 <code className="long-words">{oid}</code>
    </>
  );
}

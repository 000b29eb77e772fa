import { graphql, useFragment } from "react-relay";
import type { LfsReader_reader$key } from "#generated/LfsReader_reader.graphql.ts";
import { sizeText } from "#app/diff/displayText.ts";
import { NoLines, CommentsOnFile } from "./NoLines.tsx";
import { PictureView } from "../pictures/PictureView.tsx";
import type { ReaderProps } from "./ReaderProps.ts";
import { readPicture } from "../pictures/PictureImage.tsx";
import { SourceLines } from "./SourceLines.tsx";
import "./LfsReader.css";

const TEXT = {
  title: "Stored with Git LFS",
  unknown: "The LFS pointer could not be read.",
  notHere: "The file is not in the local LFS store. Run `git lfs fetch` to download it.",
  binary: "Binary files are not shown.",
  save: "Download LFS file",
  sha256: "SHA-256",
} as const;

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
  const { revision, path, mode, rawAddress, picture, blob } = file;
  const lfs = blob?.lfs;
  const facts = lfs == null ? null : <LfsFacts oid={lfs.oid} byteSize={lfs.byteSize} />;
  const save = lfs?.isHere === true && (
    <a className="LfsReader-save" href={`${rawAddress}?lfs&download`} download>
      {TEXT.save}
    </a>
  );
  if (picture != null || lfs?.text != null) {
    return (
      <>
        <p className="LfsReader-head">
          {TEXT.title} · {facts} {save}
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
    <NoLines title={TEXT.title} fileKey={path} comments={comments}>
      {facts ?? TEXT.unknown}
      <br />
      {lfs?.isHere === true ? TEXT.binary : TEXT.notHere} {save}
    </NoLines>
  );
}

function LfsFacts({ oid, byteSize }: { readonly oid: string; readonly byteSize: number }) {
  return (
    <>
      {sizeText(byteSize)}, {TEXT.sha256} <code className="LfsReader-oid">{oid}</code>
    </>
  );
}

import { graphql, useFragment } from "react-relay";
import type { LfsReader_reader$key } from "#generated/LfsReader_reader.graphql.ts";
import { sizeText } from "#app/diff/displayText.ts";
import { NoLines, RemarksOnFile } from "./NoLines.tsx";
import { PictureView } from "../pictures/PictureView.tsx";
import type { ReaderProps } from "./ReaderProps.ts";
import { readPicture } from "../pictures/PictureImage.tsx";
import { SourceLines } from "./SourceLines.tsx";
import "./LfsReader.css";

const TEXT = {
  title: "Kept by Git LFS",
  unknown: "Its pointer could not be read.",
  notHere: "The repository's own LFS store does not have it: `git lfs fetch` brings it.",
  binary: "It is here, and has no lines to show.",
  save: "Save the file",
  sha256: "SHA-256",
} as const;

interface Props extends ReaderProps {
  readonly reader: LfsReader_reader$key;
}

/** A pointer of git-lfs: what it says, and the file that it stands for where the repository's own store has it. */
export function LfsReader({ reader, options, address, remarks }: Props) {
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
          // What is said of lines stands at those of the pointer, which git knows: here it is said of the whole file.
          <SourceLines {...{ revision, path, mode, options, address }} text={lfs?.text ?? ""} hasGitLines={false} />
        ) : (
          <PictureView picture={readPicture(picture)} name={path} />
        )}
        <RemarksOnFile fileKey={path} remarks={remarks} />
      </>
    );
  }
  return (
    <NoLines title={TEXT.title} fileKey={path} remarks={remarks}>
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

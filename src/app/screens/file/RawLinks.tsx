import { graphql, useFragment } from "react-relay";
import type { RawLinks_file$key } from "#generated/RawLinks_file.graphql.ts";
import "#app/ui/Button.css";

const TEXT = {
  raw: "Raw",
  rawHint: "The file's content alone, byte for byte",
  save: "Save",
  saveHint: "Save the file, byte for byte",
} as const;

/** Leads to a file's content alone, and saves it; nothing of a submodule, whose content is elsewhere. */
export function RawLinks({ file }: { readonly file: RawLinks_file$key }) {
  const { rawAddress, blob } = useFragment(
    graphql`
      fragment RawLinks_file on FileAtRevision @throwOnFieldError {
        rawAddress
        blob {
          __typename
        }
      }
    `,
    file,
  );
  if (blob == null) return null;
  return (
    <>
      <a className="Button" data-variant="secondary" data-size="small" href={rawAddress} title={TEXT.rawHint}>
        {TEXT.raw}
      </a>
      <a
        className="Button"
        data-variant="secondary"
        data-size="small"
        href={`${rawAddress}?download`}
        download
        title={TEXT.saveHint}
      >
        {TEXT.save}
      </a>
    </>
  );
}

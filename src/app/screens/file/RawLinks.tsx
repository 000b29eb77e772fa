import { graphql, useFragment } from "react-relay";
import type { RawLinks_file$key } from "#generated/RawLinks_file.graphql.ts";
import "#app/ui/Button.css";

const RAW = "Raw";
const RAW_HINT = "The file's content alone, byte for byte";
const SAVE = "Save";
const SAVE_HINT = "Save the file, byte for byte";

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
      <a className="Button" data-variant="secondary" data-size="small" href={rawAddress} title={RAW_HINT}>
        {RAW}
      </a>
      <a
        className="Button"
        data-variant="secondary"
        data-size="small"
        href={`${rawAddress}?download`}
        download
        title={SAVE_HINT}
      >
        {SAVE}
      </a>
    </>
  );
}

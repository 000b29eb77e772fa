import { graphql, useFragment } from "react-relay";
import type { LinkReader_reader$key } from "#generated/LinkReader_reader.graphql.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { NoLines } from "./NoLines.tsx";
import type { ReaderProps } from "../views/ReaderProps.ts";

interface Props extends ReaderProps {
  readonly reader: LinkReader_reader$key;
}

/** Shows the target of a symbolic link; it is only followed when the user clicks it. */
export function LinkReader({ reader, linkTo, comments }: Props) {
  const { file } = useFragment(
    graphql`
      fragment LinkReader_reader on LinkReader @throwOnFieldError {
        file {
          path
          linkTarget @catch(to: NULL)
        }
      }
    `,
    reader,
  );
  const { path, linkTarget: target } = file;
  const address = target == null ? null : addressOfTarget(target);
  const page = address === null ? null : linkTo(address);
  return (
    <NoLines title="Symbolic link" fileKey={path} comments={comments}>
      {target == null ? (
        "The target could not be read."
      ) : (
        <>
          Points to {page === null ? <code>{displayPath(target)}</code> : <Link to={page}>{displayPath(target)}</Link>}
          {page === null ? ", which is outside this repository." : "."}
        </>
      )}
    </NoLines>
  );
}

/** Encodes a link target like a relative link in a text; null for an absolute path or one that is not valid Unicode. */
function addressOfTarget(target: string): string | null {
  if (target.startsWith("/") || /[\uD800-\uDFFF]/u.test(target)) return null;
  return target.split("/").map(encodeURIComponent).join("/");
}

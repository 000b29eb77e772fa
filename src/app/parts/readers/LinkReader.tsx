import { graphql, useFragment } from "react-relay";
import type { LinkReader_reader$key } from "#generated/LinkReader_reader.graphql.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { NoLines } from "./NoLines.tsx";
import type { ReaderProps } from "./ReaderProps.ts";

const TEXT = {
  title: "A symbolic link",
  leads: "It leads to",
  unknown: "Where it leads could not be read.",
  outside: "which is outside this repository.",
} as const;

interface Props extends ReaderProps {
  readonly reader: LinkReader_reader$key;
}

/** A symbolic link: where it leads, which is followed only by who follows it. */
export function LinkReader({ reader, linkTo, remarks }: Props) {
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
    <NoLines title={TEXT.title} fileKey={path} remarks={remarks}>
      {target == null ? (
        TEXT.unknown
      ) : (
        <>
          {TEXT.leads}{" "}
          {page === null ? <code>{displayPath(target)}</code> : <Link to={page}>{displayPath(target)}</Link>}
          {page === null ? `, ${TEXT.outside}` : "."}
        </>
      )}
    </NoLines>
  );
}

/** Writes a link's target, which is a path, as an address in a text would; null for one of the system's own or that is no text. */
function addressOfTarget(target: string): string | null {
  if (target.startsWith("/") || /[\uD800-\uDFFF]/u.test(target)) return null;
  return target.split("/").map(encodeURIComponent).join("/");
}

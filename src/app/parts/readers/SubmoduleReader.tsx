import { graphql, useFragment } from "react-relay";
import type { SubmoduleReader_reader$key } from "#generated/SubmoduleReader_reader.graphql.ts";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { NoLines } from "./NoLines.tsx";
import type { ReaderProps } from "../ReaderProps.ts";

const TITLE = "A submodule";
const AT = "Its content is in another repository, at commit";
const FROM = "That repository is";
const NAMED = "It is called";
const NO_URL = "No address is given for it in .gitmodules.";
const COPY = "Copy commit id";

interface Props extends ReaderProps {
  readonly reader: SubmoduleReader_reader$key;
}

/** A submodule: which commit of which repository stands here. The address is shown, never followed. */
export function SubmoduleReader({ reader, remarks }: Props) {
  const { file } = useFragment(
    graphql`
      fragment SubmoduleReader_reader on SubmoduleReader @throwOnFieldError {
        file {
          path
          oid
          submodule @catch(to: NULL) {
            name
            url
          }
        }
      }
    `,
    reader,
  );
  const { path, oid, submodule } = file;
  return (
    <NoLines title={TITLE} fileKey={path} remarks={remarks}>
      {AT} <code>{oid}</code> <CopyButton text={oid} label={COPY} />
      <br />
      {submodule?.url == null ? NO_URL : `${FROM} ${submodule.url}`}
      {submodule?.name != null && submodule.name !== path && ` ${NAMED} “${submodule.name}”.`}
    </NoLines>
  );
}

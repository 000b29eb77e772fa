import { graphql, useFragment } from "react-relay";
import type { SubmoduleReader_reader$key } from "#generated/SubmoduleReader_reader.graphql.ts";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { NoLines } from "./NoLines.tsx";
import type { ReaderProps } from "../views/ReaderProps.ts";

interface Props extends ReaderProps {
  readonly reader: SubmoduleReader_reader$key;
}

/** Shows the commit and the repository of a submodule. The URL is shown, never followed. */
export function SubmoduleReader({ reader, comments }: Props) {
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
    <NoLines title="Submodule" fileKey={path} comments={comments}>
      Its content is in another repository, at commit <code>{oid}</code>{" "}
      <CopyButton text={oid} label="Copy commit id" group={shortcutGroups.file} />
      <br />
      {submodule?.url == null ? "It has no URL in .gitmodules." : `Repository: ${submodule.url}`}
      {submodule?.name != null && submodule.name !== path && ` Name: “${submodule.name}”.`}
    </NoLines>
  );
}

import { graphql, useFragment } from "react-relay";
import type { SubmoduleReader_reader$key } from "#generated/SubmoduleReader_reader.graphql.ts";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { NoLines } from "./NoLines.tsx";
import type { ReaderProps } from "./ReaderProps.ts";

const TEXT = {
  title: "Submodule",
  at: "Its content is in another repository, at commit",
  from: "Repository:",
  named: "Name:",
  noUrl: "It has no URL in .gitmodules.",
  copy: "Copy commit id",
} as const;

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
    <NoLines title={TEXT.title} fileKey={path} comments={comments}>
      {TEXT.at} <code>{oid}</code> <CopyButton text={oid} label={TEXT.copy} group={shortcutGroups.file} />
      <br />
      {submodule?.url == null ? TEXT.noUrl : `${TEXT.from} ${submodule.url}`}
      {submodule?.name != null && submodule.name !== path && ` ${TEXT.named} “${submodule.name}”.`}
    </NoLines>
  );
}

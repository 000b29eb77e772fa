import { graphql } from "react-relay";
import type { SubmoduleChangeQuery } from "#generated/SubmoduleChangeQuery.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { counted, displayPath, visibleText } from "#app/ui/format.ts";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import { valueOf } from "../data/fieldFailure.ts";
import { useLoadedQuery } from "../data/useLoadedQuery.ts";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";

/** Shows the commits between the two sides of a submodule, or how to get them. The files inside are files of the change. */
export function SubmoduleChange({ comparisonId: id, fileIndex, file }: ChangeBodyProps) {
  const { data, failure } = useLoadedQuery<SubmoduleChangeQuery, ReturnType<typeof readSubmodule>>(
    graphql`
      query SubmoduleChangeQuery($id: ID!, $fileIndex: Int!) {
        node(id: $id) {
          ... on Comparison {
            submodule(fileIndex: $fileIndex) @catch(to: RESULT) {
              aheadBy
              behindBy
              commits {
                oid
                headline
                isRemoved
              }
              problem
              command
            }
          }
        }
      }
    `,
    { id, fileIndex },
    readSubmodule,
  );
  if (failure !== null) return <p className="ChangeBody-why small">{failure}</p>;
  if (data == null) return null;
  const { aheadBy, behindBy, commits, problem, command } = data;
  const more = (aheadBy ?? 0) + (behindBy ?? 0) - commits.length;
  return (
    <div className="ChangeBody-why stack gap-2 small">
      {aheadBy != null && behindBy != null && <p className="strong">{distanceText(aheadBy, behindBy)}</p>}
      {commits.length > 0 && (
        <ul>
          {commits.map(({ oid, headline, isRemoved }) => (
            <li key={oid} className={isRemoved ? "removed-text" : undefined}>
              <code>
                {isRemoved ? "−" : "+"} {oid.slice(0, 10)}
              </code>{" "}
              {visibleText(headline)}
              {isRemoved && <span className="visually-hidden"> (only before the change)</span>}
            </li>
          ))}
          {more > 0 && <li className="muted">{`and ${counted(more, "more commit")}`}</li>}
        </ul>
      )}
      {problem != null && <p>{displayPath(problem)}</p>}
      {command != null && <Command command={command} path={displayPath(file.plainPath)} />}
    </div>
  );
}

function Command({ command, path }: { readonly command: string; readonly path: string }) {
  const { outcome, copy } = useCopy();
  return (
    <p className="row wrap gap-2">
      To get it, run <code>{command}</code>
      <Button size="small" onClick={() => copy(command)}>
        {outcome ?? "Copy command"}
      </Button>
      <PaletteEntry label={`Copy command to get ${path}`} group={shortcutGroups.reading} onRun={() => copy(command)} />
    </p>
  );
}

function distanceText(ahead: number, behind: number): string {
  if (behind === 0) return counted(ahead, "commit");
  if (ahead === 0) return `Goes back by ${counted(behind, "commit")}`;
  return `${counted(ahead, "new commit")}, ${counted(behind, "commit is", "commits are")} no longer there`;
}

function readSubmodule({ node }: SubmoduleChangeQuery["response"]) {
  return valueOf(node?.submodule, "The submodule could not be read.");
}

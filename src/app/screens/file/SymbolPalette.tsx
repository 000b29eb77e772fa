import { CodeIcon } from "@primer/octicons-react";
import { useMemo } from "react";
import { graphql } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { counted } from "#app/ui/format.ts";
import type { SymbolPaletteQuery } from "#generated/SymbolPaletteQuery.graphql.ts";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly slug: string;
  /** The commit and the path, joined as `revision/path`. */
  readonly revisionPath: string;
  readonly onGo: (line: number) => void;
}

/** Command palette with the symbols that a file defines. */
export function SymbolPalette({ open, onClose, slug, revisionPath, onGo }: Props) {
  const typing = usePaletteQuery(onClose);
  const { query } = typing;
  const { data: known, failure } = useLoadedQuery<SymbolPaletteQuery, FoundSymbols>(
    graphql`
      query SymbolPaletteQuery($slug: String!, $revisionPath: String!) {
        repository(slug: $slug) @catch(to: RESULT) {
          file(revisionPath: $revisionPath) {
            symbols {
              isTruncated
              symbols {
                name
                kind
                line
              }
            }
          }
        }
      }
    `,
    open ? { slug, revisionPath } : null,
    readSymbols,
  );
  const commands = useMemo((): readonly Command[] => {
    if (known === null) return [];
    const count = counted(known.symbols.length, "symbol");
    const group = `${count} found by patterns of common languages${known.isTruncated ? "; there are more" : ""}`;
    return known.symbols.map(({ name, kind, line }, index) => ({
      id: `${index}`,
      label: name,
      detail: `${kind}, line ${line}`,
      group,
      icon: <CodeIcon />,
      run: () => onGo(line),
    }));
  }, [known, onGo]);
  return (
    <CommandPalette
      {...typing}
      open={open}
      title="Go to symbol in file"
      commands={commands}
      loading={known === null && failure === null}
      placeholder="Symbol name"
      {...(query.trim() === "" && {
        emptyText: failure ?? "No symbols found by patterns of common languages. Search the code instead.",
      })}
    />
  );
}

type FoundSymbols = ReturnType<typeof readSymbols>;

const readSymbols = ({ repository }: SymbolPaletteQuery["response"]) => valueOf(repository).file.symbols;

import { CodeIcon } from "@primer/octicons-react";
import { useMemo } from "react";
import { graphql } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { counted } from "#app/ui/format.ts";
import type { SymbolPaletteQuery } from "#generated/SymbolPaletteQuery.graphql.ts";

const TEXT = {
  by: { CTAGS: "Universal Ctags", PATTERNS: "patterns of common languages" },
  found: (count: number, by: string, isTruncated: boolean): string =>
    `${counted(count, "symbol")} found by ${by}${isTruncated ? "; there are more" : ""}`,
  revisionPath: (kind: string, scope: string | null, line: number): string =>
    scope === null ? `${kind}, line ${line}` : `${kind} in ${scope}, line ${line}`,
} as const;

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
              foundBy
              isTruncated
              symbols {
                name
                kind
                line
                scope
              }
            }
          }
        }
      }
    `,
    open ? { slug, revisionPath } : null,
    readSymbols,
  );
  const by = TEXT.by[known?.foundBy ?? "CTAGS"];
  const commands = useMemo((): readonly Command[] => {
    if (known === null) return [];
    const group = TEXT.found(known.symbols.length, TEXT.by[known.foundBy], known.isTruncated);
    return known.symbols.map(({ name, kind, line, scope }, index) => ({
      id: `${index}`,
      label: name,
      detail: TEXT.revisionPath(kind, scope ?? null, line),
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
      {...(query.trim() === "" && { emptyText: failure ?? `No symbols found by ${by}. Search the code instead.` })}
    />
  );
}

type FoundSymbols = ReturnType<typeof readSymbols>;

const readSymbols = ({ repository }: SymbolPaletteQuery["response"]) => valueOf(repository).file.symbols;

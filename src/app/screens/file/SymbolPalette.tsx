import { CodeIcon } from "@primer/octicons-react";
import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { counted } from "#app/ui/format.ts";
import type { SymbolPaletteQuery } from "#generated/SymbolPaletteQuery.graphql.ts";

const TEXT = {
  title: "Go to a symbol of this file",
  placeholder: "A few letters of its name",
  by: { CTAGS: "Universal Ctags", PATTERNS: "patterns of common languages" },
  none: (by: string): string => `Nothing that it defines was found by ${by}; search the code for it`,
  found: (count: number, by: string, isCut: boolean): string =>
    `${counted(count, { one: "symbol", other: "symbols" })} found by ${by}${isCut ? "; there are more" : ""}`,
  place: (kind: string, scope: string | null, line: number): string =>
    scope === null ? `${kind}, line ${line}` : `${kind} in ${scope}, line ${line}`,
} as const;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly slug: string;
  /** The commit and the path, as one place. */
  readonly place: string;
  readonly onGo: (line: number) => void;
}

/** Finds what a file defines by a few letters of its name; Enter goes there. */
export function SymbolPalette({ open, onClose, slug, place, onGo }: Props) {
  const typing = usePaletteQuery(onClose);
  const { query } = typing;
  const { found: known, failure } = useFileSymbols(slug, place, open);
  const by = TEXT.by[known?.foundBy ?? "CTAGS"];
  const commands = useMemo((): readonly Command[] => {
    if (known === null) return [];
    const group = TEXT.found(known.symbols.length, TEXT.by[known.foundBy], known.isCut);
    return known.symbols.map(({ name, kind, line, scope }, index) => ({
      id: `${index}`,
      label: name,
      detail: TEXT.place(kind, scope ?? null, line),
      group,
      icon: <CodeIcon />,
      run: () => onGo(line),
    }));
  }, [known, onGo]);
  return (
    <CommandPalette
      {...typing}
      open={open}
      title={TEXT.title}
      commands={commands}
      loading={known === null && failure === null}
      placeholder={TEXT.placeholder}
      {...(query.trim() === "" && { emptyText: failure ?? TEXT.none(by) })}
    />
  );
}

/** What a file defines, and who found that. */
interface FoundSymbols {
  readonly foundBy: "CTAGS" | "PATTERNS";
  readonly isCut: boolean;
  readonly symbols: readonly {
    readonly name: string;
    readonly kind: string;
    readonly line: number;
    readonly scope: string | null;
  }[];
}

interface Answer {
  /** Null until they are known. */
  readonly found: FoundSymbols | null;
  /** Why they are not, where asking failed. */
  readonly failure: string | null;
}

const NOTHING: Answer = { found: null, failure: null };

/** Asks what the file at a place (`revision/path`) defines, once somebody wants to know. */
function useFileSymbols(slug: string, place: string, isWanted: boolean): Answer {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer & { readonly of: string }>({ ...NOTHING, of: "" });
  const isKnown = answer.of === place && answer.found !== null;
  useEffect(() => {
    if (!isWanted || isKnown) return undefined;
    const subscription = fetchQuery<SymbolPaletteQuery>(
      environment,
      graphql`
        query SymbolPaletteQuery($slug: String!, $place: String!) @throwOnFieldError {
          repository(slug: $slug) {
            file(place: $place) {
              symbols {
                foundBy
                isCut
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
      { slug, place },
    ).subscribe({
      next: ({ repository }) => {
        const { foundBy, isCut, symbols } = repository.file.symbols;
        const read = symbols.map(({ name, kind, line, scope }) => ({ name, kind, line, scope: scope ?? null }));
        setAnswer({ of: place, found: { foundBy, isCut, symbols: read }, failure: null });
      },
      error: (error: Error) => setAnswer({ of: place, found: null, failure: error.message }),
    });
    return () => subscription.unsubscribe();
  }, [environment, slug, place, isWanted, isKnown]);
  return answer.of === place ? answer : NOTHING;
}

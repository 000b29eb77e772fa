import { CodeIcon } from "@primer/octicons-react";
import { useMemo } from "react";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { usePaletteQuery } from "#app/ui/usePaletteQuery.ts";
import { useFileSymbols } from "./useFileSymbols.ts";
import { counted } from "#app/ui/counted.ts";

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

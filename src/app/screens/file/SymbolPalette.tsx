import { CodeIcon } from "@primer/octicons-react";
import { useMemo, useState } from "react";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { useFileSymbols } from "./useFileSymbols.ts";

const TITLE = "Go to a symbol of this file";
const PLACEHOLDER = "A few letters of its name";
const BY = { CTAGS: "Universal Ctags", PATTERNS: "patterns of common languages" } as const;
const none = (by: string): string => `Nothing that it defines was found by ${by}`;
const found = (count: number, by: string, isCut: boolean): string =>
  `${count} ${count === 1 ? "symbol" : "symbols"} found by ${by}${isCut ? "; there are more" : ""}`;

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
  const [query, setQuery] = useState("");
  const { found: known, failure } = useFileSymbols(slug, place, open);
  const by = BY[known?.foundBy ?? "CTAGS"];
  const commands = useMemo((): readonly Command[] => {
    if (known === null) return [];
    const group = found(known.symbols.length, BY[known.foundBy], known.isCut);
    return known.symbols.map(({ name, kind, line, scope }, index) => ({
      id: `${index}`,
      label: name,
      detail: `${kind}${scope === null ? "" : ` in ${scope}`}, line ${line}`,
      group,
      icon: <CodeIcon />,
      run: () => onGo(line),
    }));
  }, [known, onGo]);
  return (
    <CommandPalette
      open={open}
      onClose={() => {
        setQuery("");
        onClose();
      }}
      title={TITLE}
      commands={commands}
      query={query}
      onQueryChange={setQuery}
      loading={known === null && failure === null}
      placeholder={PLACEHOLDER}
      {...(query.trim() === "" && { emptyText: failure ?? none(by) })}
    />
  );
}

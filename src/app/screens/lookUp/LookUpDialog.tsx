import { CodeIcon, SearchIcon } from "@primer/octicons-react";
import { use, useEffect, useEffectEvent, useState } from "react";
import { lineWord } from "#contract/lineWord.ts";
import { addressOf } from "#contract/pages.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { LookUpContext, type LookUp } from "#app/ui/LookUpContext.ts";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useDefinitions, type Definition, type FoundDefinitions } from "./useDefinitions.ts";

const SEARCH_TITLE = "Search the code for";
const DEFINE_TITLE = "Go to definition";
const WORDS = "Words of the line";
const TYPED = "What you typed";
const NO_WORD = "No word here: type one";
const PLACEHOLDER = "Narrow down";
const WORD_PLACEHOLDER = "A word of the line, or another one";
const MORE = "There may be more";
const BY = { CTAGS: "Universal Ctags", PATTERNS: "patterns of common languages" } as const;
const found = (count: number, by: string, isCut: boolean): string =>
  `${count} found by ${by}${isCut ? `; ${MORE.toLowerCase()}` : ""}`;
const none = (word: string, by: string): string => `No definition of “${word}” was found by ${by}`;
const searchFor = (word: string): string => `Search the code for “${word}”`;
const arrived = (word: string, kind: string, by: string): string => `Definition of ${word}, ${kind}, found by ${by}`;
/** What git takes for a word. */
const WORD = /^[\p{L}\p{N}_]+$/u;

interface Props {
  readonly slug: string;
  readonly asked: LookUp;
  readonly onClose: () => void;
}

/**
 * Searches the code for a word, or goes to where it is defined. Where the line has several words one chooses, and where it is
 * defined in several places too; of one there is nothing to choose, so nothing is shown.
 */
export function LookUpDialog({ slug, asked, onClose }: Props) {
  const { deed, words, revision, path } = asked;
  const { go } = useRouter();
  const announce = useAnnounce();
  const [query, setQuery] = useState("");
  const lookUp = use(LookUpContext);
  const word = words.length === 1 ? (words[0] ?? null) : null;
  const isSearch = deed === "search";
  const definitions = useDefinitions(slug, revision, path, isSearch ? null : word);

  const search = (text: string): void => {
    onClose();
    go(addressOf.search(slug, { q: text, at: revision, isExact: true, isWord: WORD.test(text) }));
  };
  const open = (at: Definition): void => {
    onClose();
    const lines = { side: "new", line: at.line, to: at.line } as const;
    go(addressOf.file(slug, revision, at.path) + lineWord(at.path).write({ path: at.path, lines }));
    announce(arrived(word ?? "", at.kind, BY[definitions.found?.foundBy ?? "PATTERNS"]));
  };
  const pick = (picked: string): void => {
    setQuery("");
    lookUp?.({ ...asked, words: [picked] });
  };
  const elsewhere = definitions.found === null ? null : withoutHere(definitions.found, asked);
  const only = elsewhere?.definitions.length === 1 ? elsewhere.definitions[0] : undefined;
  const goOn = useEffectEvent((): void => {
    if (isSearch && word !== null) search(word);
    else if (only !== undefined) open(only);
  });
  useEffect(() => goOn(), [word, only]);

  const commands =
    word === null ? wordCommands(words, query.trim(), pick) : placeCommands(elsewhere, word, search, open);
  const isDone = (isSearch && word !== null) || only !== undefined;
  return (
    <CommandPalette
      open={!isDone}
      onClose={onClose}
      title={isSearch ? SEARCH_TITLE : word === null ? DEFINE_TITLE : `${DEFINE_TITLE}: ${word}`}
      commands={commands}
      query={query}
      onQueryChange={setQuery}
      loading={word !== null && definitions.found === null && definitions.failure === null}
      placeholder={word === null ? WORD_PLACEHOLDER : PLACEHOLDER}
      {...(definitions.failure !== null && { emptyText: definitions.failure })}
      {...(word === null && { emptyText: NO_WORD })}
    />
  );
}

/** Leaves out the very line that one asks from, unless it is the only one: it defines the name, and leads nowhere. */
function withoutHere(found: FoundDefinitions, { path, line }: LookUp): FoundDefinitions {
  const definitions = found.definitions.filter((at) => at.path !== path || at.line !== line);
  return definitions.length === 0 ? found : { ...found, definitions };
}

/** The words to choose from, and what one types instead. */
function wordCommands(words: readonly string[], typed: string, onPick: (word: string) => void): readonly Command[] {
  const command = (word: string, group: string): Command => ({
    id: word,
    label: word,
    group,
    icon: <CodeIcon />,
    run: () => onPick(word),
  });
  const own = typed === "" || words.includes(typed) ? [] : [command(typed, TYPED)];
  return [...words.map((word) => command(word, WORDS)), ...own];
}

function placeCommands(
  known: FoundDefinitions | null,
  word: string,
  search: (word: string) => void,
  open: (at: Definition) => void,
): readonly Command[] {
  if (known === null) return [];
  const { definitions, foundBy, isCut } = known;
  const by = BY[foundBy];
  const group = definitions.length === 0 ? none(word, by) : found(definitions.length, by, isCut);
  return [
    ...definitions.map((at): Command => ({
      id: `${at.path} ${at.line}`,
      label: `${displayPath(at.path)}:${at.line}`,
      detail: at.text === "" ? at.kind : at.text,
      group,
      icon: <CodeIcon />,
      run: () => open(at),
    })),
    {
      id: "search",
      label: searchFor(word),
      group: definitions.length === 0 ? group : SEARCH_TITLE,
      icon: <SearchIcon />,
      found: true,
      run: () => search(word),
    },
  ];
}

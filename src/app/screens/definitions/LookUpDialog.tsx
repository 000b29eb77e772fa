import { CodeIcon, SearchIcon } from "@primer/octicons-react";
import { use, useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useRouter } from "#app/relay/useRouter.ts";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { type Command, CommandPalette } from "#app/ui/CommandPalette.tsx";
import { displayPath } from "#app/ui/format.ts";
import { type LookUp, LookUpContext } from "#app/ui/navigation.tsx";
import { lineWord } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { LookUpDialogQuery } from "#generated/LookUpDialogQuery.graphql.ts";

const TEXT = {
  searchTitle: "Search the code for",
  defineTitle: "Go to definition",
  words: "Words of the line",
  typed: "What you typed",
  noWord: "No word here: type one",
  placeholder: "Narrow down",
  wordPlaceholder: "A word of the line, or another one",
  by: { CTAGS: "Universal Ctags", PATTERNS: "patterns of common languages" },
  none: (word: string, by: string): string => `No definition of “${word}” was found by ${by}`,
  searchFor: (word: string): string => `Search the code for “${word}”`,
  arrived: (word: string, kind: string, by: string): string => `Definition of ${word}, ${kind}, found by ${by}`,
  found: (count: number, by: string, isCut: boolean): string =>
    `${count} found by ${by}${isCut ? "; there may be more" : ""}`,
} as const;
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
    announce(TEXT.arrived(word ?? "", at.kind, TEXT.by[definitions.found?.foundBy ?? "PATTERNS"]));
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
      title={isSearch ? TEXT.searchTitle : word === null ? TEXT.defineTitle : `${TEXT.defineTitle}: ${word}`}
      commands={commands}
      query={query}
      onQueryChange={setQuery}
      loading={word !== null && definitions.found === null && definitions.failure === null}
      placeholder={word === null ? TEXT.wordPlaceholder : TEXT.placeholder}
      {...(definitions.failure !== null && { emptyText: definitions.failure })}
      {...(word === null && { emptyText: TEXT.noWord })}
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
  const own = typed === "" || words.includes(typed) ? [] : [command(typed, TEXT.typed)];
  return [...words.map((word) => command(word, TEXT.words)), ...own];
}

function placeCommands(
  known: FoundDefinitions | null,
  word: string,
  search: (word: string) => void,
  open: (at: Definition) => void,
): readonly Command[] {
  if (known === null) return [];
  const { definitions, foundBy, isCut } = known;
  const by = TEXT.by[foundBy];
  const group = definitions.length === 0 ? TEXT.none(word, by) : TEXT.found(definitions.length, by, isCut);
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
      label: TEXT.searchFor(word),
      group: definitions.length === 0 ? group : TEXT.searchTitle,
      icon: <SearchIcon />,
      found: true,
      run: () => search(word),
    },
  ];
}

/** A place that defines a name. */
interface Definition {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly kind: string;
}

/** Where a name is defined, and who found that. */
interface FoundDefinitions {
  readonly foundBy: "CTAGS" | "PATTERNS";
  readonly isCut: boolean;
  readonly definitions: readonly Definition[];
}

interface Found {
  /** Null until they are known. */
  readonly found: FoundDefinitions | null;
  /** Why they are not, where asking failed. */
  readonly failure: string | null;
}

/** Asks where a name is defined, as seen from a file; nothing while there is no name. A question that is overtaken is called off. */
function useDefinitions(slug: string, revision: string, path: string, name: string | null): Found {
  const environment = useRelayEnvironment();
  const asked = `${revision} ${path} ${name}`;
  const [answer, setAnswer] = useState<Found & { readonly asked: string }>({ asked: "", found: null, failure: null });
  useEffect(() => {
    if (name === null) return undefined;
    const subscription = fetchQuery<LookUpDialogQuery>(
      environment,
      graphql`
        query LookUpDialogQuery($slug: String!, $revision: String!, $name: String!, $path: String) @throwOnFieldError {
          repository(slug: $slug) {
            definitions(revision: $revision, name: $name, path: $path) {
              foundBy
              isCut
              definitions {
                path
                line
                text
                kind
              }
            }
          }
        }
      `,
      { slug, revision, name, path },
    ).subscribe({
      next: ({ repository }) => {
        const { foundBy, isCut, definitions } = repository.definitions;
        const read = definitions.map(({ path: of, line, text, kind }) => ({ path: of, line, text, kind }));
        setAnswer({ asked, found: { foundBy, isCut, definitions: read }, failure: null });
      },
      error: (error: Error) => setAnswer({ asked, found: null, failure: error.message }),
    });
    return () => subscription.unsubscribe();
  }, [environment, slug, revision, path, name, asked]);
  return answer.asked === asked ? answer : { found: null, failure: null };
}

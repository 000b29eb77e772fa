import { CodeIcon, SearchIcon } from "@primer/octicons-react";
import { use, useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import { type Command, CommandPalette } from "#app/ui/CommandPalette.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { type DefinitionRequest, FindDefinitionContext } from "#app/ui/navigation.tsx";
import { lineHash } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { DefinitionsDialogQuery } from "#generated/DefinitionsDialogQuery.graphql.ts";

const TEXT = {
  searchTitle: "Search code for",
  defineTitle: "Go to definition",
  arrived: (word: string, kind: string): string =>
    `Definition of ${word}, ${kind}, found by patterns of common languages`,
} as const;
/** Text that git can match as a whole word. */
const WORD = /^[\p{L}\p{N}_]+$/u;

interface Props {
  readonly slug: string;
  readonly request: DefinitionRequest;
  readonly onClose: () => void;
}

/**
 * Goes to the definition of a word, or searches the code for it. Asks for a choice only when the line has several
 * words or the word has several definitions.
 */
export function DefinitionsDialog({ slug, request, onClose }: Props) {
  const { action, words, revision, path } = request;
  const { go } = useRouter();
  const announce = useAnnounce();
  const [query, setQuery] = useState("");
  const findDefinition = use(FindDefinitionContext);
  const word = words.length === 1 ? (words[0] ?? null) : null;
  const isSearch = action === "search";
  const { data: found, failure } = useLoadedQuery<DefinitionsDialogQuery, FoundDefinitions>(
    graphql`
      query DefinitionsDialogQuery($slug: String!, $revision: String!, $name: String!, $path: String) {
        repository(slug: $slug) @catch(to: RESULT) {
          definitions(revision: $revision, name: $name, path: $path) {
            isTruncated
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
    isSearch || word === null ? null : { slug, revision, name: word, path },
    readDefinitions,
  );

  const search = (text: string): void => {
    onClose();
    go(addressOf.search(slug, { q: text, at: revision, isExact: true, isWord: WORD.test(text) }));
  };
  const open = (at: Definition): void => {
    onClose();
    const lines = { side: "new", line: at.line, to: at.line } as const;
    go(addressOf.file(slug, revision, at.path) + lineHash(at.path).write({ path: at.path, lines }));
    announce(TEXT.arrived(word ?? "", at.kind));
  };
  const pick = (picked: string): void => {
    setQuery("");
    findDefinition?.({ ...request, words: [picked] });
  };
  const elsewhere = found === null ? null : withoutHere(found, request);
  const only = elsewhere?.definitions.length === 1 ? elsewhere.definitions[0] : undefined;
  const next = useEffectEvent((): void => {
    if (isSearch && word !== null) search(word);
    else if (only !== undefined) open(only);
  });
  useEffect(() => next(), [word, only]);

  const commands =
    word === null ? symbolCommands(words, query.trim(), pick) : definitionCommands(elsewhere, word, search, open);
  const isDone = (isSearch && word !== null) || only !== undefined;
  return (
    <CommandPalette
      open={!isDone}
      onClose={onClose}
      title={isSearch ? TEXT.searchTitle : word === null ? TEXT.defineTitle : `${TEXT.defineTitle}: ${word}`}
      commands={commands}
      query={query}
      onQueryChange={setQuery}
      loading={word !== null && found === null && failure === null}
      placeholder={word === null ? "Choose a word or type another one" : "Filter"}
      {...(failure !== null && { emptyText: failure })}
      {...(word === null && { emptyText: "No word on this line. Type one." })}
    />
  );
}

/** Removes the line of the request from the definitions, unless it is the only one. */
function withoutHere(found: FoundDefinitions, { path, line }: DefinitionRequest): FoundDefinitions {
  const definitions = found.definitions.filter((at) => at.path !== path || at.line !== line);
  return definitions.length === 0 ? found : { ...found, definitions };
}

function symbolCommands(words: readonly string[], typed: string, onPick: (word: string) => void): readonly Command[] {
  const command = (word: string, group: string): Command => ({
    id: word,
    label: word,
    group,
    icon: <CodeIcon />,
    run: () => onPick(word),
  });
  const own = typed === "" || words.includes(typed) ? [] : [command(typed, "Typed")];
  return [...words.map((word) => command(word, "Words on this line")), ...own];
}

function definitionCommands(
  known: FoundDefinitions | null,
  word: string,
  search: (word: string) => void,
  open: (at: Definition) => void,
): readonly Command[] {
  if (known === null) return [];
  const { definitions, isTruncated } = known;
  const by = "patterns of common languages";
  const group =
    definitions.length === 0
      ? `No definition of “${word}” found by ${by}`
      : `${formatCount(definitions.length)} found by ${by}${isTruncated ? "; there may be more" : ""}`;
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
      label: `Search code for “${word}”`,
      group: definitions.length === 0 ? group : TEXT.searchTitle,
      icon: <SearchIcon />,
      found: true,
      run: () => search(word),
    },
  ];
}

const readDefinitions = ({ repository }: DefinitionsDialogQuery["response"]) => valueOf(repository).definitions;

type FoundDefinitions = ReturnType<typeof readDefinitions>;
type Definition = FoundDefinitions["definitions"][number];

import { XIcon } from "@primer/octicons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { PeekRequest } from "#app/ui/peek/peekContext.ts";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { IconButton } from "#app/ui/Button.tsx";
import { stepFocus } from "#app/ui/focus.ts";
import { counted, displayPath } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { lineHash } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { PeekPanelQuery } from "#generated/PeekPanelQuery.graphql.ts";
import "./PeekPanel.css";

/** The places shown; the search page has all. */
const PLACES_MAX = 200;
const PLACE = ".PeekPanel-place";

interface Props {
  readonly slug: string;
  readonly request: PeekRequest;
  readonly onClose: () => void;
}

/**
 * The definitions or the uses of a word of a line, found by search in the revision on screen: those in the same file
 * first, then in its folder, then elsewhere. Arrow keys choose a place, Enter goes there, Escape returns to the line.
 */
export function PeekPanel({ slug, request, onClose }: Props) {
  const { words, revision, path } = request;
  const [shows, setShows] = useState(request.shows);
  const [chosen, setWord] = useState(words[0]);
  const word = chosen !== undefined && words.includes(chosen) ? chosen : words[0];
  const head = useRef<HTMLElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const { data, failure } = useLoadedQuery<PeekPanelQuery, Found>(
    graphql`
      query PeekPanelQuery($slug: String!, $revision: String!, $name: String!, $path: String, $uses: Boolean!) {
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
          commit(revision: $revision) @include(if: $uses) {
            searchCode(pattern: $name, word: true) {
              results {
                # The page of a search that has the same results must find all that it shows.
                ...CodeResults_results
                files {
                  path
                  isBinary
                  lines {
                    number
                    text
                  }
                }
                end {
                  truncatedBy
                  isIncomplete
                  failure {
                    message
                  }
                }
              }
            }
          }
        }
      }
    `,
    word === undefined ? null : { slug, revision, name: word, path, uses: shows === "uses" },
    readFound,
  );
  useEffect(() => {
    if (data !== null) head.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [data]);
  const problem = failure ?? data?.problem ?? null;
  const places = data === null ? [] : arrange(data.places, request);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === "Escape") onClose();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp")
      stepFocus([...event.currentTarget.querySelectorAll<HTMLElement>(PLACE)], event.key === "ArrowDown" ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // Handles keys that bubble from the links; the group itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className="PeekPanel card" role="group" aria-label={`Places of ${word ?? ""}`} onKeyDown={onKeyDown}>
      <header ref={head} className="PeekPanel-head row wrap gap-3" tabIndex={-1}>
        <WordField words={words} word={word} onChange={setWord} />
        <SegmentedControl
          label="Places"
          value={shows}
          options={[
            { value: "definitions", label: "Definitions" },
            { value: "uses", label: "All places" },
          ]}
          onChange={setShows}
        />
        <span className="PeekPanel-facts muted small" role="status">
          {data !== null && summary(data, shows)}
        </span>
        {word !== undefined && (
          <Link
            to={addressOf.search(slug, { q: word, at: revision, isExact: true, isWord: true })}
            className="small nowrap"
          >
            Search
          </Link>
        )}
        <IconButton label="Close" icon={<XIcon />} size="small" onClick={onClose} />
      </header>
      {problem !== null && <p className="PeekPanel-none muted">{problem}</p>}
      {data === null && failure === null && word !== undefined && (
        <Skeleton variant="rows" rowHeight={24} label="Searching" />
      )}
      <PeekPlaces slug={slug} revision={revision} places={places} />
    </div>
  );
}

interface WordProps {
  readonly words: readonly string[];
  readonly word: string | undefined;
  readonly onChange: (word: string) => void;
}

/** The word whose places are shown, to be chosen if the line has several. */
function WordField({ words, word, onChange }: WordProps) {
  if (words.length < 2) return <code className="strong">{word ?? "No word on this line"}</code>;
  return (
    <label className="row gap-2">
      <span className="visually-hidden">Word</span>
      <select className="field" value={word} onChange={({ target }) => onChange(target.value)}>
        {words.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

interface PlacesProps extends Pick<Props, "slug"> {
  readonly revision: string;
  readonly places: readonly Place[];
}

function PeekPlaces({ slug, revision, places }: PlacesProps) {
  return (
    <ul className="PeekPanel-places">
      {places.slice(0, PLACES_MAX).map((at) => (
        <li key={`${at.path} ${at.line}`}>
          <Link className="PeekPanel-place" to={addressOf.file(slug, revision, at.path) + hashOf(at)}>
            <span className="PeekPanel-path muted small">
              {displayPath(at.path)}:{at.line}
            </span>
            <code className="PeekPanel-text">{at.text.trim()}</code>
            {at.kind !== null && <span className="muted small">{at.kind}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface Place {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  /** The kind of the definition; null for a place that is none. */
  readonly kind: string | null;
}

interface Found {
  readonly places: readonly Place[];
  readonly definitions: number;
  /** True if there may be more. */
  readonly isPartial: boolean;
  /** The reason why the search stopped. */
  readonly problem: string | null;
}

function readFound({ repository }: PeekPanelQuery["response"]): Found {
  const { definitions: found, commit } = valueOf(repository);
  const definitions: readonly Place[] = found.definitions;
  const isDefinition = new Set(definitions.map(({ path, line }) => `${path} ${line}`));
  const results = commit?.searchCode.results ?? [];
  const uses = results
    .flatMap(({ files }) => files)
    .filter(({ isBinary }) => !isBinary)
    .flatMap(({ path, lines }) => lines.map(({ number, text }) => ({ path, line: number, text, kind: null })))
    .filter(({ path, line }) => !isDefinition.has(`${path} ${line}`));
  const isCut = results.some(({ end }) => end != null && (end.truncatedBy != null || end.isIncomplete));
  return {
    places: [...definitions, ...uses],
    definitions: definitions.length,
    isPartial: found.isTruncated || isCut,
    problem: results.find(({ end }) => end?.failure != null)?.end?.failure?.message ?? null,
  };
}

/** Orders places: definitions first, then by how near their file is; without the line itself if there are others. */
function arrange(places: readonly Place[], { path, line }: PeekRequest): readonly Place[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const distance = (at: Place): number => (at.path === path ? 0 : at.path.startsWith(folder) ? 1 : 2);
  const rank = (at: Place): number => (at.kind === null ? 3 : 0) + distance(at);
  const others = places.filter((at) => at.path !== path || at.line !== line);
  return (others.length === 0 ? places : others).toSorted((one, other) => rank(one) - rank(other));
}

function summary({ places, definitions, isPartial }: Found, shows: PeekRequest["shows"]): string {
  const defined = definitions === 0 ? "No definition found" : `${counted(definitions, "definition")} found`;
  const uses = shows === "uses" ? `, ${counted(places.length - definitions, "other place")}` : "";
  return `${defined} by patterns of common languages${uses && `${uses} by text`}${isPartial ? "; there may be more" : ""}`;
}

function hashOf({ path, line }: Place): string {
  return lineHash(path).write({ path, lines: { side: "new", line, to: line } });
}

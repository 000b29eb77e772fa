import { SearchIcon } from "@primer/octicons-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { ariaKeys, Kbd } from "#app/ui/Kbd.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { Tooltip } from "#app/ui/Tooltip.tsx";
import type { CodeSearchParams } from "#contract/searches.ts";

const TEXT = {
  label: "Search for",
  pathsHint: "Names and paths, separated by spaces; ! excludes",
} as const;
const KEYS = "/";
const FLAGS: readonly {
  readonly flag: "isExact" | "isWord" | "isRegex";
  readonly sign: string;
  readonly keys: string;
  readonly label: string;
}[] = [
  { flag: "isExact", sign: "Aa", keys: "Alt+C", label: "Match case" },
  { flag: "isWord", sign: "ab|", keys: "Alt+W", label: "Match whole word" },
  { flag: "isRegex", sign: ".*", keys: "Alt+R", label: "Use POSIX extended regular expression" },
];

interface Props {
  readonly criteria: CodeSearchParams;
  readonly onSearch: (criteria: CodeSearchParams) => void;
}

/** The search form with its options. `/` focuses it from anywhere on the page. */
export function SearchForm({ criteria, onSearch }: Props) {
  const [text, setText] = useState(criteria.q);
  const [paths, setPaths] = useState(criteria.paths);
  const [shownParams, setShownParams] = useState(criteria);
  if (shownParams.q !== criteria.q || shownParams.paths !== criteria.paths) {
    setShownParams(criteria);
    setText(criteria.q);
    setPaths(criteria.paths);
  }
  const field = useRef<HTMLInputElement>(null);
  useShortcut(KEYS, TEXT.label, shortcutGroups.search, () => {
    field.current?.focus();
    field.current?.select();
  });
  const isEmpty = criteria.q === "";
  useEffect(() => {
    // Focus the field when the query is empty.
    if (isEmpty) field.current?.focus();
  }, [isEmpty]);
  const isCode = criteria.scope !== "names";
  const typed: CodeSearchParams = { ...criteria, q: text.trim() === "" ? "" : text, paths };

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(typed);
  }

  return (
    <form className="SearchForm row wrap gap-2" role="search" onSubmit={submit}>
      <div className="SearchForm-field row search-field">
        <SearchIcon />
        <input
          ref={field}
          type="search"
          className="SearchForm-input field"
          aria-label={TEXT.label}
          title={`${TEXT.label} (${KEYS})`}
          placeholder={TEXT.label}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && text === criteria.q) event.currentTarget.blur();
          }}
        />
        <Kbd keys={KEYS} />
      </div>
      {isCode && (
        <div className="SearchForm-flags" role="group" aria-label="Search options">
          {FLAGS.map(({ flag, ...shown }) => (
            <SearchFlag
              key={flag}
              {...shown}
              isOn={criteria[flag]}
              onPress={() => onSearch({ ...typed, [flag]: !criteria[flag] })}
            />
          ))}
        </div>
      )}
      {isCode && (
        <input
          type="text"
          className="SearchForm-paths field"
          aria-label={`Files: ${TEXT.pathsHint}`}
          title={TEXT.pathsHint}
          placeholder="All files, or *.ts src/ !tests"
          value={paths}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => setPaths(event.currentTarget.value)}
        />
      )}
      <Button type="submit" variant="primary">
        Search
      </Button>
    </form>
  );
}

interface SearchFlagProps {
  readonly sign: string;
  readonly label: string;
  readonly keys: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

/** A toggle button of the search form, with a shortcut that also works inside the text field. */
function SearchFlag({ sign, label, keys, isOn, onPress }: SearchFlagProps): ReactNode {
  useShortcut(keys, label, shortcutGroups.search, onPress);
  return (
    <Tooltip label={label} keys={keys}>
      <button
        type="button"
        className="SearchForm-flag muted small"
        aria-pressed={isOn}
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        data-sign={sign}
        onClick={onPress}
      />
    </Tooltip>
  );
}

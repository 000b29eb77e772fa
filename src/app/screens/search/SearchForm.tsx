import { SearchIcon } from "@primer/octicons-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Kbd } from "#app/ui/Kbd.tsx";
import { ariaKeys } from "#app/ui/keyChord.ts";
import { SegmentedControl, type SegmentedOption } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { Tooltip } from "#app/ui/Tooltip.tsx";
import type { CodeSearchWords, SearchContext } from "#contract/searches.ts";

const TEXT = {
  label: "What to search for",
  paths: "In files",
  pathsPlaceholder: "All files; or *.ts src/ !tests",
  pathsHint: "Names and paths, with blanks between them; ! leaves out",
  go: "Search",
  options: "How to search",
  context: "Lines around what was found",
  changes: "Which changes",
  n0Hint: "Only lines in which something was found",
  n2Hint: "Two lines above and below",
  n5Hint: "Five lines above and below",
  cameOrWent: "Came or went",
  cameOrWentHint: "Commits after which the text stands there more or less often (git log -S)",
  inAChangedLine: "In a changed line",
  inAChangedLineHint: "Commits with the text in any line that they changed (git log -G)",
  capitalsCount: "Capitals count",
  wholeWords: "Whole words",
  asAPOSIX: "As a POSIX extended regular expression",
} as const;
const KEYS = "/";
const CONTEXT_OPTIONS: readonly SegmentedOption<SearchContext>[] = [
  { value: "0", label: "0", hint: TEXT.n0Hint },
  { value: "2", label: "±2", hint: TEXT.n2Hint },
  { value: "5", label: "±5", hint: TEXT.n5Hint },
];
const CHANGE_OPTIONS: readonly SegmentedOption<"added" | "any">[] = [
  {
    value: "added",
    label: TEXT.cameOrWent,
    hint: TEXT.cameOrWentHint,
  },
  {
    value: "any",
    label: TEXT.inAChangedLine,
    hint: TEXT.inAChangedLineHint,
  },
];
const FLAGS: readonly {
  readonly flag: "isExact" | "isWord" | "isRegex";
  readonly sign: string;
  readonly keys: string;
  readonly label: string;
}[] = [
  { flag: "isExact", sign: "Aa", keys: "Alt+C", label: TEXT.capitalsCount },
  { flag: "isWord", sign: "ab|", keys: "Alt+W", label: TEXT.wholeWords },
  { flag: "isRegex", sign: ".*", keys: "Alt+R", label: TEXT.asAPOSIX },
];
const NEAR_KEYS = "Alt+N";

interface Props {
  readonly words: CodeSearchWords;
  readonly onSearch: (words: CodeSearchWords) => void;
}

/** Where one types what to look for, how and in which files; Enter goes there, `/` leads here from anywhere on the page. */
export function SearchForm({ words, onSearch }: Props) {
  const [text, setText] = useState(words.q);
  const [paths, setPaths] = useState(words.paths);
  const [asked, setAsked] = useState(words);
  if (asked.q !== words.q || asked.paths !== words.paths) {
    setAsked(words);
    setText(words.q);
    setPaths(words.paths);
  }
  const field = useRef<HTMLInputElement>(null);
  useShortcut(KEYS, TEXT.label, shortcutGroups.search, () => {
    field.current?.focus();
    field.current?.select();
  });
  const isEmpty = words.q === "";
  useEffect(() => {
    // Who comes without a question comes to ask one.
    if (isEmpty) field.current?.focus();
  }, [isEmpty]);
  const isCode = words.place === "code" || words.place === "worktree";
  const flags = FLAGS.filter(({ flag }) => isCode || (words.place !== "names" && flag !== "isWord"));
  const typed: CodeSearchWords = { ...words, q: text.trim() === "" ? "" : text, paths };

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(typed);
  }

  return (
    <form className="SearchForm" role="search" onSubmit={submit}>
      <div className="SearchForm-field">
        <SearchIcon />
        <input
          ref={field}
          type="search"
          className="SearchForm-input"
          aria-label={TEXT.label}
          title={`${TEXT.label} (${KEYS})`}
          placeholder={TEXT.label}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && text === words.q) event.currentTarget.blur();
          }}
        />
        <Kbd keys={KEYS} />
      </div>
      {flags.length > 0 && (
        <div className="SearchForm-flags" role="group" aria-label={TEXT.options}>
          {flags.map(({ flag, ...shown }) => (
            <SearchFlag
              key={flag}
              {...shown}
              isOn={words[flag]}
              onPress={() => onSearch({ ...typed, [flag]: !words[flag] })}
            />
          ))}
        </div>
      )}
      {isCode && (
        <>
          <input
            type="text"
            className="SearchForm-paths"
            aria-label={`${TEXT.paths}: ${TEXT.pathsHint}`}
            title={TEXT.pathsHint}
            placeholder={TEXT.pathsPlaceholder}
            value={paths}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => setPaths(event.currentTarget.value)}
          />
          <SegmentedControl
            label={TEXT.context}
            options={CONTEXT_OPTIONS}
            keys={NEAR_KEYS}
            group={shortcutGroups.search}
            value={words.context}
            onChange={(context) => onSearch({ ...typed, context })}
          />
        </>
      )}
      {words.place === "changes" && (
        <SegmentedControl
          label={TEXT.changes}
          options={CHANGE_OPTIONS}
          keys={NEAR_KEYS}
          group={shortcutGroups.search}
          value={words.isAnyLine ? "any" : "added"}
          onChange={(value) => onSearch({ ...typed, isAnyLine: value === "any" })}
        />
      )}
      <Button type="submit" variant="primary">
        {TEXT.go}
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

/** One of the ways to search that is on or off: a sign, its name on hover, its keys in the field too. */
function SearchFlag({ sign, label, keys, isOn, onPress }: SearchFlagProps): ReactNode {
  useShortcut(keys, label, shortcutGroups.search, onPress);
  return (
    <Tooltip label={label} keys={keys}>
      <button
        type="button"
        className="SearchForm-flag"
        aria-pressed={isOn}
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        data-sign={sign}
        onClick={onPress}
      />
    </Tooltip>
  );
}

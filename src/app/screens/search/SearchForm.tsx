import { SearchIcon } from "@primer/octicons-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { CodeSearchWords, SearchContext } from "#contract/codeSearch.ts";
import { Button } from "#app/ui/Button.tsx";
import { Kbd } from "#app/ui/Kbd.tsx";
import { SegmentedControl, type SegmentedOption } from "#app/ui/SegmentedControl.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";

const LABEL = "What to search for";
const PATHS = "In files";
const PATHS_PLACEHOLDER = "All files; or *.ts src/ !tests";
const PATHS_HINT = "Names and paths, with blanks between them; ! leaves out";
const GO = "Search";
const OPTIONS = "How to search";
const KEYS = "/";
const GROUP = "Search";
const CONTEXT = "Lines around what was found";
const CONTEXT_OPTIONS: readonly SegmentedOption<SearchContext>[] = [
  { value: "0", label: "0", hint: "Only lines in which something was found" },
  { value: "2", label: "±2", hint: "Two lines above and below" },
  { value: "5", label: "±5", hint: "Five lines above and below" },
];
const CHANGES = "Which changes";
const CHANGE_OPTIONS: readonly SegmentedOption<"added" | "any">[] = [
  {
    value: "added",
    label: "Came or went",
    hint: "Commits after which the text stands there more or less often (git log -S)",
  },
  {
    value: "any",
    label: "In a changed line",
    hint: "Commits with the text in any line that they changed (git log -G)",
  },
];
const FLAGS: readonly {
  readonly flag: "isExact" | "isWord" | "isRegex";
  readonly sign: string;
  readonly label: string;
}[] = [
  { flag: "isExact", sign: "Aa", label: "Capitals count" },
  { flag: "isWord", sign: "ab|", label: "Whole words" },
  { flag: "isRegex", sign: ".*", label: "As a POSIX extended regular expression" },
];

interface Props {
  readonly words: CodeSearchWords;
  readonly onSearch: (words: CodeSearchWords) => void;
}

/** Where one types what to look for, how and in which files; Enter goes there, `/` leads here from anywhere on the page. */
export function SearchForm({ words, onSearch }: Props) {
  const [text, setText] = useState(words.q);
  const [paths, setPaths] = useState(words.paths);
  const field = useRef<HTMLInputElement>(null);
  useShortcut(KEYS, LABEL, GROUP, () => {
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
          aria-label={LABEL}
          title={`${LABEL} (${KEYS})`}
          placeholder={LABEL}
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
        <div className="SearchForm-flags" role="group" aria-label={OPTIONS}>
          {flags.map(({ flag, sign, label }) => (
            <button
              key={flag}
              type="button"
              className="SearchForm-flag"
              aria-pressed={words[flag]}
              aria-label={label}
              title={label}
              data-sign={sign}
              onClick={() => onSearch({ ...typed, [flag]: !words[flag] })}
            />
          ))}
        </div>
      )}
      {isCode && (
        <>
          <input
            type="text"
            className="SearchForm-paths"
            aria-label={`${PATHS}: ${PATHS_HINT}`}
            title={PATHS_HINT}
            placeholder={PATHS_PLACEHOLDER}
            value={paths}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => setPaths(event.currentTarget.value)}
          />
          <SegmentedControl
            label={CONTEXT}
            options={CONTEXT_OPTIONS}
            value={words.context}
            onChange={(context) => onSearch({ ...typed, context })}
          />
        </>
      )}
      {words.place === "changes" && (
        <SegmentedControl
          label={CHANGES}
          options={CHANGE_OPTIONS}
          value={words.isAnyLine ? "any" : "added"}
          onChange={(value) => onSearch({ ...typed, isAnyLine: value === "any" })}
        />
      )}
      <Button type="submit" variant="primary">
        {GO}
      </Button>
    </form>
  );
}

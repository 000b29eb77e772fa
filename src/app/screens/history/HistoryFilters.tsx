import { FilterIcon, XIcon } from "@primer/octicons-react";
import { type FormEvent, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { useNavigation } from "#app/ui/navigation.tsx";
import { SegmentedControl, type SegmentedOption } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { HistorySearch, MergesWord } from "#contract/searches.ts";

const TEXT = {
  title: "Narrow down",
  look: "Look",
  clear: "Clear",
  merges: "Merges",
  regex: "Regular expressions",
  case: "Match case",
  message: "Message",
  words: "words of it",
  author: "Author",
  nameOrAddress: "name or address",
  textThatCame: "Text that came or went",
  moreOrFewer: "more or fewer of it",
  textInChangedLines: "Text in changed lines",
  addedOrRemoved: "added or removed",
  since: "Since",
  until: "Until",
  all: "All",
  noMerges: "No merges",
  mergesOnly: "Merges only",
  mergesOnlyHint: "Only commits with two or more parents",
  firstParents: "First parents",
  firstParentsHint: "What was merged in, and not how it came about",
} as const;
const KEYS = "/";
const [MERGES_KEYS, REGEX_KEYS, CASE_KEYS] = ["Alt+M", "Alt+R", "Alt+C"] as const;

/** The fields, each with its label, and what it looks for in a few words. */
const FIELDS = [
  { name: "message", label: TEXT.message, placeholder: TEXT.words },
  { name: "author", label: TEXT.author, placeholder: TEXT.nameOrAddress },
  { name: "added", label: TEXT.textThatCame, placeholder: TEXT.moreOrFewer },
  { name: "changed", label: TEXT.textInChangedLines, placeholder: TEXT.addedOrRemoved },
  { name: "since", label: TEXT.since, type: "date" },
  { name: "until", label: TEXT.until, type: "date" },
] as const;

const CHOICES: readonly SegmentedOption<MergesWord | "all">[] = [
  { value: "all", label: TEXT.all },
  { value: "none", label: TEXT.noMerges },
  { value: "only", label: TEXT.mergesOnly, hint: TEXT.mergesOnlyHint },
  { value: "first", label: TEXT.firstParents, hint: TEXT.firstParentsHint },
];

const NOTHING: HistorySearch = {
  author: null,
  since: null,
  until: null,
  message: null,
  added: null,
  changed: null,
  merges: null,
  isRegex: false,
  isExact: false,
};

interface Props {
  readonly search: HistorySearch;
  /** Gives the address of the history so narrowed down. */
  readonly addressOf: (search: HistorySearch) => string;
}

/** What a history is narrowed down by: a form that goes to another address; `/` leads into it. */
export function HistoryFilters({ search, addressOf }: Props) {
  const { go } = useNavigation();
  const [draft, setDraft] = useState(search);
  const details = useRef<HTMLDetailsElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const words = filterWords(search);
  const open = (): void => {
    if (details.current) details.current.open = true;
  };
  const turn = (flag: "isRegex" | "isExact"): void => setDraft({ ...draft, [flag]: !draft[flag] });
  useShortcut(KEYS, TEXT.title, shortcutGroups.history, () => {
    open();
    first.current?.focus();
  });
  useShortcut(REGEX_KEYS, TEXT.regex, shortcutGroups.history, () => {
    open();
    turn("isRegex");
  });
  useShortcut(CASE_KEYS, TEXT.case, shortcutGroups.history, () => {
    open();
    turn("isExact");
  });

  const look = (wanted: HistorySearch): void => go(addressOf(wanted));
  function submit(event: FormEvent): void {
    event.preventDefault();
    look(draft);
  }

  return (
    <details ref={details} className="HistoryFilters" open={words !== "" || undefined}>
      <summary className="HistoryFilters-title" title={`${TEXT.title} (${KEYS})`}>
        <FilterIcon /> {TEXT.title}
        {words !== "" && <span className="HistoryFilters-words">{words}</span>}
      </summary>
      <form role="search" aria-label={TEXT.title} className="HistoryFilters-form" onSubmit={submit}>
        {FIELDS.map(({ name, ...field }, index) => (
          <TextField
            key={name}
            {...field}
            {...(index === 0 ? { ref: first } : {})}
            value={draft[name] ?? ""}
            onChange={(value) => setDraft({ ...draft, [name]: value === "" ? null : value })}
          />
        ))}
        <div className="HistoryFilters-foot">
          <SegmentedControl
            label={TEXT.merges}
            keys={MERGES_KEYS}
            group={shortcutGroups.history}
            options={CHOICES}
            value={draft.merges ?? "all"}
            onChange={(value) => look({ ...draft, merges: value === "all" ? null : value })}
          />
          <label className="HistoryFilters-check" title={`${TEXT.regex} (${REGEX_KEYS})`}>
            <input type="checkbox" checked={draft.isRegex} onChange={() => turn("isRegex")} />
            {TEXT.regex}
          </label>
          <label className="HistoryFilters-check" title={`${TEXT.case} (${CASE_KEYS})`}>
            <input type="checkbox" checked={draft.isExact} onChange={() => turn("isExact")} />
            {TEXT.case}
          </label>
          <span className="HistoryFilters-deeds">
            {words !== "" && (
              <ButtonLink variant="quiet" icon={<XIcon />} to={addressOf(NOTHING)}>
                {TEXT.clear}
              </ButtonLink>
            )}
            <Button type="submit" variant="primary">
              {TEXT.look}
            </Button>
          </span>
        </div>
      </form>
    </details>
  );
}

const FILTER_WORDS_TEXT = {
  merges: {
    none: "no merges",
    only: "merges only",
    first: "first parents",
  },
  message: (message: string): string => `message “${message}”`,
  author: (author: string): string => `author “${author}”`,
  cameOrWent: (added: string): string => `“${added}” came or went`,
  inChangedLines: (changed: string): string => `“${changed}” in changed lines`,
  since: (since: string): string => `since ${since}`,
  until: (until: string): string => `until ${until}`,
} as const;

/** Says in a few words what a history is narrowed down by; nothing where it is not. */
export function filterWords({ author, since, until, message, added, changed, merges }: HistorySearch): string {
  const words = [
    message === null ? null : FILTER_WORDS_TEXT.message(message),
    author === null ? null : FILTER_WORDS_TEXT.author(author),
    added === null ? null : FILTER_WORDS_TEXT.cameOrWent(added),
    changed === null ? null : FILTER_WORDS_TEXT.inChangedLines(changed),
    since === null ? null : FILTER_WORDS_TEXT.since(since),
    until === null ? null : FILTER_WORDS_TEXT.until(until),
    merges === null ? null : FILTER_WORDS_TEXT.merges[merges],
  ];
  return words.filter((word) => word !== null).join(", ");
}

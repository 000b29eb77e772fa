import { FilterIcon, XIcon } from "@primer/octicons-react";
import { type FormEvent, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { useNavigation } from "#app/ui/navigation.tsx";
import { SegmentedControl, type SegmentedOption } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { HistorySearch, MergesParam } from "#contract/searches.ts";

const TEXT = {
  title: "Filter",
  regex: "Regular expressions",
  case: "Match case",
} as const;
const KEYS = "/";
const [MERGES_KEYS, REGEX_KEYS, CASE_KEYS] = ["Alt+M", "Alt+R", "Alt+C"] as const;

const FIELDS = [
  { name: "message", label: "Message", placeholder: "Words in the message" },
  { name: "author", label: "Author", placeholder: "Name or email" },
  { name: "added", label: "Text added or removed", placeholder: "git log -S" },
  { name: "changed", label: "Text in changed lines", placeholder: "git log -G" },
  { name: "since", label: "Since", type: "date" },
  { name: "until", label: "Until", type: "date" },
] as const;

const OPTIONS: readonly SegmentedOption<MergesParam | "all">[] = [
  { value: "all", label: "All" },
  { value: "none", label: "No merges" },
  { value: "only", label: "Merges only", hint: "Only commits with two or more parents" },
  { value: "first", label: "First parent only", hint: "Follow only the first parent of merge commits" },
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
  readonly addressOf: (search: HistorySearch) => string;
}

/** The filter form of a history. Submitting it navigates to the filtered URL. */
export function HistoryFilters({ search, addressOf }: Props) {
  const { go } = useNavigation();
  const [draft, setDraft] = useState(search);
  const details = useRef<HTMLDetailsElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const parts = describeFilter(search);
  const open = (): void => {
    if (details.current) details.current.open = true;
  };
  const toggle = (flag: "isRegex" | "isExact"): void => setDraft({ ...draft, [flag]: !draft[flag] });
  useShortcut(KEYS, TEXT.title, shortcutGroups.history, () => {
    open();
    first.current?.focus();
  });
  useShortcut(REGEX_KEYS, TEXT.regex, shortcutGroups.history, () => {
    open();
    toggle("isRegex");
  });
  useShortcut(CASE_KEYS, TEXT.case, shortcutGroups.history, () => {
    open();
    toggle("isExact");
  });

  const applyFilter = (wanted: HistorySearch): void => go(addressOf(wanted));
  function submit(event: FormEvent): void {
    event.preventDefault();
    applyFilter(draft);
  }

  return (
    <details ref={details} className="HistoryFilters card" open={parts !== "" || undefined}>
      <summary className="HistoryFilters-title" title={`${TEXT.title} (${KEYS})`}>
        <FilterIcon /> {TEXT.title}
        {parts !== "" && <span className="HistoryFilters-words muted long-words">{parts}</span>}
      </summary>
      <form role="search" aria-label={TEXT.title} className="HistoryFilters-form gap-3" onSubmit={submit}>
        {FIELDS.map(({ name, ...field }, index) => (
          <TextField
            key={name}
            {...field}
            {...(index === 0 ? { ref: first } : {})}
            value={draft[name] ?? ""}
            onChange={(value) => setDraft({ ...draft, [name]: value === "" ? null : value })}
          />
        ))}
        <div className="HistoryFilters-foot row wrap">
          <SegmentedControl
            label="Merges"
            keys={MERGES_KEYS}
            group={shortcutGroups.history}
            options={OPTIONS}
            value={draft.merges ?? "all"}
            onChange={(value) => applyFilter({ ...draft, merges: value === "all" ? null : value })}
          />
          <label className="HistoryFilters-check inline-row gap-1" title={`${TEXT.regex} (${REGEX_KEYS})`}>
            <input type="checkbox" checked={draft.isRegex} onChange={() => toggle("isRegex")} />
            {TEXT.regex}
          </label>
          <label className="HistoryFilters-check inline-row gap-1" title={`${TEXT.case} (${CASE_KEYS})`}>
            <input type="checkbox" checked={draft.isExact} onChange={() => toggle("isExact")} />
            {TEXT.case}
          </label>
          <span className="HistoryFilters-actions gap-2">
            {parts !== "" && (
              <ButtonLink variant="quiet" icon={<XIcon />} to={addressOf(NOTHING)}>
                Clear
              </ButtonLink>
            )}
            <Button type="submit" variant="primary">
              Apply
            </Button>
          </span>
        </div>
      </form>
    </details>
  );
}

const FILTER_TEXT = {
  merges: {
    none: "no merges",
    only: "merges only",
    first: "first parent only",
  },
} as const;

/** Describes the active filters in one line; empty when there are none. */
export function describeFilter({ author, since, until, message, added, changed, merges }: HistorySearch): string {
  const parts = [
    message === null ? null : `message “${message}”`,
    author === null ? null : `author “${author}”`,
    added === null ? null : `“${added}” added or removed`,
    changed === null ? null : `“${changed}” in changed lines`,
    since === null ? null : `since ${since}`,
    until === null ? null : `until ${until}`,
    merges === null ? null : FILTER_TEXT.merges[merges],
  ];
  return parts.filter((part) => part !== null).join(", ");
}

import { FilterIcon, XIcon } from "@primer/octicons-react";
import { useRef, useState, type FormEvent } from "react";
import type { HistorySearch, MergesWord } from "#contract/historySearch.ts";
import { Button } from "#app/ui/Button.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { SegmentedControl, type SegmentedOption } from "#app/ui/SegmentedControl.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { filterWords } from "./filterWords.ts";

const TITLE = "Narrow down";
const KEYS = "/";
const GROUP = "History";
const LOOK = "Look";
const CLEAR = "Clear";
const MERGES = "Merges";
const REGEX = "Regular expressions";
const CASE = "Match case";

/** The fields, each with its label, and what it looks for in a few words. */
const FIELDS = [
  { name: "message", label: "Message", placeholder: "words of it" },
  { name: "author", label: "Author", placeholder: "name or address" },
  { name: "added", label: "Text that came or went", placeholder: "more or fewer of it" },
  { name: "changed", label: "Text in changed lines", placeholder: "added or removed" },
  { name: "since", label: "Since", type: "date" },
  { name: "until", label: "Until", type: "date" },
] as const;

const CHOICES: readonly SegmentedOption<MergesWord | "all">[] = [
  { value: "all", label: "All" },
  { value: "none", label: "No merges" },
  { value: "only", label: "Merges only", hint: "Only commits with two or more parents" },
  { value: "first", label: "First parents", hint: "What was merged in, and not how it came about" },
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
  useShortcut(KEYS, TITLE, GROUP, () => {
    if (details.current) details.current.open = true;
    first.current?.focus();
  });

  const look = (wanted: HistorySearch): void => go(addressOf(wanted));
  function submit(event: FormEvent): void {
    event.preventDefault();
    look(draft);
  }

  return (
    <details ref={details} className="HistoryFilters" open={words !== "" || undefined}>
      <summary className="HistoryFilters-title" title={`${TITLE} (${KEYS})`}>
        <FilterIcon /> {TITLE}
        {words !== "" && <span className="HistoryFilters-words">{words}</span>}
      </summary>
      <form role="search" aria-label={TITLE} className="HistoryFilters-form" onSubmit={submit}>
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
            label={MERGES}
            options={CHOICES}
            value={draft.merges ?? "all"}
            onChange={(value) => look({ ...draft, merges: value === "all" ? null : value })}
          />
          <label className="HistoryFilters-check">
            <input
              type="checkbox"
              checked={draft.isRegex}
              onChange={({ currentTarget }) => setDraft({ ...draft, isRegex: currentTarget.checked })}
            />
            {REGEX}
          </label>
          <label className="HistoryFilters-check">
            <input
              type="checkbox"
              checked={draft.isExact}
              onChange={({ currentTarget }) => setDraft({ ...draft, isExact: currentTarget.checked })}
            />
            {CASE}
          </label>
          <span className="HistoryFilters-deeds">
            {words !== "" && (
              <ButtonLink variant="quiet" icon={<XIcon />} to={addressOf(NOTHING)}>
                {CLEAR}
              </ButtonLink>
            )}
            <Button type="submit" variant="primary">
              {LOOK}
            </Button>
          </span>
        </div>
      </form>
    </details>
  );
}

import { FilterIcon, XIcon } from "@primer/octicons-react";
import { type FormEvent, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { useNavigation } from "#app/ui/navigation.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { HistorySearch } from "#contract/searches.ts";

const TITLE = "Filter";
const KEYS = "/";

const FIELDS = [
  { name: "message", label: "Message", placeholder: "Words in the message" },
  { name: "author", label: "Author", placeholder: "Name or email" },
  { name: "added", label: "Text added or removed", placeholder: "git log -S" },
  { name: "since", label: "Since", type: "date" },
  { name: "until", label: "Until", type: "date" },
] as const;

const NOTHING: HistorySearch = { author: null, since: null, until: null, message: null, added: null };

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
  useShortcut(KEYS, TITLE, shortcutGroups.history, () => {
    if (details.current) details.current.open = true;
    first.current?.focus();
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    go(addressOf(draft));
  }

  return (
    <details ref={details} className="HistoryFilters card" open={parts !== "" || undefined}>
      <summary className="HistoryFilters-title" title={`${TITLE} (${KEYS})`}>
        <FilterIcon /> {TITLE}
        {parts !== "" && <span className="HistoryFilters-words muted long-words">{parts}</span>}
      </summary>
      <form role="search" aria-label={TITLE} className="HistoryFilters-form gap-3" onSubmit={submit}>
        {FIELDS.map(({ name, ...field }, index) => (
          <TextField
            key={name}
            {...field}
            {...(index === 0 ? { ref: first } : {})}
            value={draft[name] ?? ""}
            onChange={(value) => setDraft({ ...draft, [name]: value === "" ? null : value })}
          />
        ))}
        <div className="HistoryFilters-actions row gap-2">
          {parts !== "" && (
            <ButtonLink variant="quiet" icon={<XIcon />} to={addressOf(NOTHING)}>
              Clear
            </ButtonLink>
          )}
          <Button type="submit" variant="primary">
            Apply
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Describes the active filters in one line; empty when there are none. */
export function describeFilter({ author, since, until, message, added }: HistorySearch): string {
  const parts = [
    message === null ? null : `message “${message}”`,
    author === null ? null : `author “${author}”`,
    added === null ? null : `“${added}” added or removed`,
    since === null ? null : `since ${since}`,
    until === null ? null : `until ${until}`,
  ];
  return parts.filter((part) => part !== null).join(", ");
}

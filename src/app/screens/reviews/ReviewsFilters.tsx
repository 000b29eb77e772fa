import { SearchIcon, XIcon } from "@primer/octicons-react";
import { type FormEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Combobox } from "#app/ui/Combobox.tsx";
import type { ComboboxSuggestion } from "#app/ui/ComboboxInput.tsx";
import { Kbd } from "#app/ui/Kbd.tsx";
import { useNavigation } from "#app/ui/navigation.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { ReviewsFilters_reviews$key } from "#generated/ReviewsFilters_reviews.graphql.ts";

const LABEL = "Search reviews";
const ME: ComboboxSuggestion = { value: "me", label: "me" };

interface Props {
  readonly slug: string;
  readonly search: ReviewsSearch;
  readonly reviews: ReviewsFilters_reviews$key;
}

/** Filters the list by author or reviewer. Suggests the people of the listed reviews. */
export function ReviewsFilters({ slug, search, reviews }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment ReviewsFilters_reviews on ReviewConnection @throwOnFieldError {
        edges {
          node {
            author {
              name
              email
            }
            reviewers {
              ...PersonName_person
              name
              email
            }
          }
        }
      }
    `,
    reviews,
  );
  const { go } = useNavigation();
  const narrowed = [search.q, search.author, search.reviewer].some((value) => value !== null && value !== undefined);
  return (
    <div className="ReviewsFilters gap-3">
      <PersonFilter
        label="Author"
        value={search.author ?? ""}
        people={edges.flatMap(({ node }) => node.author ?? [])}
        onPick={(author) => go(addressOf.reviews(slug, { ...search, author }))}
      />
      <PersonFilter
        label="Reviewer"
        value={search.reviewer ?? ""}
        people={edges.flatMap(({ node }) => node.reviewers)}
        onPick={(reviewer) => go(addressOf.reviews(slug, { ...search, reviewer }))}
      />
      {narrowed && (
        <ButtonLink
          variant="quiet"
          icon={<XIcon />}
          to={addressOf.reviews(slug, {
            state: search.state ?? null,
            turn: search.turn ?? null,
          })}
        >
          Clear
        </ButtonLink>
      )}
    </div>
  );
}

interface PersonFilterProps {
  readonly label: string;
  readonly value: string;
  readonly people: readonly { readonly name: string; readonly email: string }[];
  readonly onPick: (person: string) => void;
}

function PersonFilter({ label, value, people, onPick }: PersonFilterProps) {
  const [typed, setTyped] = useState(value);
  const sought = typed === value ? "" : typed.trim().toLowerCase();
  const known = new Map(people.map(({ name, email }) => [email, { value: email, label: name, detail: email }]));
  const suggestions = [ME, ...known.values()].filter(
    ({ value: email, label: name }) => name.toLowerCase().includes(sought) || email.toLowerCase().includes(sought),
  );
  return (
    <Combobox
      label={label}
      value={typed}
      onChange={setTyped}
      onPick={(picked) => {
        if (picked.trim() !== value) onPick(picked.trim());
      }}
      suggestions={suggestions}
      placeholder="anybody"
      emptyText="No such person on this page. Press Enter to use the text as an email address."
    />
  );
}

const KEYS = "/";

/** The search field of the list. `/` focuses it from anywhere on the page. */
export function ReviewsSearchField({ slug, search }: { readonly slug: string; readonly search: ReviewsSearch }) {
  const [text, setText] = useState(search.q ?? "");
  const field = useRef<HTMLInputElement>(null);
  const { go } = useNavigation();
  useShortcut(KEYS, LABEL, shortcutGroups.reviews, () => {
    field.current?.focus();
    field.current?.select();
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    go(addressOf.reviews(slug, { ...search, q: text }));
  }

  return (
    <form className="ReviewsSearchField row search-field" role="search" onSubmit={submit}>
      <SearchIcon />
      <input
        ref={field}
        type="search"
        className="field"
        aria-label={LABEL}
        title={`${LABEL} (${KEYS})`}
        placeholder="Search titles, descriptions, people, branches"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && text === "") event.currentTarget.blur();
        }}
      />
      <Kbd keys={KEYS} />
    </form>
  );
}

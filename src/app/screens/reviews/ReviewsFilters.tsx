import { XIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { ReviewsFilters_reviews$key } from "#generated/ReviewsFilters_reviews.graphql.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Combobox, type ComboboxSuggestion } from "#app/ui/Combobox.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";

const TEXT = {
  author: "Author",
  reviewer: "Reviewer",
  empty: "Nobody on this page is called that; Enter takes what is typed as an e-mail address",
  clear: "Clear",
  me: "me",
} as const;
const ANYBODY = "anybody";
const ME: ComboboxSuggestion = { value: "me", label: TEXT.me };

interface Props {
  readonly slug: string;
  readonly search: ReviewsSearch;
  readonly reviews: ReviewsFilters_reviews$key;
}

/** Narrows the list down to one author or one reviewer; the people of the reviews in sight are suggested. */
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
    <div className="ReviewsFilters">
      <PersonFilter
        label={TEXT.author}
        value={search.author ?? ""}
        people={edges.map(({ node }) => node.author)}
        onPick={(author) => go(addressOf.reviews(slug, { ...search, author }))}
      />
      <PersonFilter
        label={TEXT.reviewer}
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
          {TEXT.clear}
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
      placeholder={ANYBODY}
      emptyText={TEXT.empty}
    />
  );
}

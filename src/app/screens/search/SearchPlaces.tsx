import type { CodeSearchWords, SearchPlace } from "#contract/codeSearch.ts";
import { addressOf } from "#contract/pages.ts";
import { Link } from "#app/ui/Link.tsx";

const LABEL = "Where to search";
const PLACES: readonly { readonly place: SearchPlace; readonly label: string }[] = [
  { place: "code", label: "Code" },
  { place: "worktree", label: "Uncommitted work" },
  { place: "names", label: "File names" },
  { place: "messages", label: "Commit messages" },
  { place: "changes", label: "Changes" },
];

interface Props {
  readonly slug: string;
  readonly words: CodeSearchWords;
}

/** Leads to the same search elsewhere: in what files hold, in their names, in what commits say, and in what they changed. */
export function SearchPlaces({ slug, words }: Props) {
  return (
    <nav className="SearchPlaces" aria-label={LABEL}>
      {PLACES.map(({ place, label }) => (
        <Link
          key={place}
          className="SearchPlaces-place"
          to={addressOf.search(slug, { ...words, place })}
          aria-current={place === words.place ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

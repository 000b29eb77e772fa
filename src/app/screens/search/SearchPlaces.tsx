import type { CodeSearchWords } from "#contract/codeSearch.ts";
import { addressOf } from "#contract/pages.ts";
import { Link } from "#app/ui/Link.tsx";

const LABEL = "Where to search";

interface Props {
  readonly slug: string;
  readonly words: CodeSearchWords;
  readonly revision: string;
}

/** Leads to the same search elsewhere: in what files hold, in their names, in what commits say, and in what they changed. */
export function SearchPlaces({ slug, words, revision }: Props) {
  const { q, place, isRegex, isExact } = words;
  const told = { isRegex, isExact };
  const places = [
    { label: "Code", to: addressOf.search(slug, { ...words, place: "code" }), isHere: place === "code" },
    { label: "File names", to: addressOf.search(slug, { ...words, place: "names" }), isHere: place === "names" },
    {
      label: "Commit messages",
      to: addressOf.history(slug, revision, { ...told, message: q === "" ? null : q }),
      isHere: false,
    },
    {
      label: "Changes that brought or took it",
      to: addressOf.history(slug, revision, { ...told, added: q === "" ? null : q }),
      isHere: false,
    },
  ];
  return (
    <nav className="SearchPlaces" aria-label={LABEL}>
      {places.map(({ label, to, isHere }) => (
        <Link key={label} className="SearchPlaces-place" to={to} aria-current={isHere ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

import { useRef } from "react";
import type { CodeSearchWords, SearchPlace } from "#contract/codeSearch.ts";
import { addressOf } from "#contract/pages.ts";
import { Link } from "#app/ui/Link.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { useCurrentInSight } from "#app/ui/useCurrentInSight.ts";
import { tabHint } from "#app/ui/tabHint.ts";
import { useTabKeys } from "#app/ui/useTabKeys.ts";

const TEXT = {
  label: "Where to search",
  next: "Search in the next place",
  previous: "Search in the previous place",
  code: "Code",
  uncommittedWork: "Uncommitted work",
  fileNames: "File names",
  commitMessages: "Commit messages",
  changes: "Changes",
} as const;
const PLACES: readonly { readonly place: SearchPlace; readonly label: string }[] = [
  { place: "code", label: TEXT.code },
  { place: "worktree", label: TEXT.uncommittedWork },
  { place: "names", label: TEXT.fileNames },
  { place: "messages", label: TEXT.commitMessages },
  { place: "changes", label: TEXT.changes },
];

interface Props {
  readonly slug: string;
  readonly words: CodeSearchWords;
}

/** Leads to the same search elsewhere: in what files hold, in their names, in what commits say, and in what they changed. */
export function SearchPlaces({ slug, words }: Props) {
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row);
  useTabKeys(row, shortcutGroups.search, TEXT);
  const current = PLACES.findIndex(({ place }) => place === words.place);
  return (
    <nav ref={row} className="SearchPlaces" aria-label={TEXT.label}>
      {PLACES.map(({ place, label }, at) => (
        <Link
          key={place}
          className="SearchPlaces-place"
          to={addressOf.search(slug, { ...words, place })}
          {...tabHint(label, { at, current, count: PLACES.length })}
          aria-current={at === current ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

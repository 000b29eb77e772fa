import { SearchIcon } from "@primer/octicons-react";
import { useRef, useState, type FormEvent } from "react";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import { Kbd } from "#app/ui/Kbd.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  label: "Search reviews",
  placeholder: "Search titles, descriptions, people, branches",
} as const;
const KEYS = "/";

interface Props {
  readonly slug: string;
  readonly search: ReviewsSearch;
}

/** Where one types what to look for; Enter goes there, `/` leads here from anywhere on the page. */
export function ReviewsSearchField({ slug, search }: Props) {
  const [text, setText] = useState(search.q ?? "");
  const field = useRef<HTMLInputElement>(null);
  const { go } = useNavigation();
  useShortcut(KEYS, TEXT.label, shortcutGroups.reviews, () => {
    field.current?.focus();
    field.current?.select();
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    go(addressOf.reviews(slug, { ...search, q: text }));
  }

  return (
    <form className="ReviewsSearchField" role="search" onSubmit={submit}>
      <SearchIcon />
      <input
        ref={field}
        type="search"
        className="ReviewsSearchField-input"
        aria-label={TEXT.label}
        title={`${TEXT.label} (${KEYS})`}
        placeholder={TEXT.placeholder}
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

import {
  CommandPaletteIcon,
  FileDiffIcon,
  FileDirectoryIcon,
  GitBranchIcon,
  GitCommitIcon,
  GitCompareIcon,
  GitPullRequestIcon,
  HistoryIcon,
  HomeIcon,
  RepoIcon,
  SearchIcon,
} from "@primer/octicons-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { addressOf } from "#contract/pages.ts";
import type { NamedRef } from "#app/parts/navigation/namedRefs.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import type { Shortcut } from "#app/ui/shortcuts.ts";
import { theme } from "#app/ui/theme.ts";
import { useShortcutRegistry } from "#app/ui/useShortcutRegistry.ts";
import { usePaletteRefs, type NamedReview } from "./usePaletteRefs.ts";

const PLACEHOLDER = "Go to a branch, a commit, a review, a page";
const ON_PAGE = "On this page";

/** Groups of keys that the palette offers by other names. */
const OFFERED: ReadonlySet<string> = new Set(["General", "Go"]);

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The repository that one looks at, if any. */
  readonly slug: string | null;
}

/** Everything that one can go to or do from here, by a few letters of its name. */
export function Palette({ open, onClose, slug }: Props) {
  const { go } = useRouter();
  const [query, setQuery] = useState("");
  const { refs, reviews, repositories, failure, loading } = usePaletteRefs(open, slug, query);
  const registry = useShortcutRegistry();
  const here = useSyncExternalStore(registry.subscribe, registry.list, registry.list);
  const commands = useMemo((): readonly Command[] => {
    const typed = query.trim();
    return [
      { id: "desk", label: "Desk", group: "Go to", keys: "g g", icon: <HomeIcon />, run: () => go(addressOf.desk()) },
      ...(slug === null ? [] : pagesOf(slug, typed, go)),
      ...refs.flatMap((ref) => (slug === null ? [] : refCommands(slug, ref, go))),
      ...(slug === null ? [] : reviews.map((review) => reviewCommand(slug, review, go))),
      ...repositories.map((repository): Command => ({
        id: `repository ${repository.slug}`,
        label: repository.name,
        detail: repository.path,
        group: "Repositories",
        icon: <RepoIcon />,
        run: () => go(addressOf.history(repository.slug, "HEAD")),
      })),
      ...deedsHere(here),
      ...(["system", "light", "dark"] as const).map((choice): Command => ({
        id: `theme ${choice}`,
        label: `Theme: ${choice}`,
        group: "Look",
        icon: <CommandPaletteIcon />,
        run: () => theme.choose(choice),
      })),
    ];
  }, [slug, query, refs, reviews, repositories, here, go]);
  return (
    <CommandPalette
      open={open}
      onClose={() => {
        setQuery("");
        onClose();
      }}
      commands={commands}
      query={query}
      onQueryChange={setQuery}
      loading={loading}
      placeholder={PLACEHOLDER}
      {...(failure !== null && { emptyText: failure })}
    />
  );
}

type Go = (url: string) => void;

function pagesOf(slug: string, typed: string, go: Go): readonly Command[] {
  const history = { id: "history", label: "History", group: "Go to", keys: "g h", icon: <HistoryIcon /> };
  const files = { id: "files", label: "Files", group: "Go to", keys: "g f", icon: <FileDirectoryIcon /> };
  const reviews = { id: "reviews", label: "Reviews", group: "Go to", keys: "g r", icon: <GitPullRequestIcon /> };
  const worktree = { id: "worktree", label: "Uncommitted work", group: "Go to", keys: "g w", icon: <FileDiffIcon /> };
  const compare = { id: "compare", label: "Compare revisions", group: "Go to", keys: "g c", icon: <GitCompareIcon /> };
  const commit: readonly Command[] =
    typed.length < 4
      ? []
      : [
          {
            id: "commit",
            label: `Commit ${typed}`,
            detail: "as git understands it",
            group: "Go to",
            icon: <GitCommitIcon />,
            found: true,
            run: () => go(addressOf.commit(slug, typed)),
          },
        ];
  return [
    { ...history, run: () => go(addressOf.history(slug, "HEAD")) },
    { ...files, run: () => go(addressOf.tree(slug)) },
    { ...reviews, run: () => go(addressOf.reviews(slug)) },
    { ...worktree, run: () => go(addressOf.worktree(slug)) },
    { ...compare, run: () => go(addressOf.compareStart(slug)) },
    {
      id: "search",
      label: "Search the code",
      ...(typed !== "" && { detail: typed, found: true }),
      group: "Go to",
      keys: "g /",
      icon: <SearchIcon />,
      run: () => go(addressOf.search(slug, { q: typed })),
    },
    ...commit,
  ];
}

function reviewCommand(slug: string, { key, title, author }: NamedReview, go: Go): Command {
  return {
    id: `review ${key}`,
    label: title,
    detail: `review by ${author}`,
    group: "Reviews",
    icon: <GitPullRequestIcon />,
    found: true,
    run: () => go(addressOf.review(slug, key)),
  };
}

/** What can be done by key on the page below; of several places that bind the same deed the last one does it. */
function deedsHere(shortcuts: readonly Shortcut[]): readonly Command[] {
  const deeds = shortcuts.filter(({ group }) => !OFFERED.has(group));
  return [...new Map(deeds.map((shortcut) => [`${shortcut.keys} ${shortcut.label}`, shortcut]))].map(
    ([id, { label, keys, run }]) => ({
      id: `key ${id}`,
      label,
      group: ON_PAGE,
      keys,
      icon: <CommandPaletteIcon />,
      // The palette gives the focus back first; what the deed focuses keeps it.
      run: () => requestAnimationFrame(() => run(new KeyboardEvent("keydown"))),
    }),
  );
}

function refCommands(slug: string, { name, kind, revision }: NamedRef, go: Go): readonly Command[] {
  return [
    {
      id: `compare ${revision}`,
      label: `Compare ${name}`,
      detail: `${kind}, with HEAD`,
      group: "Branches and tags",
      icon: <GitCompareIcon />,
      run: () => go(addressOf.compare(slug, "HEAD", revision)),
    },
    {
      id: `history ${revision}`,
      label: `History of ${name}`,
      detail: kind,
      group: "Branches and tags",
      icon: <GitBranchIcon />,
      run: () => go(addressOf.history(slug, revision)),
    },
  ];
}

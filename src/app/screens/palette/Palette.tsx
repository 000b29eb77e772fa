import {
  CommandPaletteIcon,
  FileDiffIcon,
  FileDirectoryIcon,
  GearIcon,
  GitBranchIcon,
  GitCommitIcon,
  GitCompareIcon,
  GitPullRequestIcon,
  HistoryIcon,
  HomeIcon,
  RepoIcon,
  SearchIcon,
} from "@primer/octicons-react";
import { useMemo, useSyncExternalStore } from "react";
import type { NamedRef } from "#app/parts/navigation/namedRefs.ts";
import { type Setting, settingList } from "#app/parts/settings/settingList.ts";
import { useForgetParams, useRouter } from "#app/relay/useRouter.ts";
import { settings } from "#app/ui/settings.ts";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { type Shortcut, useShortcutRegistry } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import { type NamedReview, usePaletteRefs } from "./usePaletteRefs.ts";

const TEXT = {
  placeholder: "Go to a branch, commit, review or page",
  onPage: "On this page",
  home: "Home",
  go: "Go to",
  repositories: "Repositories",
  history: "History",
  files: "Files",
  reviews: "Reviews",
  uncommittedWork: "Uncommitted work",
  compareRevisions: "Compare revisions",
  commit: (typed: string): string => `Commit ${typed}`,
  asGitUnderstands: "resolved by git",
  searchTheCode: "Search code",
  review: (author: string): string => `review by ${author}`,
  compare: (name: string): string => `Compare ${name}`,
  withHead: (kind: string): string => `${kind}, compared with HEAD`,
  branchesAndTags: "Branches and tags",
  historyOf: (name: string): string => `History of ${name}`,
  group: "Settings",
  all: "Settings",
  allDetail: "theme, code font size, diff layout",
  choice: (setting: string, option: string): string => `${setting}: ${option}`,
  chosen: "current",
  now: (option: string): string => `currently ${option}`,
} as const;

/** Shortcut groups that the palette already offers as commands of its own. */
const OFFERED: ReadonlySet<string> = new Set(["General", "Go"]);

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSettings: () => void;
  /** The repository of the current page, if any. */
  readonly slug: string | null;
}

/** The command palette: pages, refs, reviews, actions of the current page and settings. */
export function Palette({ open, onClose, onSettings, slug }: Props) {
  const { go } = useRouter();
  const typing = usePaletteQuery(onClose);
  const { query } = typing;
  const { refs, reviews, repositories, failure, loading } = usePaletteRefs(open, slug, query);
  const registry = useShortcutRegistry();
  const forgetParams = useForgetParams();
  const chosen = useSyncExternalStore(settings.subscribe, settings.all, settings.all);
  const here = useSyncExternalStore(registry.subscribe, registry.list, registry.list);
  const commands = useMemo((): readonly Command[] => {
    const typed = query.trim();
    return [
      {
        id: "home",
        label: TEXT.home,
        group: TEXT.go,
        keys: "g g",
        icon: <HomeIcon />,
        run: () => go(addressOf.home()),
      },
      ...(slug === null ? [] : pagesOf(slug, typed, go)),
      ...actionsHere(here),
      ...(slug === null ? [] : reviews.map((review) => reviewCommand(slug, review, go))),
      ...refs.flatMap((ref) => (slug === null ? [] : refCommands(slug, ref, go))),
      ...repositories.map((repository): Command => ({
        id: `repository ${repository.slug}`,
        label: repository.name,
        detail: repository.path,
        group: TEXT.repositories,
        icon: <RepoIcon />,
        run: () => go(addressOf.history(repository.slug, "HEAD")),
      })),
      ...settingCommands(typed, chosen, {
        choose: ({ name, param }, value) => {
          settings.save(name, value);
          forgetParams(param === null ? [] : [param]);
        },
        openAll: onSettings,
      }),
    ];
  }, [slug, query, refs, reviews, repositories, here, go, chosen, forgetParams, onSettings]);
  return (
    <CommandPalette
      {...typing}
      open={open}
      commands={commands}
      loading={loading}
      placeholder={TEXT.placeholder}
      {...(failure !== null && { emptyText: failure })}
    />
  );
}

type Go = (url: string) => void;

function pagesOf(slug: string, typed: string, go: Go): readonly Command[] {
  const history = { id: "history", label: TEXT.history, group: TEXT.go, keys: "g h", icon: <HistoryIcon /> };
  const files = { id: "files", label: TEXT.files, group: TEXT.go, keys: "g f", icon: <FileDirectoryIcon /> };
  const reviews = { id: "reviews", label: TEXT.reviews, group: TEXT.go, keys: "g r", icon: <GitPullRequestIcon /> };
  const worktree = { id: "worktree", label: TEXT.uncommittedWork, group: TEXT.go, keys: "g w", icon: <FileDiffIcon /> };
  const compare = {
    id: "compare",
    label: TEXT.compareRevisions,
    group: TEXT.go,
    keys: "g c",
    icon: <GitCompareIcon />,
  };
  const commit: readonly Command[] =
    typed.length < 4
      ? []
      : [
          {
            id: "commit",
            label: TEXT.commit(typed),
            detail: TEXT.asGitUnderstands,
            group: TEXT.go,
            icon: <GitCommitIcon />,
            positions: [], // Its label has the query in it, and every command that matches is better.
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
      label: TEXT.searchTheCode,
      ...(typed !== "" && { detail: typed, found: true }),
      group: TEXT.go,
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
    detail: TEXT.review(author),
    group: TEXT.reviews,
    icon: <GitPullRequestIcon />,
    found: true,
    run: () => go(addressOf.review(slug, key)),
  };
}

/**
 * Returns the shortcuts of the current page as commands. The last of several shortcuts with the same keys and label
 * wins.
 */
function actionsHere(shortcuts: readonly Shortcut[]): readonly Command[] {
  const actions = shortcuts.filter(({ group }) => !OFFERED.has(group));
  return [...new Map(actions.map((shortcut) => [`${shortcut.keys} ${shortcut.label}`, shortcut]))].map(
    ([id, { label, keys, run }]) => ({
      id: `key ${id}`,
      label,
      group: TEXT.onPage,
      ...(keys !== "" && { keys }),
      icon: <CommandPaletteIcon />,
      // Closing the palette restores focus first, so that focus set by the action stays.
      run: () => requestAnimationFrame(() => run(new KeyboardEvent("keydown"))),
    }),
  );
}

function refCommands(slug: string, { name, kind, revision }: NamedRef, go: Go): readonly Command[] {
  return [
    {
      id: `compare ${revision}`,
      label: TEXT.compare(name),
      detail: TEXT.withHead(kind),
      group: TEXT.branchesAndTags,
      icon: <GitCompareIcon />,
      run: () => go(addressOf.compare(slug, "HEAD", revision)),
    },
    {
      id: `history ${revision}`,
      label: TEXT.historyOf(name),
      detail: kind,
      group: TEXT.branchesAndTags,
      icon: <GitBranchIcon />,
      run: () => go(addressOf.history(slug, revision)),
    },
  ];
}

const KEYS = ",";

interface PaletteActions {
  readonly choose: (setting: Setting, value: string) => void;
  readonly openAll: () => void;
}

/** Returns the settings as commands. Single options are listed only once something is typed, as there are many. */
function settingCommands(
  typed: string,
  chosen: ReadonlyMap<string, string>,
  { choose, openAll }: PaletteActions,
): readonly Command[] {
  const all: Command = {
    id: "settings",
    label: TEXT.all,
    detail: TEXT.allDetail,
    group: TEXT.group,
    keys: KEYS,
    icon: <GearIcon />,
    run: openAll,
  };
  if (typed === "") return [all];
  return [
    all,
    ...settingList.flatMap((setting) => {
      const present = chosen.get(setting.name) ?? setting.usual;
      const shown = setting.options.find(({ value }) => value === present)?.label ?? present;
      return setting.options.map(({ value, label }): Command => ({
        id: `setting ${setting.name} ${value}`,
        label: TEXT.choice(setting.label, label),
        detail: value === present ? TEXT.chosen : TEXT.now(shown),
        group: TEXT.group,
        icon: <GearIcon />,
        run: () => choose(setting, value),
      }));
    }),
  ];
}

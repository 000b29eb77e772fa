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
import { useRouter } from "#app/relay/useRouter.ts";
import { useForgetWords } from "#app/relay/useSearchParams.ts";
import { choices } from "#app/ui/choices.ts";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { type Shortcut, useShortcutRegistry } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import { type NamedReview, usePaletteRefs } from "./usePaletteRefs.ts";

const TEXT = {
  placeholder: "Go to a branch, a commit, a review, a page",
  onPage: "On this page",
  desk: "Desk",
  go: "Go to",
  repositories: "Repositories",
  history: "History",
  files: "Files",
  reviews: "Reviews",
  uncommittedWork: "Uncommitted work",
  compareRevisions: "Compare revisions",
  commit: (typed: string): string => `Commit ${typed}`,
  asGitUnderstands: "as git understands it",
  searchTheCode: "Search the code",
  review: (author: string): string => `review by ${author}`,
  compare: (name: string): string => `Compare ${name}`,
  withHead: (kind: string): string => `${kind}, with HEAD`,
  branchesAndTags: "Branches and tags",
  historyOf: (name: string): string => `History of ${name}`,
} as const;

/** Groups of keys that the palette offers by other names. */
const OFFERED: ReadonlySet<string> = new Set(["General", "Go"]);

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows all settings. */
  readonly onSettings: () => void;
  /** The repository that one looks at, if any. */
  readonly slug: string | null;
}

/** Everything that one can go to or do from here, by a few letters of its name. */
export function Palette({ open, onClose, onSettings, slug }: Props) {
  const { go } = useRouter();
  const typing = usePaletteQuery(onClose);
  const { query } = typing;
  const { refs, reviews, repositories, failure, loading } = usePaletteRefs(open, slug, query);
  const registry = useShortcutRegistry();
  const forgetWords = useForgetWords();
  const chosen = useSyncExternalStore(choices.subscribe, choices.all, choices.all);
  const here = useSyncExternalStore(registry.subscribe, registry.list, registry.list);
  const commands = useMemo((): readonly Command[] => {
    const typed = query.trim();
    return [
      {
        id: "desk",
        label: TEXT.desk,
        group: TEXT.go,
        keys: "g g",
        icon: <HomeIcon />,
        run: () => go(addressOf.desk()),
      },
      ...(slug === null ? [] : pagesOf(slug, typed, go)),
      ...refs.flatMap((ref) => (slug === null ? [] : refCommands(slug, ref, go))),
      ...(slug === null ? [] : reviews.map((review) => reviewCommand(slug, review, go))),
      ...repositories.map((repository): Command => ({
        id: `repository ${repository.slug}`,
        label: repository.name,
        detail: repository.path,
        group: TEXT.repositories,
        icon: <RepoIcon />,
        run: () => go(addressOf.history(repository.slug, "HEAD")),
      })),
      ...deedsHere(here),
      ...settingCommands(typed, chosen, {
        choose: ({ name, word }, value) => {
          choices.keep(name, value);
          forgetWords(word === null ? [] : [word]);
        },
        openAll: onSettings,
      }),
    ];
  }, [slug, query, refs, reviews, repositories, here, go, chosen, forgetWords, onSettings]);
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

/** What can be done by key on the page below; of several places that bind the same deed the last one does it. */
function deedsHere(shortcuts: readonly Shortcut[]): readonly Command[] {
  const deeds = shortcuts.filter(({ group }) => !OFFERED.has(group));
  return [...new Map(deeds.map((shortcut) => [`${shortcut.keys} ${shortcut.label}`, shortcut]))].map(
    ([id, { label, keys, run }]) => ({
      id: `key ${id}`,
      label,
      group: TEXT.onPage,
      ...(keys !== "" && { keys }),
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

const SETTING_COMMANDS_TEXT = {
  group: "Settings",
  all: "Settings",
  allDetail: "theme, size of code, how changes are shown",
  choice: (setting: string, option: string): string => `${setting}: ${option}`,
  chosen: "chosen now",
  now: (option: string): string => `now ${option}`,
} as const;
const KEYS = ",";

interface Deeds {
  /** Has a choice hold. */
  readonly choose: (setting: Setting, value: string) => void;
  /** Shows all settings. */
  readonly openAll: () => void;
}

/** What can be chosen for all pages, each with what holds now: once something is typed, or there would be too many. */
function settingCommands(
  typed: string,
  chosen: ReadonlyMap<string, string>,
  { choose, openAll }: Deeds,
): readonly Command[] {
  const all: Command = {
    id: "settings",
    label: SETTING_COMMANDS_TEXT.all,
    detail: SETTING_COMMANDS_TEXT.allDetail,
    group: SETTING_COMMANDS_TEXT.group,
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
        label: SETTING_COMMANDS_TEXT.choice(setting.label, label),
        detail: value === present ? SETTING_COMMANDS_TEXT.chosen : SETTING_COMMANDS_TEXT.now(shown),
        group: SETTING_COMMANDS_TEXT.group,
        icon: <GearIcon />,
        run: () => choose(setting, value),
      }));
    }),
  ];
}

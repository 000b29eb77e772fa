import {
  CommandPaletteIcon,
  FileDiffIcon,
  FileDirectoryIcon,
  FileIcon,
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
import { useMemo } from "react";
import type { NamedRef } from "#app/reading/navigation/namedRefs.ts";
import { type Setting, settingList } from "#app/reading/settings/settingList.ts";
import { useForgetParams, useRouter } from "#app/relay/useRouter.ts";
import { settings } from "#app/ui/settings.ts";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { displayPath } from "#app/ui/format.ts";
import { pageCommands } from "#app/ui/pageCommands.ts";
import { type Shortcut, useShortcutRegistry } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import { type NamedCommit, type NamedReview, usePaletteRefs } from "./usePaletteRefs.ts";
import { useStored } from "#app/ui/Store.ts";

const TEXT = {
  go: "Go to",
  reviews: "Reviews",
  branchesAndTags: "Branches and tags",
  group: "Settings",
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
  const { refs, reviews, repositories, paths, commit, failure, loading } = usePaletteRefs(open, slug, query);
  const registry = useShortcutRegistry();
  const forgetParams = useForgetParams();
  const chosen = useStored(settings, settings.all);
  const here = useStored(registry, registry.list);
  const commands = useMemo((): readonly Command[] => {
    const typed = query.trim();
    const changed = open && typed !== "" ? pageCommands() : [];
    const labels = new Set(changed.map(({ label }) => label));
    const files = slug === null || typed === "" ? [] : paths.map((path) => fileCommand(slug, path, go));
    return [
      ...changed,
      ...files.filter(({ label }) => !labels.has(label)),
      {
        id: "home",
        label: "Home",
        group: TEXT.go,
        keys: "g g",
        icon: <HomeIcon />,
        run: () => go(addressOf.home()),
      },
      ...(slug === null ? [] : pagesOf(slug, typed, go)),
      ...actionsHere(here),
      // What was found for an earlier text is no answer to this one.
      ...(slug === null || commit === null || loading ? [] : [commitCommand(slug, commit, go)]),
      ...(slug === null ? [] : reviews.map((review) => reviewCommand(slug, review, go))),
      ...refs.flatMap((ref) => (slug === null ? [] : refCommands(slug, ref, go))),
      ...repositories.map((repository): Command => ({
        id: `repository ${repository.slug}`,
        label: repository.name,
        detail: repository.path,
        group: "Repositories",
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
  }, [
    open,
    slug,
    query,
    refs,
    reviews,
    repositories,
    paths,
    commit,
    loading,
    here,
    go,
    chosen,
    forgetParams,
    onSettings,
  ]);
  return (
    <CommandPalette
      {...typing}
      open={open}
      commands={commands}
      loading={loading}
      placeholder="Go to a file, branch, commit, review or page"
      {...(failure !== null && { emptyText: failure })}
    />
  );
}

type Go = (url: string) => void;

function pagesOf(slug: string, typed: string, go: Go): readonly Command[] {
  const history = { id: "history", label: "History", group: TEXT.go, keys: "g h", icon: <HistoryIcon /> };
  const files = { id: "files", label: "Files", group: TEXT.go, keys: "g f", icon: <FileDirectoryIcon /> };
  const reviews = { id: "reviews", label: TEXT.reviews, group: TEXT.go, keys: "g r", icon: <GitPullRequestIcon /> };
  const worktree = { id: "worktree", label: "Uncommitted work", group: TEXT.go, keys: "g w", icon: <FileDiffIcon /> };
  const compare = {
    id: "compare",
    label: "Compare revisions",
    group: TEXT.go,
    keys: "g c",
    icon: <GitCompareIcon />,
  };
  return [
    { ...history, run: () => go(addressOf.history(slug, "HEAD")) },
    { ...files, run: () => go(addressOf.tree(slug)) },
    { ...reviews, run: () => go(addressOf.reviews(slug)) },
    { ...worktree, run: () => go(addressOf.worktree(slug)) },
    { ...compare, run: () => go(addressOf.compareStart(slug)) },
    {
      id: "search",
      label: "Search code",
      ...(typed !== "" && { detail: typed, found: true }),
      group: TEXT.go,
      keys: "g /",
      icon: <SearchIcon />,
      run: () => go(addressOf.search(slug, { q: typed })),
    },
  ];
}

function fileCommand(slug: string, path: string, go: Go): Command {
  const label = displayPath(path);
  return {
    id: `file ${path}`,
    label,
    nameFrom: label.lastIndexOf("/") + 1,
    group: "Files",
    icon: <FileIcon />,
    run: () => go(addressOf.file(slug, "HEAD", path)),
  };
}

function commitCommand(slug: string, { oid, abbreviated, subject }: NamedCommit, go: Go): Command {
  return {
    id: "commit",
    label: `Commit ${abbreviated}`,
    detail: subject,
    group: TEXT.go,
    icon: <GitCommitIcon />,
    positions: [], // Git found it, by other signs than those of its label.
    run: () => go(addressOf.commit(slug, oid)),
  };
}

function reviewCommand(slug: string, { key, title, author }: NamedReview, go: Go): Command {
  return {
    id: `review ${key}`,
    label: title,
    detail: `review by ${author}`,
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
      group: "On this page",
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
      label: `Compare ${name}`,
      detail: `${kind}, compared with HEAD`,
      group: TEXT.branchesAndTags,
      icon: <GitCompareIcon />,
      run: () => go(addressOf.compare(slug, "HEAD", revision)),
    },
    {
      id: `history ${revision}`,
      label: `History of ${name}`,
      detail: kind,
      group: TEXT.branchesAndTags,
      icon: <GitBranchIcon />,
      run: () => go(addressOf.history(slug, revision)),
    },
  ];
}

/** Returns the settings as commands. Single options are listed only once something is typed, as there are many. */
function settingCommands(
  typed: string,
  chosen: ReadonlyMap<string, string>,
  { choose, openAll }: { readonly choose: (setting: Setting, value: string) => void; readonly openAll: () => void },
): readonly Command[] {
  const all: Command = {
    id: "settings",
    label: "Settings",
    detail: "theme, code font size, diff layout",
    group: TEXT.group,
    keys: ",",
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
        label: `${setting.label}: ${label}`,
        detail: value === present ? "current" : `currently ${shown}`,
        group: TEXT.group,
        icon: <GearIcon />,
        run: () => choose(setting, value),
      }));
    }),
  ];
}

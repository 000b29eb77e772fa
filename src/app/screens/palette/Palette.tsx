import {
  CommandPaletteIcon,
  GitBranchIcon,
  GitCommitIcon,
  GitCompareIcon,
  HistoryIcon,
  HomeIcon,
  RepoIcon,
} from "@primer/octicons-react";
import { useMemo, useState } from "react";
import { addressOf } from "#contract/pages.ts";
import type { NamedRef } from "#app/parts/namedRefs.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { CommandPalette, type Command } from "#app/ui/CommandPalette.tsx";
import { theme } from "#app/ui/theme.ts";
import { usePaletteRefs } from "./usePaletteRefs.ts";

const PLACEHOLDER = "Go to a branch, a commit, a page";

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
  const { refs, repositories, failure, loading } = usePaletteRefs(open, slug, query);
  const commands = useMemo((): readonly Command[] => {
    const typed = query.trim();
    return [
      { id: "desk", label: "Desk", group: "Go to", keys: "g d", icon: <HomeIcon />, run: () => go(addressOf.desk()) },
      ...(slug === null ? [] : pagesOf(slug, typed, go)),
      ...refs.flatMap((ref) => (slug === null ? [] : refCommands(slug, ref, go))),
      ...repositories.map((repository): Command => ({
        id: `repository ${repository.slug}`,
        label: repository.name,
        detail: repository.path,
        group: "Repositories",
        icon: <RepoIcon />,
        run: () => go(addressOf.history(repository.slug, "HEAD")),
      })),
      ...(["system", "light", "dark"] as const).map((choice): Command => ({
        id: `theme ${choice}`,
        label: `Theme: ${choice}`,
        group: "Look",
        icon: <CommandPaletteIcon />,
        run: () => theme.choose(choice),
      })),
    ];
  }, [slug, query, refs, repositories, go]);
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
    { ...compare, run: () => go(addressOf.compareStart(slug)) },
    ...commit,
  ];
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

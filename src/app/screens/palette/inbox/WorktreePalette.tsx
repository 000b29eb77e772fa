import { FileDirectoryIcon } from "@primer/octicons-react";
import { graphql } from "react-relay";
import type { WorktreePaletteMutation } from "#generated/WorktreePaletteMutation.graphql.ts";
import { useWorktrees, type Worktree } from "#app/reading/inbox/worktreeSwitcher.tsx";
import { useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { type Command, CommandPalette, usePaletteQuery } from "#app/ui/CommandPalette.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { addressOf } from "#contract/pages.ts";

interface Props {
  readonly slug: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The work trees of a repository, with the work in each. Choosing one shows the same page there. */
export function WorktreePalette({ slug, open, onClose }: Props) {
  const typing = usePaletteQuery(onClose);
  const { data, failure } = useWorktrees(slug);
  const { url, go } = useNavigation();
  const toast = useToast();
  const [run] = useUnsignedMutation<WorktreePaletteMutation>(graphql`
    mutation WorktreePaletteMutation($input: OpenKnownRepositoryInput!) {
      openKnownRepository(input: $input) {
        slug
        problem {
          message
        }
      }
    }
  `);
  const switchTo = async (worktree: Worktree): Promise<void> => {
    let to = worktree.slug ?? null;
    const open = (): Promise<string | null> =>
      run({ input: { id: worktree.id } }, (_, answer) => (to = answer?.openKnownRepository?.slug ?? null));
    const problem = to === null ? await open() : null;
    if (to !== null) go(addressIn(to, worktree));
    else if (problem !== null) toast({ text: problem });
  };
  const addressIn = (to: string, { files, base, ahead, branch }: Worktree): string => {
    const page = samePage(url, slug);
    if (page !== null) return `/${to}/${page}`;
    // Where all is committed, the commits are what there is to read.
    return files === 0 && ahead > 0 && base != null
      ? addressOf.compare(to, base, branch ?? "HEAD")
      : addressOf.worktree(to);
  };
  const commands = (data ?? []).map((worktree): Command => ({
    id: `${typing.query} ${worktree.id}`, // a row that only moves would stay selected
    label: nameOf(worktree),
    detail: factsOf(worktree, slug).join(" · "),
    group: "Work trees",
    icon: <FileDirectoryIcon />,
    run: () => void switchTo(worktree),
  }));
  return (
    <CommandPalette
      {...typing}
      title="Work trees"
      open={open}
      commands={commands}
      loading={data === null && failure === null}
      placeholder="Switch to the work tree"
      emptyText={failure ?? (data?.length === 0 ? ONLY_ONE : "No matches")}
    />
  );
}

const ONLY_ONE = "This is the only work tree of the repository. Add another one with git worktree add.";

/** A page of work, which is another one in each work tree, and the page of a repository without a path. */
const OF_WORK = /^(?:(?:worktree|compare|commit)\b.*)?$/su;

/** Returns the part of an address that shows the same in another work tree; null for a page of work or of no repository. */
function samePage(url: string, slug: string): string | null {
  const [, repository, ...rest] = url.replace(/#.*$/su, "").split("/");
  const page = rest.join("/");
  return repository !== slug || OF_WORK.test(page) ? null : page;
}

function nameOf({ path, branch }: Worktree): string {
  return `${displayPath(path.slice(path.lastIndexOf("/") + 1))} · ${branch == null ? "detached HEAD" : displayPath(branch)}`;
}

function factsOf(worktree: Worktree, slug: string): readonly string[] {
  const { path, locked, isGone, files, base, ahead, owners, isShared } = worktree;
  return [
    ...(worktree.slug === slug ? ["this one"] : []),
    ...(isGone ? ["its folder is gone"] : []),
    ...(files == null || files === 0 ? [] : [counted(files, "uncommitted file")]),
    ...(ahead === 0 ? [] : [`${counted(ahead, "commit")} ahead of ${displayPath(base ?? "")}`]),
    ...(files === 0 && ahead === 0 ? ["no changes"] : []),
    ...(owners.length === 0 ? [] : [`${isShared ? "shared by " : ""}${owners.map(displayPath).join(" and ")}`]),
    ...(locked == null ? [] : [locked === "" ? "locked" : `locked: ${displayPath(locked)}`]),
    displayPath(path),
  ];
}

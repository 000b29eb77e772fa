import { HistoryIcon } from "@primer/octicons-react";
import { Suspense, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { addressOf } from "#contract/pages.ts";
import type { FolderView_repository$key } from "#generated/FolderView_repository.graphql.ts";
import { GoToFile } from "#app/parts/navigation/GoToFile.tsx";
import { OtherReadings } from "#app/parts/navigation/OtherReadings.tsx";
import { PathLinks } from "#app/parts/navigation/PathLinks.tsx";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { Boundary } from "#app/ui/Boundary.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Link } from "#app/ui/Link.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { messageOf } from "#app/ui/messageOf.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { ElsewhereHere } from "./ElsewhereHere.tsx";
import { EntryFacts } from "./EntryFacts.ts";
import { EntrySizesFeed } from "./EntrySizesFeed.tsx";
import { FolderReadme } from "./FolderReadme.tsx";
import { FolderTable } from "./FolderTable.tsx";
import { LastCommitsFeed } from "./LastCommitsFeed.tsx";
import { readEntries } from "./readEntries.ts";

const TEXT = {
  files: "Files",
  empty: "This folder is empty",
  emptyRoot: "This commit has no files. Look at another revision.",
  emptyFolder:
    "Git itself keeps no empty folders; something else wrote this one. Go to the folder above, or to another revision.",
  permalink: "Go to this folder at this very commit",
  title: (folder: string, revision: string, name: string): string => `${folder} at ${revision} · ${name} · Galley`,
  looked: "Looked for",
  asThey: "As they are",
  asIt: "As it is",
  inName: (revision: string): string => `in ${revision},`,
  at: "at",
  revision: "At",
  history: "History",
} as const;

/** One folder as it is at a revision, with the commit that last changed each of its entries, and its README. */
export function FolderView(props: { readonly repository: FolderView_repository$key }) {
  const repository = useFragment(
    graphql`
      fragment FolderView_repository on Repository @argumentDefinitions(place: { type: "String!" }) @throwOnFieldError {
        name
        slug
        ...OtherReadings_repository @arguments(place: $place)
        tree(place: $place) {
          revision
          path
          commit {
            oid
            abbreviatedOid
            messageHeadline
          }
          tree {
            table {
              ...readEntries_table
            }
            ...EntrySizesFeed_tree @defer
          }
          ...ElsewhereHere_folder
          ...FolderReadme_folder @defer
          ...LastCommitsFeed_folder @defer
        }
      }
    `,
    props.repository,
  );
  const { go } = useRouter();
  const { name, slug, tree: folder } = repository;
  const { revision, path, commit, tree } = folder;
  const table = tree?.table;
  const entries = useMemo(() => (table == null ? [] : readEntries(table)), [table]);
  // Whatever arrives belongs to this folder of this commit and to no other.
  const place = `${slug} ${commit.oid} ${path}`;
  const facts = useMemo(() => ({ place, store: new EntryFacts() }), [place]).store;
  const isName = revision !== commit.oid;
  const label = isName ? displayPath(revision) : commit.abbreviatedOid;
  useShortcut("y", TEXT.permalink, TEXT.files, () => go(addressOf.tree(slug, commit.oid, path)), { enabled: isName });
  return (
    <>
      <PageTitle>{TEXT.title(path === "" ? TEXT.files : displayPath(path), label, name)}</PageTitle>
      <div className="TreeScreen-head">
        <div className="TreeScreen-where">
          <h1 className="TreeScreen-title">
            <PathLinks path={path} addressOf={(above) => addressOf.tree(slug, revision, above)} />
          </h1>
          <p className="TreeScreen-facts">
            {tree == null ? TEXT.looked : path === "" ? TEXT.asThey : TEXT.asIt}{" "}
            {isName && `${TEXT.inName(displayPath(revision))} `}
            {TEXT.at} <Link to={addressOf.commit(slug, commit.oid)}>{commit.abbreviatedOid}</Link>
            {commit.messageHeadline !== "" && <> “{commit.messageHeadline}”</>}
          </p>
        </div>
        <div className="TreeScreen-ways">
          <RevisionPicker
            key={revision}
            slug={slug}
            label={TEXT.revision}
            value={revision}
            onPick={(next) => go(addressOf.tree(slug, next, path))}
          />
          <GoToFile slug={slug} oid={commit.oid} onGo={(file) => go(addressOf.file(slug, revision, file))} />
          <ButtonLink to={addressOf.history(slug, revision, { path })} icon={<HistoryIcon />}>
            {TEXT.history}
          </ButtonLink>
        </div>
      </div>
      <OtherReadings
        repository={repository}
        revision={revision}
        addressOf={({ kind, commit: at, path: there }) =>
          (kind === "TREE" ? addressOf.tree : addressOf.file)(slug, at, there)
        }
      />
      {tree == null ? (
        <ElsewhereHere slug={slug} folder={folder} />
      ) : entries.length === 0 ? (
        <EmptyState title={TEXT.empty}>{path === "" ? TEXT.emptyRoot : TEXT.emptyFolder}</EmptyState>
      ) : (
        <>
          <FolderTable key={place} slug={slug} revision={revision} path={path} entries={entries} facts={facts} />
          <Boundary fallback={(error) => <Notice tone="warning">{messageOf(error)}</Notice>}>
            <Suspense fallback={null}>
              <EntrySizesFeed tree={tree} facts={facts} />
            </Suspense>
            <Suspense fallback={null}>
              <LastCommitsFeed key={place} folder={folder} facts={facts} />
            </Suspense>
            <Suspense fallback={null}>
              <FolderReadme slug={slug} folder={folder} />
            </Suspense>
          </Boundary>
        </>
      )}
    </>
  );
}

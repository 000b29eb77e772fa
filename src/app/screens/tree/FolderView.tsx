import { BookIcon, HistoryIcon } from "@primer/octicons-react";
import { Suspense, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { MarkdownText } from "#app/parts/markdown/MarkdownText.tsx";
import { GoToFile } from "#app/parts/navigation/GoToFile.tsx";
import { OtherReadings } from "#app/parts/navigation/OtherReadings.tsx";
import { PathLinks } from "#app/parts/navigation/PathLinks.tsx";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Boundary, messageOf } from "#app/ui/Failure.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { useShortcut } from "#app/ui/shortcuts.tsx";
import { linkFrom } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { FolderView_readme$key } from "#generated/FolderView_readme.graphql.ts";
import type { FolderView_repository$key } from "#generated/FolderView_repository.graphql.ts";
import { ElsewhereHere } from "./ElsewhereHere.tsx";
import { EntryFacts, EntrySizesFeed, LastCommitsFeed } from "./EntryFacts.tsx";
import { readEntries } from "./folderEntries.ts";
import { FolderTable } from "./FolderTable.tsx";

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
              ...folderEntries_table
            }
            ...EntryFacts_sizes @defer
          }
          ...ElsewhereHere_folder
          ...FolderView_readme @defer
          ...EntryFacts_lastCommits @defer
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

const FOLDER_README_TEXT = {
  unreadable: "It cannot be shown here; its own page says why.",
} as const;
const MARKDOWN = /\.(?:md|markdown|mdown|mkd)$/iu;

interface Props {
  readonly slug: string;
  readonly folder: FolderView_readme$key;
}

/** The file that introduces the folder, below what it holds; nothing where there is none. */
function FolderReadme({ slug, folder }: Props) {
  const { revision, readme } = useFragment(
    graphql`
      fragment FolderView_readme on FolderAtRevision {
        revision
        readme {
          path
          blob {
            text @catch(to: NULL)
          }
        }
      }
    `,
    folder,
  );
  const at = revision ?? "HEAD";
  const path = readme?.path ?? null;
  const linkTo = useMemo(() => linkFrom(slug, at, path ?? ""), [slug, at, path]);
  if (path === null) return null;
  const text = readme?.blob?.text ?? null;
  const to = addressOf.file(slug, at, path);
  return (
    <section className="FolderReadme" aria-label={displayPath(path)}>
      <h2 className="FolderReadme-title">
        <BookIcon /> <Link to={to}>{displayPath(path.slice(path.lastIndexOf("/") + 1))}</Link>
      </h2>
      <div className="FolderReadme-text">
        {text === null ? (
          <p>{FOLDER_README_TEXT.unreadable}</p>
        ) : MARKDOWN.test(path) ? (
          <MarkdownText text={text} linkTo={linkTo} />
        ) : (
          <pre className="FolderReadme-plain">{text}</pre>
        )}
      </div>
    </section>
  );
}

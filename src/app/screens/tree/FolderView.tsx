import { BookIcon, HistoryIcon } from "@primer/octicons-react";
import { Suspense, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { GoToFile } from "#app/reading/navigation/GoToFile.tsx";
import { PathLinks } from "#app/reading/navigation/PathLinks.tsx";
import { RevisionPicker } from "#app/reading/navigation/RevisionPicker.tsx";
import { useConnection } from "#app/reviewing/updates/useReviewChanges.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Boundary, EmptyState, messageOf, Notice } from "#app/ui/Notice.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { useShortcut } from "#app/ui/shortcuts.tsx";
import { linkFrom } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { FolderView_readme$key } from "#generated/FolderView_readme.graphql.ts";
import type {
  FolderView_repository$data,
  FolderView_repository$key,
} from "#generated/FolderView_repository.graphql.ts";
import { EntrySizes, NO_SIZES, readEntries } from "./folderEntries.ts";
import { FolderTable } from "./FolderTable.tsx";
import type { FolderView_folder$key } from "#generated/FolderView_folder.graphql.ts";

const FILES = "Files";

/** A folder at a revision: its entries and its README. */
export function FolderView(props: { readonly repository: FolderView_repository$key }) {
  const repository = useFragment(
    graphql`
      fragment FolderView_repository on Repository
      @argumentDefinitions(revisionPath: { type: "String!" })
      @throwOnFieldError {
        name
        slug
        tree(revisionPath: $revisionPath) {
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
            ...folderEntries_sizes @defer
          }
          ...FolderView_folder
          ...FolderView_readme @defer
        }
      }
    `,
    props.repository,
  );
  const { go } = useRouter();
  const { name, slug, tree: folder } = repository;
  useConnection(slug);
  const { revision, path, commit, tree } = folder;
  const isName = revision !== commit.oid;
  const label = isName ? displayPath(revision) : commit.abbreviatedOid;
  useShortcut("y", "Go to permalink", FILES, () => go(addressOf.tree(slug, commit.oid, path)), {
    enabled: isName,
  });
  return (
    <>
      <PageTitle>{`${path === "" ? FILES : displayPath(path)} at ${label} · ${name} · Galley`}</PageTitle>
      <div className="TreeScreen-head wrap spread">
        <div className="TreeScreen-where">
          <h1 className="TreeScreen-title strong">
            <PathLinks path={path} addressOf={(above) => addressOf.tree(slug, revision, above)} />
          </h1>
          <p className="TreeScreen-facts muted small long-words">
            {tree == null ? "Searched" : path === "" ? "Files" : "Folder"} {isName && `in ${displayPath(revision)} `}
            at <Link to={addressOf.commit(slug, commit.oid)}>{commit.abbreviatedOid}</Link>
            {commit.messageHeadline !== "" && <> “{commit.messageHeadline}”</>}
          </p>
        </div>
        <div className="TreeScreen-ways wrap gap-2">
          <RevisionPicker
            key={revision}
            slug={slug}
            label="Branch or tag"
            value={revision}
            onPick={(next) => go(addressOf.tree(slug, next, path))}
          />
          <GoToFile slug={slug} oid={commit.oid} onGo={(file) => go(addressOf.file(slug, revision, file))} />
          <ButtonLink to={addressOf.history(slug, revision, { path })} icon={<HistoryIcon />}>
            History
          </ButtonLink>
        </div>
      </div>
      {tree == null ? (
        <ElsewhereHere slug={slug} folder={folder} />
      ) : (
        <FolderContents key={`${commit.oid} ${path}`} slug={slug} folder={folder} tree={tree} />
      )}
    </>
  );
}

type Folder = FolderView_repository$data["tree"];

interface ContentsProps {
  readonly slug: string;
  readonly folder: Folder;
  readonly tree: NonNullable<Folder["tree"]>;
}

function FolderContents({ slug, folder, tree }: ContentsProps) {
  const { revision, path } = folder;
  const entries = useMemo(() => readEntries(tree.table), [tree.table]);
  const [sizes, setSizes] = useState(NO_SIZES);
  if (entries.length === 0) {
    return (
      <EmptyState title="This folder is empty">
        {path === ""
          ? "This commit has no files. Choose another branch or tag."
          : "Git does not create empty folders; another tool wrote this one. Go to the parent folder, or choose another branch."}
      </EmptyState>
    );
  }
  return (
    <>
      <FolderTable slug={slug} revision={revision} path={path} entries={entries} sizes={sizes} />
      <Boundary fallback={(error) => <Notice tone="warning">{messageOf(error)}</Notice>}>
        <Suspense fallback={null}>
          <EntrySizes tree={tree} onSizes={setSizes} />
        </Suspense>
        <Suspense fallback={null}>
          <FolderReadme slug={slug} folder={folder} />
        </Suspense>
      </Boundary>
    </>
  );
}

const MARKDOWN = /\.(?:md|markdown|mdown|mkd)$/iu;

/** The README of the folder. Renders nothing if there is none. */
function FolderReadme({ slug, folder }: { readonly slug: string; readonly folder: FolderView_readme$key }) {
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
    <section className="FolderReadme card" aria-label={displayPath(path)}>
      <h2 className="FolderReadme-title name-link row gap-2 strong">
        <BookIcon /> <Link to={to}>{displayPath(path.slice(path.lastIndexOf("/") + 1))}</Link>
      </h2>
      <div className="FolderReadme-text long-words">
        {text === null ? (
          <p>The README cannot be shown here. Open it to see why.</p>
        ) : MARKDOWN.test(path) ? (
          <MarkdownText text={text} linkTo={linkTo} />
        ) : (
          <pre className="FolderReadme-plain">{text}</pre>
        )}
      </div>
    </section>
  );
}

const TEXT = {
  nothing: "Path not found",
  thereIsNo: "There is no",
} as const;

/** Shown when the URL names no folder: links to the file at this path, or to the last commit that had the path. */
function ElsewhereHere({ slug, folder }: { readonly slug: string; readonly folder: FolderView_folder$key }) {
  const { revision, path, kind, lastSeen } = useFragment(
    graphql`
      fragment FolderView_folder on FolderAtRevision @throwOnFieldError {
        revision
        path
        kind
        lastSeen {
          kind
          commit {
            oid
          }
          deletedBy {
            oid
            abbreviatedOid
            messageHeadline
          }
        }
      }
    `,
    folder,
  );
  if (kind != null) {
    const open = <ButtonLink to={addressOf.file(slug, revision, path)}>Open</ButtonLink>;
    return (
      <EmptyState
        title={kind === "SUBMODULE" ? "This path is a submodule" : "This path is a file, not a folder"}
        actions={open}
      >
        <code>{displayPath(path)}</code>
      </EmptyState>
    );
  }
  if (lastSeen == null) {
    return (
      <EmptyState title={TEXT.nothing}>
        {TEXT.thereIsNo} <code>{displayPath(path)}</code>{" "}
        {`in ${displayPath(revision)} or in its history. Check the path, or choose another branch or tag.`}
      </EmptyState>
    );
  }
  const address = lastSeen.kind === "TREE" ? addressOf.tree : addressOf.file;
  const { oid, abbreviatedOid, messageHeadline } = lastSeen.deletedBy;
  return (
    <EmptyState
      title={TEXT.nothing}
      actions={<ButtonLink to={address(slug, lastSeen.commit.oid, path)}>View the last version</ButtonLink>}
    >
      {TEXT.thereIsNo} <code>{displayPath(path)}</code> {`in ${displayPath(revision)}. It was deleted in`}{" "}
      <Link to={addressOf.commit(slug, oid)}>{abbreviatedOid}</Link>
      {messageHeadline !== "" && <> “{messageHeadline}”</>}.
    </EmptyState>
  );
}

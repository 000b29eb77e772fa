import { Suspense, type CSSProperties, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type {
  ChangeReader_comparison$data,
  ChangeReader_comparison$key,
  GeneratedReason,
} from "#generated/ChangeReader_comparison.graphql.ts";
import type { ChangeReaderFilesQuery, Whitespace } from "#generated/ChangeReaderFilesQuery.graphql.ts";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import { DiffReader, type DiffReaderHandle } from "#app/diff/DiffReader.tsx";
import type { DiffFile, DiffLayout } from "#app/diff/DiffFile.ts";
import { FileList } from "#app/diff/FileList.tsx";
import { Boundary } from "#app/ui/Boundary.tsx";
import { Button } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { messageOf } from "#app/ui/messageOf.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { ChangeCounts, type Counts } from "./ChangeCounts.tsx";
import { ChangeSummary } from "./ChangeSummary.tsx";
import { FirstPatches } from "./FirstPatches.tsx";
import { PatchLoader, type Patches } from "./PatchLoader.ts";
import "./ChangeReader.css";

const EMPTY = "Nothing differs between the two.";
const RENAMES_LIMITED = "So many files changed that git did not look for renames among all of them.";
const NO_COUNTS = "The lines could not be counted.";
const NO_MORE_FILES = "The files that follow could not be listed.";
const TRY_AGAIN = "Try again";
const PAGE = 1000;
const GENERATED: Readonly<Record<GeneratedReason, string>> = {
  LOCK_FILE: "lock file",
  MINIFIED: "minified",
  GENERATED_NAME: "generated",
  VENDORED: "vendored",
};

interface Props {
  readonly comparison: ChangeReader_comparison$key;
  readonly layout: DiffLayout;
  readonly onLayout: (layout: DiffLayout) => void;
  /** The mode that the comparison was asked for: another mode is another page. */
  readonly whitespace: Whitespace;
  readonly onWhitespace: (whitespace: Whitespace) => void;
}

/** A change to read: the list of its files beside their lines. */
export function ChangeReader({ comparison, layout, onLayout, whitespace, onWhitespace }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ChangeReaderFilesQuery,
    ChangeReader_comparison$key
  >(
    graphql`
      fragment ChangeReader_comparison on Comparison
      @throwOnFieldError
      @refetchable(queryName: "ChangeReaderFilesQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 1000 }
        after: { type: "String" }
        whitespace: { type: "Whitespace" }
      ) {
        renamesLimited
        ...ChangeCounts_comparison @arguments(whitespace: $whitespace) @defer
        ...FirstPatches_comparison @arguments(whitespace: $whitespace) @defer
        files(first: $first, after: $after) @connection(key: "ChangeReader_files") {
          edges {
            node {
              id
              status
              similarity
              oldPath
              newPath
              oldMode
              newMode
              oldOid
              newOid
              generated
            }
          }
        }
      }
    `,
    comparison,
  );
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (hasNext && !isLoadingNext && failure === null) loadNext(PAGE, { onComplete: setFailure });
  }, [hasNext, isLoadingNext, loadNext, failure]);

  const environment = useRelayEnvironment();
  const [loader] = useState(() => new PatchLoader(environment, whitespace));
  useEffect(() => loader.start(), [loader]);
  const patches = useSyncExternalStore(loader.subscribe, loader.current);
  const [counts, setCounts] = useState<Counts | null>(null);
  const files = useMemo(() => diffFiles(data, counts, patches), [data, counts, patches]);

  const reader = useRef<DiffReaderHandle>(null);
  const [current] = useState(() => new CurrentFile());
  return (
    <section className="ChangeReader" aria-label="Changed files">
      <Boundary fallback={(error) => <Notice tone="warning">{`${NO_COUNTS} ${messageOf(error)}`}</Notice>}>
        <Suspense fallback={null}>
          <ChangeCounts comparison={data} onCounts={setCounts} />
        </Suspense>
      </Boundary>
      <ChangeSummary
        counts={counts}
        files={files.length}
        more={hasNext}
        layout={layout}
        onLayout={onLayout}
        whitespace={whitespace}
        onWhitespace={onWhitespace}
      />
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          <FirstPatches comparison={data} onPatches={loader.keep} />
        </Suspense>
      </Boundary>
      {failure && (
        <Notice tone="danger" actions={<Button onClick={() => setFailure(null)}>{TRY_AGAIN}</Button>}>
          {`${NO_MORE_FILES} ${messageOf(failure)}`}
        </Notice>
      )}
      {data.renamesLimited && <Notice tone="warning">{RENAMES_LIMITED}</Notice>}
      <div className="ChangeReader-body">
        <aside className="ChangeReader-list" style={fileCount(files.length)}>
          <FileList files={files} current={current} onPick={(key) => reader.current?.scrollToFile(key)} />
        </aside>
        <div className="ChangeReader-reader">
          <DiffReader
            ref={reader}
            files={files}
            layout={layout}
            onNeed={loader.load}
            current={current}
            emptyText={EMPTY}
          />
        </div>
      </div>
    </section>
  );
}

/** Hands the number of files to the style sheet: where the list stands above the lines it is no taller than it needs. */
function fileCount(files: number): CSSProperties {
  return Object.fromEntries([["--files", files]]);
}

/** Puts together what is known of each file: from the list, from the counts when they are there, from the patches loaded. */
function diffFiles(data: ChangeReader_comparison$data, counts: Counts | null, patches: Patches): readonly DiffFile[] {
  return data.files.edges.map(({ node }, index): DiffFile => {
    const additions = counts?.lines[index * 2] ?? null;
    const deletions = counts?.lines[index * 2 + 1] ?? null;
    const binary = additions === null ? null : additions < 0;
    const loaded = patches.get(node.id);
    return {
      key: node.id,
      plainPath: node.newPath ?? node.oldPath ?? "",
      status: node.status,
      similarity: node.similarity ?? null,
      isSameContent: node.oldOid === node.newOid,
      oldPath: node.oldPath == null ? null : displayPath(node.oldPath),
      newPath: node.newPath == null ? null : displayPath(node.newPath),
      oldMode: node.oldMode ?? null,
      newMode: node.newMode ?? null,
      additions: binary ? null : additions,
      deletions: binary ? null : deletions,
      isBinary: binary,
      patch: loaded?.text ?? null,
      failure: loaded?.failure ?? null,
      foldedBecause: node.generated == null ? null : GENERATED[node.generated],
    };
  });
}

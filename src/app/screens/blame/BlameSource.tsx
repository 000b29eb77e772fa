import { useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { BlameView } from "#contract/blameView.ts";
import { addressOf } from "#contract/pages.ts";
import type { BlameSource_file$key } from "#generated/BlameSource_file.graphql.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { FileContents } from "#app/diff/FileContents.ts";
import { plainFile } from "#app/diff/patch/plainFile.ts";
import { plainPatch } from "#app/diff/patch/plainPatch.ts";
import type { ReaderOptions } from "#app/diff/ReaderOptions.ts";
import type { LinePlace } from "#app/diff/places/useGoTo.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import { failureOf } from "#app/parts/failureOf.ts";
import { usePlaceVisits, type AddressedPlace } from "#app/parts/options/usePlaceVisits.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { AgeLegend } from "./AgeLegend.tsx";
import { BlameMargin } from "./BlameMargin.tsx";
import { BlameProgress } from "./BlameProgress.tsx";
import { IgnoredNote } from "./IgnoredNote.tsx";
import { useBlame } from "./useBlame.ts";

const TEXT = {
  noLines: "No lines to blame",
  binary: "It is no text. Its history says who changed it.",
  submodule: "It is a submodule: its lines are in another repository.",
  empty: "Empty file.",
} as const;

interface Props {
  readonly slug: string;
  readonly file: BlameSource_file$key;
  readonly view: BlameView;
  readonly options: ReaderOptions;
  /** The lines that the address names. */
  readonly address: AddressedPlace;
}

/** A file's lines with the commits that brought them at their left, as far as they are known by now. */
export function BlameSource({ slug, file, view, options, address }: Props) {
  const { revision, path, mode, commit, blob, blame } = useFragment(
    graphql`
      fragment BlameSource_file on FileAtRevision
      @throwOnFieldError
      @argumentDefinitions(
        follow: { type: "BlameFollow!" }
        ignoreRevs: { type: "Boolean!" }
        ignoreWhitespace: { type: "Boolean!" }
      ) {
        revision
        path
        mode
        commit {
          committer {
            date
          }
        }
        blob {
          text @catch(to: RESULT)
        }
        blame(follow: $follow, ignoreRevs: $ignoreRevs, ignoreWhitespace: $ignoreWhitespace) {
          ignoredRevisions {
            ...IgnoredNote_ignored
          }
          ranges @stream(initialCount: 0) {
            ...useBlame_ranges
          }
        }
      }
    `,
    file,
  );
  const { go } = useNavigation();
  const text = blob?.text.ok === true ? (blob.text.value ?? null) : null;
  const files = useMemo(() => [plainFile(path, mode)], [path, mode]);
  const { contents, lineCount } = useMemo(() => {
    const filled = new FileContents();
    if (text === null) return { contents: filled, lineCount: 0 };
    filled.putPatches([[path, plainPatch(text)]]);
    filled.putText(path, text);
    return { contents: filled, lineCount: text === "" ? 0 : text.split("\n").length - (text.endsWith("\n") ? 1 : 0) };
  }, [path, text]);
  const plain = useMemo((): ReaderOptions => ({ ...options, layout: "plain" }), [options]);
  const known = useBlame(blame.ranges);
  const reader = useRef<DiffReaderHandle>(null);
  const { links } = usePlaceVisits(reader, files, address);
  const openCommit = ({ line }: Required<LinePlace>): void => {
    const block = known.lines.blockAt(line);
    if (block !== null) go(addressOf.commit(slug, block.origin.oid));
  };

  if (blob == null) return <EmptyState title={TEXT.noLines}>{TEXT.submodule}</EmptyState>;
  if (!blob.text.ok) return <EmptyState title={TEXT.noLines}>{failureOf(blob.text.errors).message}</EmptyState>;
  if (text === null) return <EmptyState title={TEXT.noLines}>{TEXT.binary}</EmptyState>;

  return (
    <>
      <div className="BlameScreen-notes">
        <BlameProgress
          known={known.lines.known}
          lineCount={lineCount}
          originCount={known.lines.originCount}
          failure={known.failure}
        />
        <IgnoredNote ignored={blame.ignoredRevisions} view={view} />
        <AgeLegend />
      </div>
      <DiffReader
        ref={reader}
        files={files}
        contents={contents}
        options={plain}
        onNeed={nothing}
        links={links}
        revisions={{ old: null, new: revision }}
        onAct={openCommit}
        renderMargin={(beside) => (
          <BlameMargin
            key={beside.key}
            slug={slug}
            file={beside}
            blame={known.lines}
            view={view}
            revisionDate={commit.committer.date}
          />
        )}
        emptyText={TEXT.empty}
      />
    </>
  );
}

/** All of the file is there from the start. */
function nothing(): void {
  // There is nothing to ask for.
}

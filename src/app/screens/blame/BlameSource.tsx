import { graphql, useFragment } from "react-relay";
import type { ReaderOptions } from "#app/diff/patch/DiffFile.ts";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import { failureOf } from "#app/reading/data/fieldFailure.ts";
import { useEncodedText } from "#app/reading/options/EncodingMenu.tsx";
import type { UrlLocation } from "#app/reading/options/useLinkedLocation.ts";
import { SourceLines } from "#app/reading/readers/SourceLines.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { addressOf } from "#contract/pages.ts";
import type { BlameSource_file$key } from "#generated/BlameSource_file.graphql.ts";
import type { BlameSource_ignored$key } from "#generated/BlameSource_ignored.graphql.ts";
import { BlameMargin } from "./BlameMargin.tsx";
import { useBlame } from "./useBlame.ts";

const TEXT = {
  noLines: "No lines to blame",
  underWay: (known: number, lines: number): string => `Blaming lines: ${formatCount(known)} of ${formatCount(lines)}`,
  newer: "Newer",
  older: "Older",
} as const;

interface Props {
  readonly slug: string;
  readonly file: BlameSource_file$key;
  readonly options: ReaderOptions;
  /** The lines that the URL names. */
  readonly address: UrlLocation;
}

/** The source of a file with the blame, as far as it has loaded, in the left margin. */
export function BlameSource({ slug, file, options, address }: Props) {
  const { revision, path, mode, commit, blob, blame } = useFragment(
    graphql`
      fragment BlameSource_file on FileAtRevision @throwOnFieldError {
        revision
        path
        mode
        commit {
          committer {
            date
          }
        }
        blob {
          encoding @catch(to: NULL)
          escapedText @catch(to: NULL)
          text @catch(to: RESULT)
        }
        blame {
          ignoredRevisions {
            ...BlameSource_ignored
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
  const { text, renderEncoding } = useEncodedText(path, {
    encoding: blob?.encoding,
    escapedText: blob?.escapedText,
    text: blob?.text.ok === true ? blob.text.value : null,
  });
  const known = useBlame(blame.ranges);
  const openCommit = ({ line }: Required<LineLocation>): void => {
    const block = known.lines.blockAt(line);
    if (block !== null) go(addressOf.commit(slug, block.origin.oid));
  };

  if (blob == null)
    return <EmptyState title={TEXT.noLines}>This is a submodule. Its lines are in another repository.</EmptyState>;
  if (!blob.text.ok) return <EmptyState title={TEXT.noLines}>{failureOf(blob.text.errors).message}</EmptyState>;
  if (text === null)
    return <EmptyState title={TEXT.noLines}>This is a binary file. See its history for changes.</EmptyState>;
  const lineCount = text === "" ? 0 : text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

  return (
    <>
      <div className="BlameScreen-notes row wrap spread muted small">
        <BlameProgress
          known={known.lines.known}
          lineCount={lineCount}
          originCount={known.lines.originCount}
          failure={known.failure}
        />
        <IgnoredNote ignored={blame.ignoredRevisions} />
        <AgeLegend />
      </div>
      <SourceLines
        {...{ revision, path, mode, text, renderEncoding, options, address }}
        onAct={openCommit}
        renderMargin={(beside) => (
          <BlameMargin
            key={beside.key}
            slug={slug}
            file={beside}
            blame={known.lines}
            revisionDate={commit.committer.date}
          />
        )}
      />
    </>
  );
}

/** Shows the ignored commits. Renders nothing if there is no list. */
function IgnoredNote({ ignored }: { readonly ignored: BlameSource_ignored$key }) {
  const { count, files } = useFragment(
    graphql`
      fragment BlameSource_ignored on IgnoredRevisions @throwOnFieldError {
        count
        files
      }
    `,
    ignored,
  );
  if (files.length === 0) return null;
  return (
    <span className="IgnoredNote">
      {`${counted(count, "commit is", "commits are")} ignored, as listed in ${files.map(displayPath).join(", ")}`}
    </span>
  );
}

interface BlameProgressProps {
  readonly known: number;
  readonly lineCount: number;
  readonly originCount: number;
  /** The error that stopped the blame, or null. */
  readonly failure: string | null;
}

function BlameProgress({ known, lineCount, originCount, failure }: BlameProgressProps) {
  if (failure !== null) return <Notice tone="warning">{`${TEXT.underWay(known, lineCount)}. ${failure}`}</Notice>;
  return (
    <span>
      {known < lineCount
        ? TEXT.underWay(known, lineCount)
        : `${counted(lineCount, "line")} from ${counted(originCount, "commit")}`}
    </span>
  );
}

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function AgeLegend() {
  return (
    <span className="AgeLegend inline-row gap-2" role="img" aria-label={`Age of lines: ${TEXT.newer}, ${TEXT.older}`}>
      {TEXT.newer}
      <span className="AgeLegend-scale">
        {STEPS.map((step) => (
          <span key={step} data-age={step} />
        ))}
      </span>
      {TEXT.older}
    </span>
  );
}

import { type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from "react";
import { graphql, loadQuery, type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from "react-relay";
import { Environment, Network, Observable, type PayloadData, RecordSource, Store, type Variables } from "relay-runtime";
import type { DiffLocation } from "#app/diff/models/DiffLocation.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { ExportedContext, PaperContext } from "#app/ui/Paper.tsx";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import type { UrlLocation } from "#app/reading/options/useLinkedLocation.ts";
import { useChangeOptions } from "#app/reading/options/useReaderOptions.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { ReviewStateBadge, VerdictBadge } from "#app/reading/words/StateBadge.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { locationHash } from "#contract/addresses.ts";
import type { ExportedReview } from "#contract/reviewFile.ts";
import type { ExportedChangeQuery } from "#generated/ExportedChangeQuery.graphql.ts";
import { CommentedChange } from "../comments/CommentedChange.tsx";
import { COMPARISON_ID, exportedAnswer, type OwnDrafts } from "./exportedAnswer.ts";
import "./ExportedChange.css";

/** An exported change with its query, which is answered already. */
export interface OpenExport {
  readonly review: ExportedReview;
  readonly environment: Environment;
  readonly query: PreloadedQuery<ExportedChangeQuery>;
}

const query = graphql`
  query ExportedChangeQuery @raw_response_type @throwOnFieldError {
    repository(slug: "") {
      review(key: "") {
        ...CommentedChange_review
        ...WholeChangeThreads_review
        ...ReviewThreadView_review
        ...DraftView_review
        ...CommentComposer_review
      }
      comparison(base: "", head: "", dots: TWO) {
        ...CommentedChange_comparison
      }
    }
  }
`;

/** Answers a mutation by its name; null if it has no answer. */
export type AnswerMutation = (name: string, variables: Variables) => PayloadData | null;

/** Opens an exported change. Without drafts nothing can be written in it. */
export function openExport(
  review: ExportedReview,
  drafts: OwnDrafts | null = null,
  answerMutation: AnswerMutation = () => null,
): OpenExport {
  const queries: Readonly<Record<string, () => PayloadData>> = {
    ExportedChangeQuery: () => exportedAnswer(review, drafts),
    // Of the files whose patches are absent.
    fetchContentsLineCountsQuery: () => ({
      node: { __typename: "Comparison", id: COMPARISON_ID, lineCounts: review.files.lineCounts },
    }),
  };
  const network = Network.create(({ name, operationKind }, variables) => {
    const data = operationKind === "mutation" ? answerMutation(name, variables) : (queries[name]?.() ?? null);
    return Observable.create((sink) => {
      if (data === null) return sink.error(new Error("This needs Galley: it is not part of an exported file."));
      sink.next({ data });
      sink.complete();
    });
  });
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  return { review, environment, query: loadQuery<ExportedChangeQuery>(environment, query, {}) };
}

/** An exported change with its comments, as the page of its review draws it: on the screen and on paper. */
export function ExportedChange({ open }: { readonly open: OpenExport }): ReactNode {
  const { review, environment } = open;
  const isPaper = use(PaperContext);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ExportedContext value>
        {isPaper && (
          <h1>
            <MarkedText text={review.title} />
          </h1>
        )}
        <ReviewFacts review={review} />
        {review.body !== "" && (
          <div className="ExportedChange-body">
            <MarkdownText text={review.body} />
          </div>
        )}
        {review.absent !== null && <Notice tone="warning">{review.absent}</Notice>}
        <Change query={open.query} />
      </ExportedContext>
    </RelayEnvironmentProvider>
  );
}

function Change(props: Pick<OpenExport, "query">) {
  const { repository } = usePreloadedQuery<ExportedChangeQuery>(query, props.query);
  const options = useChangeOptions({ ...SAVED_ONLY, address: useHashLocation() });
  return (
    <CommentedChange
      review={repository.review}
      comparison={repository.comparison}
      isFromBase
      isWhole={false}
      {...options}
      addressOfFile={addressOfFile}
    />
  );
}

/** The location that the fragment of the page's address names, so that a link to lines holds. Paper has none. */
function useHashLocation(): UrlLocation {
  const isPaper = use(PaperContext);
  const read = (): DiffLocation | null => (isPaper ? null : locationHash.read(window.location.hash));
  const [location, setLocation] = useState(read);
  const follow = useEffectEvent(() => setLocation(read()));
  useEffect(() => {
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return useMemo(() => {
    const onLocation = (next: DiffLocation | null): void => {
      setLocation(next);
      if (!isPaper) window.history.replaceState(null, "", linkTo(next));
    };
    return { location, onLocation, linkTo, isReturn: () => isPaper };
  }, [location, isPaper]);
}

function linkTo(location: DiffLocation | null): string {
  const [page = ""] = window.location.href.split("#");
  return location === null ? page : page + locationHash.write(location);
}

const SAVED = [null, () => undefined] as const;
/** The options of a change whose address is not its own: the saved ones. */
const SAVED_ONLY = {
  view: { view: SAVED, wrap: SAVED, tab: SAVED, marks: SAVED, turned: SAVED },
  form: SAVED,
  order: SAVED,
  compare: { whitespace: ["SHOW", () => undefined], contextLines: [3, () => undefined] },
} as const;

function addressOfFile(_oid: string, path: string, lines: DiffLocation["lines"] = null): string {
  return locationHash.write({ path, lines });
}

/** The facts of an exported review, on the screen and on paper: its state, people and verdicts, and what was left out. */
function ReviewFacts({ review: { facts, files, hidden, at } }: Pick<OpenExport, "review">): ReactNode {
  return (
    <div className="ReviewFacts row wrap muted">
      {facts !== null && (
        <>
          <ReviewStateBadge state={facts.state} />
          <span>
            {facts.author !== null && (
              <strong>
                <MarkedText text={facts.author} />
              </strong>
            )}{" "}
            <code>{displayPath(facts.reviewRef)}</code> into <code>{displayPath(facts.targetRef)}</code>
          </span>
          {facts.verdicts.map(({ by, verdict, patchSet, isActive }) => (
            <span key={by} className="ReviewFacts-verdict inline-row wrap gap-1" data-past={!isActive || undefined}>
              <VerdictBadge kind={verdict} /> <MarkedText text={by} /> {patchSet !== null && `on patch set ${patchSet}`}
              {!isActive && ", no longer counts"}
            </span>
          ))}
        </>
      )}
      <span>{counted(files.table.paths.length, "file")}</span>
      {at !== null && (
        <span>
          Updated <RelativeTime iso={at} />
        </span>
      )}
      {(hidden.files > 0 || hidden.comments > 0) && (
        <span>
          Left out of this file: {counted(hidden.files, "changed file")}, {counted(hidden.comments, "comment")}.
        </span>
      )}
      {hidden.names && <span>People are numbered instead of named.</span>}
    </div>
  );
}

import { addressOf, matchPage } from "#contract/pages.ts";
import { addressUrl } from "#app/relay/addressUrl.ts";
import { RequestFailure } from "#app/relay/RequestFailure.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { NearestPages } from "#app/screens/notFound/NearestPages.tsx";
import { Failure } from "#app/ui/Failure.tsx";
import { appWords } from "./appWords.ts";

const TEXT = appWords.pageFailure;

/** Stands in place of a page that failed: says what happened, offers another try and the pages nearest to it. */
export function PageFailure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { url, pending } = useRouter();
  const { pathname, searchParams } = addressUrl(url);
  const page = matchPage(pathname, searchParams);
  const slug = page.params["repo"];
  const failure = error instanceof RequestFailure ? error : null;
  const title = failure === null ? TEXT.title : TEXT.titles[failure.code];
  const notFound = failure?.code === "NOT_FOUND";
  const links = [
    { label: TEXT.theDesk, to: addressOf.desk() },
    ...(slug === undefined || notFound ? [] : [{ label: TEXT.history(slug), to: addressOf.history(slug, "HEAD") }]),
  ];
  return (
    <div className="Screen Screen-failure">
      <title>{TEXT.pageTitle(title)}</title>
      <Failure
        title={title}
        level={1}
        message={failure?.message ?? TEXT.unknown}
        code={failure?.code}
        onRetry={failure?.needsReload ? () => window.location.reload() : retry}
        retrying={pending}
        links={links}
      />
      {notFound && <NearestPages page={page} />}
    </div>
  );
}

import { resolve } from "node:path";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { type ExportedReview, fillPage, REVIEW_FORMAT } from "#contract/reviewFile.ts";
import {
  INDEX_PAGE,
  pageName,
  PROGRAM_NAME,
  SITE_FILES,
  SITE_FORMAT,
  type SiteIndex,
  type SiteReview,
} from "#contract/sites/site.ts";
import { isRecord } from "#contract/wire.ts";
import type { exportReview_file$data } from "#generated/exportReview_file.graphql.ts";
import type { exportSitePageQuery } from "#generated/exportSitePageQuery.graphql.ts";
import { secretAt } from "#server/git/snapshots/untrackedFiles.ts";
import { exportTemplate } from "#server/http/assets.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { fieldsOf, type Galley, graphql } from "../client/Galley.ts";
import { counted } from "../output/format.ts";
import { type CommandContext, type Outcome, readable } from "../commands/CommandResult.ts";
import { type FoundReview, listReviews, RelatedReviews, rowOf } from "./siteReviews.ts";
import { SiteFolder } from "./SiteFolder.ts";

const PAGE = graphql`
  query exportSitePageQuery($slug: String!, $key: String!, $leaveOut: [String!]!, $withNames: Boolean!)
  @throwOnFieldError {
    repository(slug: $slug) {
      review(key: $key) {
        exportedFile(leaveOut: $leaveOut, withNames: $withNames) {
          ...exportReview_file
        }
      }
    }
  }
`;

/** The failures that concern one review. Its row in the index has the reason, and the others get their pages. */
const OF_ONE_REVIEW: readonly string[] = ["OBJECT_MISSING", "TOO_LARGE", "TIMEOUT"];
/** The exit code when something is in the site without its page or its lines, or may be a secret. */
const INCOMPLETE = 2;
const PROGRESS_MS = 1000;
const NAMED_PEOPLE = 20;
const ONE_PURPOSE = "--site writes pages of all reviews, so it takes neither a review nor -o, --mbox or --patch-set.";

/** Writes an index and a page for each shared review into a folder, and reports what changed there. */
export async function exportSite(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const { positionals, options } = command;
  const others = ["output", "mbox", "patch-set"].filter((name) => options[name] !== undefined);
  if (positionals.length + others.length > 0) throw new GalleyError("BAD_INPUT", ONE_PURPOSE);
  const name = optionText(command, "site") ?? "";
  if (name === "") throw new GalleyError("BAD_INPUT", "Name the folder of the site.");
  const withNames = options["without-names"] !== true;
  const folder = await SiteFolder.open(resolve(context.directory, name), options["force"] === true);
  const { name: repository, reviews: all } = await listReviews(galley);
  const shared = all.filter(({ isPrivate }) => !isPrivate);
  const [template, program] = await Promise.all([exportTemplate(SITE_FILES.page), exportTemplate(SITE_FILES.program)]);
  const [reader = ""] = PROGRAM_NAME.exec(template) ?? [];
  const related = new RelatedReviews(shared);
  await folder.begin([reader, INDEX_PAGE, ...shared.map(({ revision }) => pageName(revision))]);
  await folder.write(reader, program);

  const summary = new Summary(all.length - shared.length);
  const rows: SiteReview[] = [];
  const pages: string[] = [];
  let reportedAt = performance.now();
  for (const [index, review] of shared.entries()) {
    if (performance.now() - reportedAt > PROGRESS_MS) {
      context.reportProgress(`Review ${index + 1} of ${shared.length}.`);
      reportedAt = performance.now();
    }
    const file = await exportedFile(galley, review.revision, { leaveOut: leftOut(command), withNames });
    if (file === null) continue;
    const isFailed = file instanceof GalleyError;
    rows.push(rowOf(review, withNames, isFailed ? file.message : null));
    if (isFailed) {
      summary.addReason(review, `No page. ${file.message}`);
      continue;
    }
    const content = readReview(file.data);
    const page = pageName(review.revision);
    pages.push(page);
    const text = fillPage(template, { ...content, site: { related: related.of(review, content) } });
    summary.addPage(review, file, await folder.write(page, text));
    summary.addReason(review, secretsIn(content));
  }
  const content: SiteIndex = { format: SITE_FORMAT, name: repository, reviews: rows };
  const isChanged = await folder.write(INDEX_PAGE, fillPage(template, content));
  const gone = await folder.finish([reader, INDEX_PAGE, ...pages]);
  return summary.outcome(name, isChanged, gone.length);
}

/** Returns the data of a page, the reason why there is none, or null if the review is no longer there. */
async function exportedFile(
  galley: Galley,
  key: string,
  options: { readonly leaveOut: readonly string[]; readonly withNames: boolean },
): Promise<exportReview_file$data | GalleyError | null> {
  try {
    const answer = await galley.execute<exportSitePageQuery>(PAGE, { key, ...options });
    return fieldsOf<exportReview_file$data>(answer.repository.review.exportedFile);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    if (error.code === "NOT_FOUND") return null;
    if (OF_ONE_REVIEW.includes(error.code)) return error;
    throw error;
  }
}

/** Returns the patterns of the files to leave out. */
export function leftOut(command: ParsedCommand): readonly string[] {
  return (optionText(command, "leave-out") ?? "").split(",").filter((glob) => glob !== "");
}

/** Says which exported files may contain secrets, by the rules for untracked files; null if none may. */
export function secretsIn({ files: { table, patches } }: ExportedReview): string | null {
  const found = table.paths.filter((path, index) => {
    const secret = secretAt(path);
    return secret !== undefined && (secret.content?.test(patches[index] ?? "") ?? true);
  });
  if (found.length === 0) return null;
  return `May contain passwords or keys: ${found.map(displayLine).join(", ")}. Leave them out, or check them.`;
}

/** A server of another version may have answered. */
export function readReview(data: string): ExportedReview {
  const content: unknown = JSON.parse(data);
  if (isReview(content)) return content;
  throw new GalleyError("UNKNOWN_OPERATION", undefined, { next: "Restart the Galley server of this repository." });
}

function isReview(content: unknown): content is ExportedReview {
  return isRecord(content) && content["format"] === REVIEW_FORMAT;
}

/** Counts what is in a site, for the person who is about to publish it. */
class Summary {
  readonly #privateCount: number;
  readonly #incomplete: string[] = [];
  readonly #people = new Set<string>();
  #pages = 0;
  #written = 0;
  #comments = 0;
  #hiddenFiles = 0;
  #hiddenComments = 0;

  constructor(privateCount: number) {
    this.#privateCount = privateCount;
  }

  addPage(review: FoundReview, file: exportReview_file$data, isWritten: boolean): void {
    this.#pages += 1;
    this.#written += isWritten ? 1 : 0;
    this.#comments += file.commentCount;
    this.#hiddenFiles += file.hiddenFileCount;
    this.#hiddenComments += file.hiddenCommentCount;
    for (const person of file.people) this.#people.add(person);
    this.addReason(review, file.unreadable ?? null);
  }

  /** Adds what a person should know about a review before the site is published. */
  addReason({ revision, title }: FoundReview, reason: string | null): void {
    if (reason !== null) this.#incomplete.push(`${revision.slice(0, 12)} ${title}: ${reason}`);
  }

  outcome(folder: string, isIndexWritten: boolean, removed: number): Outcome {
    const people = [...this.#people];
    const more = people.length - NAMED_PEOPLE;
    const hidden = `${counted(this.#hiddenFiles, "file")}, ${counted(this.#hiddenComments, "comment")}`;
    const changes = [
      `${counted(this.#written, "page")} written`,
      `${this.#pages - this.#written} unchanged`,
      ...(removed > 0 ? [`${counted(removed, "file")} removed`] : []),
      ...(isIndexWritten ? ["index written"] : []),
    ];
    const lines = [
      `${counted(this.#pages, "review")}, ${counted(this.#comments, "comment")}`,
      ...(people.length === 0 ? [] : [`People: ${people.slice(0, NAMED_PEOPLE).join(", ")}`]),
      ...(more > 0 ? [`  and ${more} more`] : []),
      ...(this.#hiddenFiles + this.#hiddenComments > 0 ? [`Left out: ${hidden}`] : []),
      ...(this.#privateCount > 0
        ? [`${counted(this.#privateCount, "private review")} left out. To include one, share it first.`]
        : []),
      ...this.#incomplete,
      `Site ${folder}: ${changes.join(", ")}.`,
    ];
    return readable(`${lines.join("\n")}\n`, this.#incomplete.length > 0 ? INCOMPLETE : 0);
  }
}

import { slugsOf } from "#contract/addresses.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Repository as GitRepository } from "#server/git/Repository.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { Viewer } from "#server/reviews/state/Viewer.ts";

/** A repository with its slug in URLs: unique among the served ones, made of characters that need no escaping. */
export interface ServedRepository {
  readonly slug: string;
  readonly git: GitRepository;
}

export class ServedRepositories {
  #all: readonly ServedRepository[];

  constructor(repositories: readonly GitRepository[]) {
    const slugs = slugsOf(repositories.map(({ name }) => name));
    this.#all = repositories.map((git, index) => ({ slug: slugs[index] ?? "", git }));
  }

  get all(): readonly ServedRepository[] {
    return this.#all;
  }

  /** Adds a repository with a slug that no other one has. */
  add(served: ServedRepository): void {
    this.#all = [...this.#all, served];
  }

  remove(served: ServedRepository): void {
    this.#all = this.#all.filter((one) => one !== served);
  }

  /** Finds a repository by its slug; fails as NOT_FOUND if there is none. */
  bySlug(slug: string): ServedRepository {
    const served = this.#all.find((one) => one.slug === slug);
    if (!served) throw new GalleyError("NOT_FOUND", `Galley does not serve a repository named “${slug}”.`);
    return served;
  }

  /** Finds a repository by the id that is part of global ids; fails as NOT_FOUND if there is none. */
  byId(id: string): ServedRepository {
    const served = this.#all.find(({ git }) => git.id === id);
    if (!served) throw new GalleyError("NOT_FOUND", "The repository of this object is not served here.");
    return served;
  }
}

/** A review with its repository and viewer, which all objects inside it refer to. */
export interface ViewerReview {
  readonly served: ServedRepository;
  readonly review: IndexedReview;
  readonly viewer: Viewer;
}

/** An object of the schema whose fields are read from one value. */
export class MadeFrom<Source> {
  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}

/** An object in a served repository, whose fields are read from what git or the store has of it. */
export class Recorded<Record> {
  readonly served: ServedRepository;
  readonly record: Record;

  constructor(served: ServedRepository, record: Record) {
    this.served = served;
    this.record = record;
  }
}

/** An object in a review, whose fields are read from what is derived from its notes. */
export class OfReview<Source> {
  readonly viewerReview: ViewerReview;
  readonly source: Source;

  constructor(viewerReview: ViewerReview, source: Source) {
    this.viewerReview = viewerReview;
    this.source = source;
  }
}

import { slugsOf } from "#contract/addresses.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Repository as GitRepository } from "#server/git/openRepository.ts";
import type { BookedReview } from "#server/reviews/state/IndexedReview.ts";
import type { Viewer } from "#server/reviews/viewer/Viewer.ts";

/** A repository with the name it has in addresses: unique among those served, made of letters that need no escaping. */
export interface ServedRepository {
  readonly slug: string;
  readonly git: GitRepository;
}

/** The repositories that this server shows, found by slug or by id. */
export class ServedRepositories {
  readonly all: readonly ServedRepository[];
  readonly #bySlug: ReadonlyMap<string, ServedRepository>;
  readonly #byId: ReadonlyMap<string, ServedRepository>;

  constructor(repositories: readonly GitRepository[]) {
    const slugs = slugsOf(repositories.map(({ name }) => name));
    this.all = repositories.map((git, index) => ({ slug: slugs[index] ?? "", git }));
    this.#bySlug = new Map(this.all.map((served) => [served.slug, served]));
    this.#byId = new Map(this.all.map((served) => [served.git.id, served]));
  }

  /** Finds a repository by the name it has in addresses; NOT_FOUND where none has it. */
  bySlug(slug: string): ServedRepository {
    const served = this.#bySlug.get(slug);
    if (!served) throw new GalleyError("NOT_FOUND", `Galley serves no repository named “${slug}” here.`);
    return served;
  }

  /** Finds a repository by the id that stands inside global ids; NOT_FOUND where none has it. */
  byId(id: string): ServedRepository {
    const served = this.#byId.get(id);
    if (!served) throw new GalleyError("NOT_FOUND", "The repository that this belongs to is not served here.");
    return served;
  }
}

/** A review with where it is and who looks at it: what all objects inside it go by, so that none has to ask. */
export interface SeenReview {
  readonly served: ServedRepository;
  readonly review: BookedReview;
  readonly viewer: Viewer;
}

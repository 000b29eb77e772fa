import { onAbort } from "../processes/onAbort.ts";
import type { Repository } from "../openRepository.ts";
import { RepositoryNews } from "./RepositoryNews.ts";

const kept = new WeakMap<Repository, RepositoryNews>();

/** Gives the one watch of an open repository, which ends with it. */
export function newsOf(repository: Repository): RepositoryNews {
  const known = kept.get(repository);
  if (known !== undefined) return known;
  const news = new RepositoryNews(repository);
  kept.set(repository, news);
  onAbort(repository.closing, () => news.close());
  return news;
}

import { pathFrom } from "./pathFrom.ts";
import { rawAddress } from "./rawAddress.ts";

/** Gives, for pictures that a file names, where the repository's own are had as they are; null for what is elsewhere. */
export function pictureFrom(slug: string, revision: string, path: string): (address: string) => string | null {
  return (address) => {
    const target = pathFrom(path, address);
    return target === null || target === "" || target.endsWith("/")
      ? null
      : rawAddress.write({ slug, place: `${revision}/${target}` });
  };
}

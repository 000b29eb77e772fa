import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { PAGE_SIZE_MAX } from "#contract/limits.ts";

/** Information about pagination in a connection. @gqlType */
export interface PageInfo {
  readonly __typename?: "PageInfo";
  /** Whether there are more items after this page. @gqlField @killsParentOnException */
  readonly hasNextPage: boolean;
  /** Whether there are items before this page. @gqlField @killsParentOnException */
  readonly hasPreviousPage: boolean;
  /** The cursor of the first item, or null on an empty page. @gqlField */
  readonly startCursor: string | null;
  /** The cursor of the last item, or null on an empty page. @gqlField */
  readonly endCursor: string | null;
}

/** An edge in a connection. @gqlType */
export interface Edge<T> {
  /** The cursor of the item, for `after` and `before`. @gqlField @killsParentOnException */
  readonly cursor: string;
  /** The item at the end of the edge. @gqlField */
  readonly node: T;
}

/** A page of a list. @gqlType */
export interface Connection<T> {
  /** The items of this page, in the list's order. @gqlField */
  readonly edges: readonly Edge<T>[];
  /** Information to aid in pagination. @gqlField @killsParentOnException */
  readonly pageInfo: PageInfo;
  /** The total number of items, or null if counting would cost more than the page itself. @gqlField */
  readonly totalCount: Int | null;
}

/** Validates a page size: 1 to `most`, by default `PAGE_SIZE_MAX`; fails as BAD_INPUT beyond. */
export function pageSize(count: Int | null | undefined, most: number = PAGE_SIZE_MAX): number {
  const size = count ?? Math.min(most, 50);
  if (Number.isInteger(size) && size >= 1 && size <= most) return size;
  throw new GalleyError("BAD_INPUT", `A page can have 1 to ${most} items, not ${size}.`);
}

/** Parses a cursor, which is an index counted from 0; -1 for none; fails as BAD_INPUT for any other text. */
function position(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined) return -1;
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw new GalleyError("BAD_INPUT", "The cursor is not a valid Galley cursor.");
}

/** Returns a page of a list in memory; `node` is called for the items of the page only. */
export function pageOf<I, T>(
  items: readonly I[],
  { first, after }: { readonly first?: Int | null | undefined; readonly after?: string | null | undefined },
  node: (item: I) => T,
  most?: number,
): Connection<T> {
  const size = pageSize(first, most);
  const from = position(after) + 1;
  const edges = items
    .slice(from, from + size)
    .map((item, index) => ({ cursor: String(from + index), node: node(item) }));
  return {
    edges,
    totalCount: items.length,
    pageInfo: {
      hasNextPage: from + size < items.length,
      hasPreviousPage: from > 0 && items.length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { PAGE_SIZE_MAX } from "#contract/limits.ts";

/**
 * Where a page of a list stands in the whole of it.
 * @gqlType
 */
export interface PageInfo {
  readonly __typename?: "PageInfo";
  /**
   * Whether something follows this page.
   * @gqlField
   * @killsParentOnException
   */
  readonly hasNextPage: boolean;
  /**
   * Whether something comes before this page.
   * @gqlField
   * @killsParentOnException
   */
  readonly hasPreviousPage: boolean;
  /**
   * The cursor of the first item, or null on an empty page.
   * @gqlField
   */
  readonly startCursor: string | null;
  /**
   * The cursor of the last item, or null on an empty page.
   * @gqlField
   */
  readonly endCursor: string | null;
}

/**
 * One item of a list with its place in it.
 * @gqlType
 */
export interface Edge<T> {
  /**
   * The item's place: what `after` and `before` take.
   * @gqlField
   * @killsParentOnException
   */
  readonly cursor: string;
  /**
   * The item itself.
   * @gqlField
   */
  readonly node: T;
}

/**
 * A page of a list.
 * @gqlType
 */
export interface Connection<T> {
  /**
   * The items of this page, in the list's order.
   * @gqlField
   */
  readonly edges: readonly Edge<T>[];
  /**
   * Where this page stands.
   * @gqlField
   * @killsParentOnException
   */
  readonly pageInfo: PageInfo;
  /**
   * How many items the whole list holds, or null where counting would cost more than the page itself.
   * @gqlField
   */
  readonly totalCount: Int | null;
}

/** How much of a list is asked for: `first` after a cursor. */
export interface PageArguments {
  readonly first?: Int | null | undefined;
  readonly after?: string | null | undefined;
}

/** Checks a page size: 1 to `most`, `PAGE_SIZE_MAX` where not said otherwise; BAD_INPUT beyond. */
export function pageSize(asked: Int | null | undefined, most: number = PAGE_SIZE_MAX): number {
  const size = asked ?? Math.min(most, 50);
  if (Number.isInteger(size) && size >= 1 && size <= most) return size;
  throw new GalleyError("BAD_INPUT", `A page holds 1 to ${most} items, not ${size}.`);
}

/** Reads a cursor that is a position in a list counted from 0; -1 for none; BAD_INPUT for any other text. */
function position(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined) return -1;
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw new GalleyError("BAD_INPUT", "The cursor is not one that Galley gave out.");
}

/** Cuts a page out of a list that is wholly in memory; `node` is made for the items of the page alone. */
export function pageOf<I, T>(
  items: readonly I[],
  { first, after }: PageArguments,
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

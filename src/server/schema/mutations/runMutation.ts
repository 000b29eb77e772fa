import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import type { ID } from "grats";
import { LEAST_ROLES, requireAgentRight } from "#contract/agentRights.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { refusalToRole, type Role } from "#server/reviews/state/Viewer.ts";
import { readId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { Review } from "../reviews/Review.ts";

/** An expected error of a mutation. Nothing was written. @gqlType */
export interface Problem {
  /** The error code, from a closed list. @gqlField */
  readonly code: string;
  /** A message that says what happened and what to do. @gqlField */
  readonly message: string;
}

/** The input of a mutation of a whole review. @gqlInput */
export interface ReviewInput {
  /** The ID of the review. */
  readonly review: ID;
}

/** The input of a mutation of a whole review, which is done once for each key. @gqlInput */
export interface KeyedReviewInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the review. */
  readonly review: ID;
}

/** The payload of a mutation that returns nothing. @gqlType */
export interface DonePayload {
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The result of an action, or its problem. */
export type Outcome<T> =
  | { readonly done: T; readonly problem: null }
  | { readonly done: null; readonly problem: Problem };

/** Runs an action and converts an expected error to a problem; any other is thrown. */
export async function attempt<T>(action: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await action(), problem: null };
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code === "INTERNAL") throw error;
    return { done: null, problem: problemOf(error) };
  }
}

export function problemOf({ code, message }: GalleyError): Problem {
  return { code, message };
}

/** The result of an action on a review: the updated review and the action's value, or the problem. */
export type Change<T> =
  | { readonly review: Review; readonly result: T; readonly problem: null }
  | { readonly review: null; readonly result: null; readonly problem: Problem };

/**
 * Runs an action on the review, thread or comment of an id; `name` is the part of the id that names a thread or
 * comment.
 */
export function changeReview<T>(
  context: Context,
  id: ID,
  action: (reviewContext: ReviewContext, review: Oid, name: string) => Promise<T>,
  type: "Review" | "ReviewThread" | "ReviewComment" = "Review",
): Promise<Change<T>> {
  return writeReview(context, async () => {
    const { served, names } = readId(context, type, id);
    const [review = "", name = ""] = names;
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    return { served, review, result: await action(reviewContext, review, name) };
  });
}

/** Runs an operation with the input of a mutation, in which it names the review by its first commit. */
export function runOnReview<Input extends { readonly review: ID }, T>(
  context: Context,
  input: Input,
  operation: (reviewContext: ReviewContext, input: Input & { readonly review: Oid }) => Promise<T>,
): Promise<Change<T>> {
  return changeReview(context, input.review, (reviewContext, review) => operation(reviewContext, { ...input, review }));
}

/**
 * Runs an action that writes a review. If reading the review afterwards fails, that error is thrown, since the action
 * was done.
 */
export async function writeReview<T>(
  context: Context,
  action: () => Promise<{ readonly served: ServedRepository; readonly review: Oid; readonly result: T }>,
): Promise<Change<T>> {
  const { done, problem } = await attempt(action);
  if (problem) return { review: null, result: null, problem };
  context.loaders.forget();
  return { review: await Review.load(context, done.served, done.review), result: done.result, problem: null };
}

type Args = Readonly<Record<string, unknown>>;

const RANKS: Readonly<Record<Role, number>> = { reader: 0, agent: 0, reviewer: 1, maintainer: 2 };

/**
 * Wraps a schema's mutations so that they fail as FORBIDDEN, before any read, if the role is too low or an agent's
 * request is reserved for people. Returns the same schema.
 */
export function authorizeMutations(schema: GraphQLSchema, role: Role): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    const least = LEAST_ROLES.get(name);
    const isPermitted = least !== undefined && RANKS[role] >= RANKS[least];
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source: unknown, args: Args, context: Partial<Context> | undefined, info) => {
      if (!isPermitted) throw refusalToRole();
      requireAgentRight(context?.agent ?? null, "mutation", name);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}

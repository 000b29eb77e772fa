import { randomUUID } from "node:crypto";
import type { ID } from "grats";
import { refusalToAgent } from "#contract/agentRights.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Context } from "../request/Context.ts";
import { readId } from "../request/globalId.ts";
import { ChangeQueue } from "./subscriptions.ts";

/** The progress of a task. It was `STOPPED` if the list is another one by now. @gqlEnum */
export type SendState = "NONE" | "READING" | "LISTED" | "SENDING" | "SENT" | "STOPPED" | "FAILED";

/** The last task for a review that a page requested of a listening terminal: to list what would be sent, or to send it. @gqlType */
interface SendTask {
  /** By this the terminal reports on it. @gqlField */
  readonly key: string;
  /** The address of the pull request. @gqlField */
  readonly url: string;
  /** Its progress. @gqlField */
  readonly state: SendState;
  /** A sentence about what is done now, or about the end. @gqlField */
  readonly message: string;
  /** The name of the listed plan, by which it is sent; null if there is nothing that Galley can send. @gqlField */
  readonly plan: string | null;
  /** Each text as the forge will show it, and what else there is to know. The first line is a heading. @gqlField */
  readonly parts: readonly string[];
  /** The exact requests, in their order. The first line is the command. @gqlField */
  readonly requests: readonly string[];
  /** True if a `galley pr send --listen` of this repository waits for tasks. @gqlField */
  readonly isListening: boolean;
}

const NONE = { key: "", url: "", state: "NONE", message: "", plan: null, parts: [], requests: [] } as const;
const ENDED =
  "The command in the terminal ended before it was done. Start it again, and list again: nothing is sent twice.";
const NOBODY = "No `galley pr send --listen` runs in this repository.";
const BUSY = "The terminal is busy with another request.";
const NO_SERVER = "No Galley server runs for this repository, so no page can request anything.";

interface Listener {
  readonly queue: ChangeQueue<SendTask>;
  task: Task;
}

type Task = Omit<SendTask, "isListening">;
const isRunning = ({ state }: Task): boolean => state === "READING" || state === "SENDING";

/** The listening terminals of a repository, and the last task of each review. Not saved: the forge has what was sent. */
export class SendTasks {
  static readonly #all = new Map<string, SendTasks>();
  readonly #listeners = new Set<Listener>();
  readonly #tasks = new Map<Oid, Task>();
  readonly #pages = new Set<ChangeQueue<SendTask>>();

  static of({ id }: { readonly id: string }): SendTasks {
    const found = SendTasks.#all.get(id) ?? new SendTasks();
    SendTasks.#all.set(id, found);
    return found;
  }

  listen(signal: AbortSignal): ChangeQueue<SendTask> {
    const end = (): void => {
      this.#listeners.delete(listener);
      const lost = [...this.#tasks.values()].find((task) => task.key === listener.task.key && isRunning(task));
      if (lost !== undefined) this.report(lost.key, { state: "FAILED", message: ENDED });
      this.#notify();
    };
    const queue = new ChangeQueue((): SendTask => ({ ...listener.task, isListening: true }), end);
    const listener: Listener = { queue, task: NONE };
    this.#listeners.add(listener);
    this.#notify();
    return queue.begin(signal);
  }

  watch(review: Oid, signal: AbortSignal): ChangeQueue<SendTask> {
    const read = (): SendTask => ({ ...(this.#tasks.get(review) ?? NONE), isListening: this.#listeners.size > 0 });
    const queue = new ChangeQueue(read, () => this.#pages.delete(queue));
    this.#pages.add(queue);
    return queue.begin(signal);
  }

  /** Gives a task to the terminal that listens longest. Fails as NOT_FOUND if none does, as CONFLICT while a task runs. */
  request(review: Oid, url: string, plan: string | null): void {
    const [listener] = this.#listeners;
    if (listener === undefined)
      throw new GalleyError("NOT_FOUND", NOBODY, { next: "Run it in a terminal, in the folder of the repository." });
    if ([...this.#tasks.values()].some(isRunning))
      throw new GalleyError("CONFLICT", BUSY, { next: "Wait until it is done." });
    const listed = plan === null ? NONE : (this.#tasks.get(review) ?? NONE);
    const state = plan === null ? "READING" : "SENDING";
    listener.task = { ...listed, key: randomUUID(), url, state, message: "The terminal begins…", plan };
    this.#tasks.set(review, listener.task);
    listener.queue.push({});
    this.#notify();
  }

  /** Changes a task, unless a later one replaced it. */
  report(key: string, changes: Partial<Task>): void {
    const [review, task] = [...this.#tasks].find(([, one]) => one.key === key) ?? [];
    if (review !== undefined && task !== undefined) this.#tasks.set(review, { ...task, ...changes });
    this.#notify();
  }

  #notify(): void {
    for (const page of this.#pages) page.push({});
  }
}

/** Notifies at once and after each change of the last task for a review, and of whether a terminal listens. @gqlSubscriptionField */
export function sendTask(context: Context, review: ID): AsyncIterable<SendTask> {
  const { served, names } = readId(context, "Review", review);
  return SendTasks.of(served.git).watch(names[0] ?? "", context.signal);
}

/**
 * Listens for the tasks that pages request, as a person's terminal does. The first one is empty and comes at once. Fails
 * as NOT_FOUND in a program without a server.
 * @gqlSubscriptionField
 */
export function requestedSends(context: Context, slug: string): AsyncIterable<SendTask> {
  if (context.agent !== null) throw refusalToAgent("galley pr send");
  if (context.repositories.onOpen === undefined)
    throw new GalleyError("NOT_FOUND", NO_SERVER, { next: "Run `galley`, then run this again." });
  return SendTasks.of(context.repositories.bySlug(slug).git).listen(context.signal);
}

import type { ChangeAnswer, ChangeMessage } from "./changeMessages.ts";
import { displayText } from "../displayText.ts";
import { PatchFind } from "./PatchFind.ts";
import { PatchMoves } from "./PatchMoves.ts";
import { SlicedWork } from "./SlicedWork.ts";

/** The main object of the change worker: stores the patches of a change as shown, and answers questions about all. */
export class ChangeWorkerHost {
  readonly #patches = new Map<string, string>();
  readonly #shown = new Map<string, string>();
  readonly #post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void;
  /** Work that the user waits for. */
  readonly #work: SlicedWork;
  /** Background work. */
  readonly #later: SlicedWork;
  readonly #find: PatchFind;
  readonly #moves: PatchMoves;
  #order: readonly string[] = [];

  /**
   * `post` sends an answer and transfers the given buffers; `yieldToOthers` calls back once pending messages have been
   * handled.
   */
  constructor(
    post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void,
    yieldToOthers: (resume: () => void) => void,
  ) {
    this.#post = post;
    this.#work = new SlicedWork(yieldToOthers);
    this.#later = new SlicedWork(yieldToOthers);
    this.#find = new PatchFind((key) => this.#shown.get(key) ?? this.#patches.get(key) ?? null, this.#work, post);
    this.#moves = new PatchMoves((key) => this.#patches.get(key) ?? null, this.#later, post);
  }

  take(message: ChangeMessage): void {
    switch (message.kind) {
      case "order":
        this.#order = message.keys;
        return;
      case "patches":
        for (const [key, patch] of message.patches) this.#patches.set(key, displayText(patch));
        this.#find.add(message.patches.map(([key]) => key));
        this.#moves.add(message.patches.map(([key]) => key));
        return;
      case "shown":
        if (message.patch === null) this.#shown.delete(message.key);
        else this.#shown.set(message.key, displayText(message.patch));
        this.#find.add([message.key]);
        return;
      case "find":
        this.#find.begin(message, this.#order);
        return;
      case "locate":
        this.#find.locate(message.id, message.key);
        return;
      case "endFind":
        this.#find.end();
        return;
      case "moves":
        this.#moves.begin(this.#patches.keys());
        return;
      case "rest":
        this.#later.pause(message.milliseconds);
        return;
      case "ping":
        this.#post({ kind: "pong", id: message.id, isIdle: this.#work.isIdle && this.#later.isIdle }, []);
        return;
    }
  }
}

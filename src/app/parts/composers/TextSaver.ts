import { keptText } from "../savedText.ts";

export type SaveState =
  | { readonly kind: "unchanged" | "saving" | "saved" | "kept" | "unkept" }
  | { readonly kind: "failed"; readonly reason: string };

/** Takes what is written; resolves to null once it is safe, else to the reason why not. */
export type Save = (text: string) => Promise<string | null>;

/** How long after the last key a text goes to the server. */
const PAUSE_MS = 300;

/**
 * Keeps one text safe while it is written: in this browser at each key, on the server after a pause. What the browser holds
 * is always newer than what the server has: it goes when the server has the same.
 */
export class TextSaver {
  /** Those that have something to save. */
  static readonly #waiting = new Set<TextSaver>();
  readonly #place: string;
  readonly #listeners = new Set<() => void>();
  #save: Save | null;
  #state: SaveState = { kind: "unchanged" };
  #latest: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;

  constructor(place: string, save: Save | null) {
    this.#place = place;
    this.#save = save;
  }

  /** Saves at once whatever waits anywhere; resolves to null, or to the reason why some of it could not be saved. */
  static async flushAll(): Promise<string | null> {
    const savers = [...TextSaver.#waiting].filter((saver) => saver.#save !== null);
    await Promise.all(savers.map((saver) => saver.flush()));
    const states = savers.map((saver) => saver.#state);
    return states.flatMap((state) => (state.kind === "failed" ? [state.reason] : []))[0] ?? null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly state = (): SaveState => this.#state;

  /** Whether the browser holds nothing that the server has not got. */
  isSafe(): boolean {
    return this.#latest === null && keptText.read(this.#place) === null;
  }

  /** Says who takes the text from now on. */
  saveBy(save: Save | null): void {
    this.#save = save;
  }

  /** Is told of every change. */
  wrote(text: string): void {
    this.#latest = text;
    TextSaver.#waiting.add(this);
    const isKept = keptText.keep(this.#place, text);
    this.#tell({ kind: this.#save !== null ? "saving" : isKept ? "kept" : "unkept" });
    clearTimeout(this.#timer);
    if (this.#save !== null) this.#timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Saves at once what waits, and resolves when nothing is under way any more. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#underWay !== null) await this.#underWay;
    const text = this.#latest;
    if (text === null || this.#save === null) return;
    this.#underWay = this.#saveNow(text, this.#save);
    await this.#underWay;
  }

  /** Forgets the text everywhere in the browser, after what is under way has ended: it was sent, or thrown away. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay !== null) await this.#underWay;
    this.#latest = null;
    TextSaver.#waiting.delete(this);
    keptText.forget(this.#place);
    this.#tell({ kind: "unchanged" });
  }

  /** Waits until no save is under way and begins no other: the text goes elsewhere now, or stays as it is kept. */
  async pause(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay !== null) await this.#underWay;
  }

  async #saveNow(text: string, save: Save): Promise<void> {
    this.#latest = null;
    const reason = await save(text).finally(() => {
      this.#underWay = null;
    });
    if (reason !== null) {
      this.#latest ??= text;
      this.#tell({ kind: "failed", reason });
    } else if (this.#latest === null) {
      TextSaver.#waiting.delete(this);
      keptText.forget(this.#place);
      this.#tell({ kind: "saved" });
    }
  }

  #tell(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

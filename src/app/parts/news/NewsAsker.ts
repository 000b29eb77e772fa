import type { ChangeNews } from "./ChangeNews.ts";

/** Asks one question at a time; what is wanted meanwhile is asked once more, afterwards. */
export class NewsAsker {
  readonly #ask: () => Promise<ChangeNews | null>;
  readonly #onNews: (news: ChangeNews | null) => void;
  #isUnderWay = false;
  #isWanted = false;
  #isOver = false;

  constructor(ask: () => Promise<ChangeNews | null>, onNews: (news: ChangeNews | null) => void) {
    this.#ask = ask;
    this.#onNews = onNews;
  }

  /** Asks, or asks again after what is under way. */
  want(): void {
    this.#isWanted = true;
    if (!this.#isUnderWay) void this.#run();
  }

  /** Tells nothing any more. */
  stop(): void {
    this.#isOver = true;
  }

  async #run(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#isWanted && !this.#isOver) {
      this.#isWanted = false;
      try {
        const news = await this.#ask();
        if (!this.#isOver) this.#onNews(news);
      } catch {
        // What cannot be asked for stays as it was said last; the next event asks again.
      }
    }
    this.#isUnderWay = false;
  }
}

import type { FileContents } from "../patch/FileContents.ts";
import { type ExpansionEvent, Expansions } from "./Expansions.ts";
import { ReaderModels } from "../models/ReaderModels.ts";
import { remember } from "../remember.ts";
import type { ViewedMarks } from "../ViewedMarks.ts";
import type { Viewport } from "../Viewport.ts";
import { ChangeMoves } from "../workers/ChangeMoves.ts";
import { ChangeWorker } from "../workers/ChangeWorker.ts";
import type { ReaderView } from "./ReaderView.ts";

/** The models of the change in a reader: others when the host shows other contents. */
export class ChangeData {
  readonly #onChange: () => void;
  #onNeedText: ((keys: readonly string[]) => void) | undefined;
  readonly #attached = new Map<object, () => void>();
  readonly #dataOf = remember((contents: FileContents) => {
    const worker = new ChangeWorker(contents);
    const expansions = new Expansions(contents);
    expansions.subscribe(() => this.#onChange());
    return { worker, expansions, moves: new ChangeMoves(worker) };
  });
  readonly #modelsOf = remember((contents: FileContents, marks: ViewedMarks | null) => {
    const models = new ReaderModels(contents, marks);
    models.subscribe(() => this.#onChange());
    return models;
  });

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Returns the models of contents; the same ones until others are asked for. */
  of(
    contents: FileContents,
    marks: ViewedMarks | null,
  ): Pick<ReaderView, "models" | "worker" | "moves"> & { readonly expansions: Expansions } {
    return { ...this.#dataOf(contents), models: this.#modelsOf(contents, marks) };
  }

  /** Follows the data of a view, and no longer that of the view before. */
  attach(view: ReaderView, viewport: Viewport, onExpansion: (event: ExpansionEvent) => void): void {
    const { models, expansions, worker, moves, props, stack } = view;
    const { contents, viewed } = props;
    this.#onNeedText = props.onNeedText;
    const wanted = new Map<object, () => () => void>([
      [models, models.attach],
      [worker, () => worker.attach(viewport)],
    ]);
    if (expansions !== null) {
      wanted.set(expansions, () => expansions.attach((keys) => this.#onNeedText?.(keys), onExpansion));
    }
    if (stack.models.some(({ file }) => file.status !== "UNCHANGED")) wanted.set(moves, () => moves.attach(contents));
    if (viewed !== undefined) wanted.set(viewed, () => this.#followViewed(viewed, stack.viewedFiles));
    for (const [data, stop] of this.#attached) {
      if (wanted.has(data)) continue;
      stop();
      this.#attached.delete(data);
    }
    for (const [data, attach] of wanted) if (!this.#attached.has(data)) this.#attached.set(data, attach());
  }

  detach(): void {
    for (const stop of this.#attached.values()) stop();
    this.#attached.clear();
  }

  #followViewed(viewed: ViewedMarks, shown: ReadonlySet<string>): () => void {
    let known = shown;
    const check = (): void => {
      const files = viewed.viewedFiles();
      if (files === known) return;
      known = files;
      this.#onChange();
    };
    check();
    return viewed.subscribe(check);
  }
}

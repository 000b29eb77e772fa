import type { DiffFile, DiffLayout } from "./DiffFile.ts";
import { fileModel, type FileModel } from "./FileModel.ts";

/** Keeps the models of the files last asked for, so that only what changed is laid out, and only new patches are read. */
export class ModelCache {
  #models = new Map<string, FileModel>();

  /** Gives each file's model; the same object as last time where file and layout are the same. */
  modelsOf(files: readonly DiffFile[], layout: DiffLayout): readonly FileModel[] {
    const before = this.#models;
    this.#models = new Map();
    return files.map((file) => {
      const known = before.get(file.key) ?? null;
      const model = known !== null && isSame(known, file, layout) ? known : fileModel(file, layout, known);
      this.#models.set(file.key, model);
      return model;
    });
  }
}

function isSame(model: FileModel, file: DiffFile, layout: DiffLayout): boolean {
  const known = model.file;
  return (
    model.layout === layout &&
    (known === file ||
      (known.patch === file.patch &&
        known.failure === file.failure &&
        known.status === file.status &&
        known.oldPath === file.oldPath &&
        known.newPath === file.newPath &&
        known.oldMode === file.oldMode &&
        known.newMode === file.newMode &&
        known.similarity === file.similarity &&
        known.isSameContent === file.isSameContent &&
        known.isBinary === file.isBinary &&
        known.additions === file.additions &&
        known.deletions === file.deletions))
  );
}

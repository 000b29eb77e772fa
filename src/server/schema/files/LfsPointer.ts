import type { Float } from "grats";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { contentText } from "#server/git/contents/contentText.ts";
import { isBinaryContent } from "#server/git/contents/isBinaryContent.ts";
import { hasLfsObject, readLfsObject } from "#server/git/contents/lfsObject.ts";
import type { LfsPointerRecord } from "#server/git/contents/parseLfsPointer.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { TextEncoding } from "./TextEncoding.ts";

/**
 * What stands in the repository for a file that git-lfs keeps elsewhere.
 * @gqlType
 */
export class LfsPointer {
  readonly __typename = "LfsPointer" as const;
  readonly #served: ServedRepository;
  readonly #pointer: LfsPointerRecord;
  #read: Promise<Buffer | null> | null = null;

  constructor(served: ServedRepository, pointer: LfsPointerRecord) {
    this.#served = served;
    this.#pointer = pointer;
  }

  /**
   * The SHA-256 of the file's content.
   * @gqlField
   */
  oid(): string {
    return this.#pointer.oid;
  }

  /**
   * The file's size in bytes, a whole number.
   * @gqlField
   */
  byteSize(): Float {
    return this.#pointer.size;
  }

  /**
   * Whether the repository's own LFS store has the file. Nothing is fetched.
   * @gqlField
   */
  async isHere(): Promise<boolean> {
    return hasLfsObject(this.#served.git, this.#pointer);
  }

  /**
   * Whether git would take the file for binary; null where it is not here. TOO_LARGE beyond 10 MiB.
   * @gqlField
   */
  async isBinary(): Promise<boolean | null> {
    const content = await this.#content();
    return content && isBinaryContent(content);
  }

  /**
   * How the file's text is written; null where it has none, or is not here.
   * @gqlField
   */
  async encoding(): Promise<TextEncoding | null> {
    const content = await this.#content();
    return (content && contentText(content)?.encoding) ?? null;
  }

  /**
   * The file as text, decoded; null where it has none, or is not here. Its SHA-256 is the one that the pointer names. TOO_LARGE
   * beyond 10 MiB.
   * @gqlField
   */
  async text(): Promise<string | null> {
    const content = await this.#content();
    return (content && contentText(content)?.text) ?? null;
  }

  /** Reads the file once, its SHA-256 checked. */
  #content(): Promise<Buffer | null> {
    this.#read ??= readLfsObject(this.#served.git, this.#pointer, BLOB_TEXT_BYTES);
    return this.#read;
  }
}

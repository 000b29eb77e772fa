import { isRecord } from "#contract/wire.ts";
import { isOid, type Oid } from "#server/git/oid.ts";

const KEY = /^[\w-]{8,64}$/u;
const NAME_MAX = 256;
const LINES_MAX = 2000;
const LINE_MAX = 16_384;

/**
 * Reads the `galley` member of a line, in which other programs may have written anything: invalid values are treated as
 * absent.
 */
export class ExtrasReader {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(value: unknown) {
    this.#fields = isRecord(value) ? value : {};
  }

  key(name: string): string | undefined {
    const value = this.#fields[name];
    return typeof value === "string" && KEY.test(value) ? value : undefined;
  }

  name(name: string): string | undefined {
    const value = this.#fields[name];
    return typeof value === "string" && value !== "" && value.length <= NAME_MAX ? value : undefined;
  }

  oid(name: string): Oid | undefined {
    const value = this.#fields[name];
    return typeof value === "string" && isOid(value) ? value : undefined;
  }

  count(name: string, least: number): number | undefined {
    const value = this.#fields[name];
    return typeof value === "number" && Number.isSafeInteger(value) && value >= least ? value : undefined;
  }

  lines(name: string): readonly string[] | undefined {
    const value = this.#fields[name];
    if (!Array.isArray(value) || value.length > LINES_MAX) return undefined;
    const lines = value.filter((line) => typeof line === "string" && line.length <= LINE_MAX);
    return lines.length === value.length ? lines : undefined;
  }

  oneOf<Known extends string>(name: string, values: readonly Known[]): Known | undefined {
    const value = this.#fields[name];
    return values.find((known) => known === value);
  }

  /** Reads who imported a line, and of one that came by mail its Message-ID. Nobody verified its author. */
  imported(name: string) {
    const fields = this.below(name);
    const by = fields.name("by");
    return by === undefined ? undefined : { by, ...present({ mail: fields.name("mail") }) };
  }

  matching(name: string, pattern: RegExp): string | undefined {
    const value = this.#fields[name];
    return typeof value === "string" && value.length <= LINE_MAX && pattern.test(value) ? value : undefined;
  }

  below(name: string): ExtrasReader {
    return new ExtrasReader(this.#fields[name]);
  }

  isTrue(name: string): true | undefined {
    return this.#fields[name] === true ? true : undefined;
  }
}

export type Imported = NonNullable<ReturnType<ExtrasReader["imported"]>>;

/** The same members without `undefined`. */
type Present<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const defined: { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } = {};
  for (const name in fields) {
    const value = fields[name];
    if (isPresent(value)) defined[name] = value;
  }
  return defined;
}

function isPresent<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}

import { GalleyError } from "#contract/errors.ts";

/** An object's full id: 40 (SHA-1) or 64 (SHA-256) lower-case hexadecimal digits. */
export type Oid = string;

const OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;

/** Tells whether a string is a full object id. */
export function isOid(value: string): boolean {
  return OID.test(value);
}

/** Gives the ids back, or fails as BAD_INPUT if one is none: only full ids ever reach a command line. */
export function requireOids(...oids: readonly Oid[]): readonly Oid[] {
  return requireAllOids(oids);
}

/** Does so with any number of ids, of which a call takes no more than some 100,000 as its arguments. */
export function requireAllOids(oids: readonly Oid[]): readonly Oid[] {
  for (const oid of oids)
    if (!isOid(oid)) throw new GalleyError("BAD_INPUT", "An object id is 40 or 64 hexadecimal digits.");
  return oids;
}

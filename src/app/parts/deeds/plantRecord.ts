import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";

/** What types the records have that stand in a field. */
const TYPES: Readonly<Record<string, string>> = {
  author: "Person",
  by: "Person",
  comment: "ReviewComment",
  comments: "ReviewComment",
  position: "ThreadPosition",
};

/** Puts a record into Relay's store, with the records inside it, and gives it; the same id gives the same record. */
export function plantRecord(
  store: RecordSourceSelectorProxy,
  type: string,
  fields: { readonly id: string } & Readonly<Record<string, unknown>>,
): RecordProxy {
  return plant(store, type, fields.id, fields);
}

function plant(store: RecordSourceSelectorProxy, type: string, id: string, fields: object): RecordProxy {
  const record = store.get(id) ?? store.create(id, type);
  for (const [name, value] of Object.entries(fields) as readonly (readonly [string, unknown])[]) {
    const inner = TYPES[name];
    if (inner === undefined || value === null) record.setValue(plain(value), name);
    else if (Array.isArray(value)) {
      record.setLinkedRecords(
        value.map((one: unknown, index) => plant(store, inner, idOf(one) ?? `${id}:${name}:${index}`, objectOf(one))),
        name,
      );
    } else record.setLinkedRecord(plant(store, inner, idOf(value) ?? `${id}:${name}`, objectOf(value)), name);
  }
  return record;
}

function objectOf(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

function idOf(value: unknown): string | null {
  const id: unknown = Reflect.get(objectOf(value), "id");
  return typeof id === "string" ? id : null;
}

function plain(value: unknown): string | number | boolean | null | (string | number | boolean)[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

/** The same members without the chance to be undefined. */
type Present<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Leaves out the members that are undefined. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const kept: { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } = {};
  for (const name in fields) {
    const value = fields[name];
    if (isPresent(value)) kept[name] = value;
  }
  return kept;
}

function isPresent<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}

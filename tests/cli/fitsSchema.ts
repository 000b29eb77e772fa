/**
 * Lists where a value does not match a JSON Schema, for the keywords that our schemas use; an unknown keyword is also a
 * fault.
 */
export function fitsSchema(schema: unknown, value: unknown, at = "$"): readonly string[] {
  if (!isObject(schema)) return [`${at}: no schema`];
  return Object.entries(schema).flatMap(([keyword, wanted]) => faultsOf(schema, keyword, wanted, value, at));
}

function faultsOf(schema: object, keyword: string, wanted: unknown, value: unknown, at: string): readonly string[] {
  const fault = (isFine: boolean): readonly string[] =>
    isFine ? [] : [`${at}: ${JSON.stringify(value)} is not ${keyword} ${JSON.stringify(wanted)}`];
  switch (keyword) {
    case "$schema":
    case "description":
      return [];
    case "type":
      return fault(typeOf(value) === wanted || (wanted === "integer" && Number.isSafeInteger(value)));
    case "enum":
      return fault(Array.isArray(wanted) && wanted.includes(value));
    case "minimum":
      return fault(typeof value === "number" && value >= Number(wanted));
    case "maximum":
      return fault(typeof value === "number" && value <= Number(wanted));
    case "minItems":
      return fault(Array.isArray(value) && value.length >= Number(wanted));
    case "pattern":
      return fault(typeof value === "string" && new RegExp(String(wanted), "u").test(value));
    case "format":
      return fault(wanted === "date-time" && typeof value === "string" && new Date(value).toISOString() === value);
    case "items":
      return Array.isArray(value) ? value.flatMap((item, index) => fitsSchema(wanted, item, `${at}[${index}]`)) : [];
    case "properties":
      return isObject(value) && isObject(wanted)
        ? Object.entries(wanted).flatMap(([name, own]) =>
            name in value ? fitsSchema(own, Reflect.get(value, name), `${at}.${name}`) : [],
          )
        : [];
    case "required":
      return fault(isObject(value) && Array.isArray(wanted) && wanted.every((name) => String(name) in value));
    case "additionalProperties": {
      const known = Object.keys(Object(Reflect.get(schema, "properties")));
      const others = isObject(value) ? Object.entries(value).filter(([name]) => !known.includes(name)) : [];
      if (wanted !== false) return others.flatMap(([name, other]) => fitsSchema(wanted, other, `${at}.${name}`));
      return fault(isObject(value) && others.length === 0);
    }
    case "anyOf":
      return fault(Array.isArray(wanted) && wanted.some((one) => fitsSchema(one, value, at).length === 0));
    default:
      return [`${at}: no such keyword as ${keyword}`];
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}

import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";

/** The arguments of a field as the text between its parentheses, once for each variant. */
export type DocumentArguments = Readonly<Record<string, readonly string[]>>;

/** A document that selects an object of a type, with `FIELDS` in place of its fields. */
export interface FieldPath {
  readonly type: string;
  readonly document: string;
}

type Json = ReturnType<typeof JSON.parse>;

/** Writes documents that select every field of a schema, and reports from the responses which fields were resolved. */
export class SchemaDocuments {
  readonly #schema: GraphQLSchema;
  readonly #argumentsFor: DocumentArguments;
  /** Types whose fields are selected only in separate documents. */
  readonly #apart: ReadonlySet<string>;
  readonly #seen = new Set<string>();

  constructor(schema: GraphQLSchema, requested: DocumentArguments, apart: readonly string[]) {
    this.#schema = schema;
    this.#argumentsFor = requested;
    this.#apart = new Set(apart);
  }

  /** Returns the document with all fields of its type and of the types below it. */
  document({ type, document }: FieldPath): string {
    return document.replace("FIELDS", () => this.fieldsOf(type));
  }

  /** Returns a selection of all fields of a type, without braces. */
  fieldsOf(type: string): string {
    return this.#selection(this.#object(type), []);
  }

  /** Returns the document that runs a mutation with its input as a variable and selects all fields of the result. */
  mutation(name: string): string {
    const field = this.#object("Mutation").getFields()[name];
    const input = field?.args.find((one) => one.name === "input");
    if (field === undefined || input === undefined) throw new Error(`There is no mutation ${name} with an input.`);
    return `mutation ($input: ${String(input.type)}) { ${name}(input: $input)${this.#below(getNamedType(field.type), [])} }`;
  }

  /** Records the fields that a response has resolved on objects. */
  takeIn(value: Json): void {
    if (value === null || typeof value !== "object") return;
    for (const [alias, field] of Object.entries(value)) {
      if (typeof value.__typename === "string") this.#seen.add(`${value.__typename}.${alias.replace(/_\d+$/u, "")}`);
      this.takeIn(field);
    }
  }

  /** Records the response to a document. */
  takeInAnswer(document: string, data: Json): void {
    const [word = ""] = /^(?:mutation|subscription)/u.exec(document) ?? ["query"];
    const root = word.replace(/^./u, (letter) => letter.toUpperCase());
    for (const field of Object.keys(data ?? {})) this.#seen.add(`${root}.${field}`);
    this.takeIn(data);
  }

  /** Returns the fields that no response contained. */
  unvisited(): readonly string[] {
    return this.#objects().flatMap((type) =>
      Object.keys(type.getFields())
        .map((field) => `${type.name}.${field}`)
        .filter((field) => !this.#seen.has(field)),
    );
  }

  /** Returns the arguments, and the fields of inputs, that never got a value. */
  unasked(texts: readonly string[]): readonly string[] {
    const argumentList = (name: string, all: readonly string[]): boolean =>
      all.some((text) => new RegExp(`\\b${name}\\s*:`, "u").test(text));
    const fields = this.#objects().flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
    const missing = fields.flatMap(({ type, field }) =>
      field.args
        .filter(
          ({ name }) =>
            !argumentList(name, [
              ...(this.#argumentsFor[`${type.name}.${field.name}`] ?? []),
              ...rootTexts(field, texts),
            ]),
        )
        .map(({ name }) => `${type.name}.${field.name}(${name})`),
    );
    const everything = [...texts, ...Object.values(this.#argumentsFor).flat()];
    const inputs = Object.values(this.#schema.getTypeMap()).filter(isInputObjectType);
    const missingOfInputs = inputs.flatMap((input) =>
      Object.keys(input.getFields())
        .filter((name) => !argumentList(name, everything))
        .map((name) => `${input.name}.${name}`),
    );
    return [...missing, ...missingOfInputs];
  }

  #objects(): readonly GraphQLObjectType[] {
    return Object.values(this.#schema.getTypeMap()).filter(
      (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith("__"),
    );
  }

  #object(name: string): GraphQLObjectType {
    const type = this.#schema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no type ${name}.`);
    return type;
  }

  #selection(type: GraphQLObjectType, path: readonly string[]): string {
    const fields = Object.values(type.getFields()).flatMap((field) =>
      this.#documentsFor(type, field, [...path, type.name]),
    );
    return ["__typename", ...fields].join(" ");
  }

  #documentsFor(
    type: GraphQLObjectType,
    field: GraphQLField<unknown, unknown>,
    path: readonly string[],
  ): readonly string[] {
    const ways = this.#argumentsFor[`${type.name}.${field.name}`];
    if (ways === undefined && field.args.some(isRequiredArgument))
      throw new Error(`${type.name}.${field.name} takes arguments: add them to fieldArguments.ts.`);
    const below = this.#below(getNamedType(field.type), path);
    return (ways ?? [""]).map((way, at) => {
      const argumentText = way === "" ? "" : `(${way})`;
      return `${field.name}_${at}: ${field.name}${argumentText}${below}`;
    });
  }

  #below(type: GraphQLNamedType, path: readonly string[]): string {
    if (isLeafType(type)) return "";
    if (this.#apart.has(type.name) || path.includes(type.name)) return " { __typename }";
    if (isObjectType(type)) return ` { ${this.#selection(type, path)} }`;
    if (!isAbstractType(type)) throw new Error(`${type.name} is not an output type.`);
    const possible = this.#schema
      .getPossibleTypes(type)
      .filter(({ name }) => !this.#apart.has(name) && !path.includes(name));
    const parts = possible.map((one) => `... on ${one.name} { ${this.#selection(one, path)} }`);
    return ` { ${["__typename", ...(type.name === "Node" ? [] : parts)].join(" ")} }`;
  }
}

/** Returns the documents that contain the root field: its arguments are in the documents themselves. */
function rootTexts(field: { readonly name: string }, texts: readonly string[]): readonly string[] {
  return texts.filter((text) => new RegExp(`\\b${field.name}\\s*\\(`, "u").test(text));
}

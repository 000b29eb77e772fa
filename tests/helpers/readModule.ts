import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** The facts of a source file that project checks use. */
export interface ModuleFacts {
  /** The layer-relative path below src, such as `app/ui/Button.tsx`. */
  readonly path: string;
  /** All imports, re-exports and dynamic imports, including types, in the order of the file. */
  readonly imports: readonly string[];
  /** The imports that import only types, so that they do not exist at run time. */
  readonly typeImports: ReadonlySet<string>;
  /** The imports that load a module only when they are reached: `await import(…)`. */
  readonly lateImports: ReadonlySet<string>;
  /** The names of exports; `default` for a default export. */
  readonly exports: readonly string[];
  /** The names of functions that are called directly (`fetch(…)`, not `x.fetch(…)`). */
  readonly calls: ReadonlySet<string>;
  /** The names of all properties and attributes in the file. */
  readonly properties: ReadonlySet<string>;
  /** The text of each graphql tag. */
  readonly graphql: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Reads a file's facts from its syntax tree, so that comments and strings do not count as code. */
export function readModule(path: string, source: string): ModuleFacts {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? "syntax error"}`);
  const facts = {
    path,
    imports: new Array<string>(),
    typeImports: new Set<string>(),
    lateImports: new Set<string>(),
    exports: new Array<string>(),
    calls: new Set<string>(),
    properties: new Set<string>(),
    graphql: new Array<string>(),
  };
  walk(program, (node) => read(node, facts));
  return facts;
}

/** Reads a file of the project. */
export function readModuleAt(src: string, path: string): ModuleFacts {
  return readModule(path, readFileSync(`${src}/${path}`, "utf8"));
}

interface Facts {
  readonly imports: string[];
  readonly typeImports: Set<string>;
  readonly lateImports: Set<string>;
  readonly exports: string[];
  readonly calls: Set<string>;
  readonly properties: Set<string>;
  readonly graphql: string[];
}

function read(node: Node, facts: Facts): void {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "TSImportType":
      push(facts.imports, textOf(node["source"]));
      if (node["importKind"] === "type") push(facts.typeImports, textOf(node["source"]));
      if (node.type === "ImportExpression") push(facts.lateImports, textOf(node["source"]));
      break;
    case "ExportNamedDeclaration":
      push(facts.imports, textOf(node["source"]));
      facts.exports.push(...exportedNames(node));
      break;
    case "ExportDefaultDeclaration":
      facts.exports.push("default");
      break;
    case "NewExpression":
      // `new URL("./worker.ts", import.meta.url)` names another module for the bundler; a folder is not a module.
      if (nameOf(node["callee"]) === "URL" && nodesOf(node["arguments"])[1]?.type === "MemberExpression") {
        const target = textOf(nodesOf(node["arguments"])[0]);
        if (target?.endsWith("/") === false) facts.imports.push(target);
      }
      break;
    case "CallExpression":
      push(facts.calls, nameOf(node["callee"]));
      break;
    case "MemberExpression":
      push(facts.properties, nameOf(node["property"]) ?? textOf(node["property"]));
      break;
    case "Property":
      push(facts.properties, nameOf(node["key"]) ?? textOf(node["key"]));
      break;
    case "JSXAttribute":
      push(facts.properties, nameOf(node["name"]));
      break;
    case "TaggedTemplateExpression":
      if (nameOf(node["tag"]) === "graphql") facts.graphql.push(templateText(node["quasi"]));
      break;
    default:
  }
}

function exportedNames(node: Node): string[] {
  const declaration = node["declaration"];
  const declared = isNode(declaration)
    ? [declaration, ...nodesOf(declaration["declarations"])].map((one) => nameOf(one["id"]))
    : [];
  const specified = nodesOf(node["specifiers"]).map((one) => nameOf(one["exported"]));
  return [...declared, ...specified].filter((name) => name !== undefined);
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) if (typeof child === "object") walk(child, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node["name"] === "string" ? node["name"] : undefined;
}

function textOf(node: unknown): string | undefined {
  return isNode(node) && typeof node["value"] === "string" ? node["value"] : undefined;
}

function templateText(quasi: unknown): string {
  if (!isNode(quasi)) return "";
  return nodesOf(quasi["quasis"])
    .map((one) => one["value"])
    .map((value) => (typeof value === "object" && value !== null && "raw" in value ? String(value.raw) : ""))
    .join("");
}

function push(list: string[] | Set<string>, text: string | undefined): void {
  if (text === undefined) return;
  if (Array.isArray(list)) list.push(text);
  else list.add(text);
}

// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { root } from "./root.mjs";

const SRC = join(root, "src");
/** What registers no shortcut of its own: the exported page, which has few of the app's, the palette, and the keys of any tabs. */
const LEFT_OUT = /^app\/(?:exported\/|screens\/palette\/|ui\/Tabs)/u;

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */
/** @typedef {{ path: string, program: Node, constants: Map<string, Node>, imports: Map<string, { path: string, name: string }> }} Module */
/** @typedef {{ keys: string, label: string, group: string }} Shortcut */

/**
 * Reads the shortcuts that the app's source registers: by `useShortcut`, as commands of the diff reader, and by
 * components that take keys. Fails if the label of one is not a constant.
 * @returns {Promise<Shortcut[]>} each once, in the order of the source
 */
export async function readShortcuts() {
  const modules = await readModules();
  /** @type {Map<string, Shortcut>} */
  const shortcuts = new Map();
  for (const module of modules.values()) {
    visit(module.program, (node) => {
      const declared = declarationOf(node);
      if (declared === null) return;
      /** @param {Node | undefined} part */
      const read = (part) => (part === undefined ? [] : textsOf(modules, module, part));
      const [keys, labels, groups] = [read(declared.keys), read(declared.label), read(declared.group)];
      // Keys without a value are parameters: the component or hook registers what it is given.
      for (const one of keys.filter((text) => text !== "")) {
        if (labels.length === 0) throw new ScriptError(`${module.path}: the label of \`${one}\` is not a constant.`);
        const label = [...new Set(labels)].join("; ");
        const group = groups[0] ?? usualGroup(module.path);
        shortcuts.set(`${group} ${one} ${label}`, { keys: one, label, group });
      }
    });
  }
  return [...shortcuts.values()];
}

/** The hooks that register a shortcut, with the place of its keys among their arguments. */
const HOOKS = new Map([
  ["useShortcut", 0],
  ["useGo", 0],
  ["useFieldKeys", 1],
]);
/** The groups of shortcuts that name none. @type {[folder: string, group: string][]} */
const USUAL_GROUPS = [
  ["app/diff/", "Reader"],
  ["app/screens/search/", "Search"],
  ["app/screens/home/", "Go"],
];

/** @param {string} path */
function usualGroup(path) {
  return USUAL_GROUPS.find(([folder]) => path.startsWith(folder))?.[1] ?? "Review";
}

/** @returns {Promise<Map<string, Module>>} by their paths below src */
async function readModules() {
  const { parseSync } = await import("vite"); // not before packages are installed
  const paths = readdirSync(join(SRC, "app"), { recursive: true })
    .map((path) => `app/${path}`)
    .filter((path) => /(?<!\.d)\.tsx?$/u.test(path) && !LEFT_OUT.test(path))
    .sort();
  return new Map(
    paths.map((path) => {
      const program = /** @type {Node} */ (
        /** @type {unknown} */ (parseSync(path, readFileSync(join(SRC, path), "utf8")).program)
      );
      /** @type {Module} */
      const module = { path, program, constants: new Map(), imports: new Map() };
      visit(program, (node) => addNames(module, node));
      return [path, module];
    }),
  );
}

/** Notes the constants and imports that a node declares. @param {Module} module @param {Node} node */
function addNames({ path, constants, imports }, node) {
  if (node.type === "VariableDeclarator" && node.init) {
    const { id, init } = node;
    if (id.type === "Identifier") constants.set(id.name, init);
    for (const [index, one] of (id.type === "ArrayPattern" ? id.elements : []).entries())
      if (bare(init).type === "ArrayExpression" && one) constants.set(one.name, bare(init).elements[index]);
    for (const { key, value } of id.type === "ObjectPattern" ? id.properties : [])
      if (value) constants.set(value.name, { ...init, type: "MemberExpression", object: init, property: key });
  }
  if (node.type !== "ImportDeclaration") return;
  const from = node.source.value;
  const target = from.startsWith(".") ? join(dirname(path), from) : from.replace(/^#/u, "");
  for (const { local, imported } of node.specifiers)
    if (imported) imports.set(local.name, { path: target, name: imported.name });
}

/**
 * Returns where a node that registers a shortcut has its keys, label and group; null for any other node.
 * @param {Node} node
 * @returns {{ keys: Node, label: Node | undefined, group: Node | undefined } | null}
 */
function declarationOf(node) {
  if (node.type === "CallExpression") {
    const first = HOOKS.get(node.callee.name);
    const [keys, label, group] = node.arguments.slice(first);
    return first === undefined ? null : { keys, label, group };
  }
  const isElement = node.type === "JSXOpeningElement";
  if (!isElement && node.type !== "ObjectExpression") return null;
  /** @type {Record<string, Node>} */
  const parts = Object.fromEntries(
    (isElement ? node.attributes : node.properties)
      .filter((/** @type {Node} */ part) => part.name ?? part.key)
      .map((/** @type {Node} */ { name, key, value }) => [name?.name ?? key.name, value]),
  );
  const { keys, group, edit, label = edit ?? parts.hint ?? parts.title } = parts;
  // An entry of a menu, and a button without a group, only show the keys.
  const registers = isElement ? (group ?? edit) !== undefined : parts.kind === undefined && label !== undefined;
  return keys === undefined || !registers ? null : { keys, label, group };
}

/** @param {Node} node @returns {Node} */
function bare(node) {
  const { type } = node;
  return /^TS(?:As|Satisfies|NonNull)Expression$|^JSXExpressionContainer$/u.test(type) ? bare(node.expression) : node;
}

/**
 * Finds the node that a name or a member refers to, also in another module; returns a node of any other kind as it is.
 * @param {Map<string, Module>} modules @param {Module} module @param {Node} node
 * @returns {{ module: Module, node: Node } | null}
 */
function valueOf(modules, module, node) {
  const found = bare(node);
  if (found.type === "Identifier") {
    const own = module.constants.get(found.name);
    if (own !== undefined) return valueOf(modules, module, own);
    const { path = "", name = "" } = module.imports.get(found.name) ?? {};
    const other = modules.get(path);
    const constant = other?.constants.get(name);
    return other === undefined || constant === undefined ? null : valueOf(modules, other, constant);
  }
  if (found.type !== "MemberExpression") return { module, node: found };
  const object = valueOf(modules, module, found.object);
  return object && memberOf(modules, object.module, object.node, found.property.name);
}

/**
 * @param {Map<string, Module>} modules @param {Module} module @param {Node} object @param {string} name
 * @returns {{ module: Module, node: Node } | null}
 */
function memberOf(modules, module, object, name) {
  for (const { type, key, value, argument } of object.type === "ObjectExpression" ? object.properties : []) {
    if (key?.name === name) return valueOf(modules, module, value);
    const spread = type === "SpreadElement" ? valueOf(modules, module, argument) : null;
    const found = spread && memberOf(modules, spread.module, spread.node, name);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Returns the texts that a node can have; none if it is no constant.
 * @param {Map<string, Module>} modules @param {Module} module @param {Node} part
 * @returns {string[]}
 */
function textsOf(modules, module, part) {
  const found = valueOf(modules, module, part);
  if (found === null) return [];
  const { node } = found;
  if (node.type === "Literal") return [String(node.value)];
  if (node.type === "TemplateLiteral")
    return [node.quasis.map((/** @type {Node} */ { value }) => value.cooked).join("…")];
  // A label that is made of a number, for example.
  const made = node.type === "CallExpression" ? valueOf(modules, found.module, node.callee) : null;
  if (made?.node.type === "ArrowFunctionExpression") return textsOf(modules, made.module, made.node.body).slice(0, 1);
  const choices = {
    ConditionalExpression: [node.consequent, node.alternate],
    LogicalExpression: [node.left, node.right],
  };
  const parts = choices[/** @type {keyof typeof choices} */ (node.type)] ?? [];
  return parts.flatMap((one) => textsOf(modules, found.module, one));
}

/** @param {Node} node @param {(node: Node) => void} onNode */
function visit(node, onNode) {
  onNode(node);
  for (const child of Object.values(node).flat())
    if (typeof child === "object" && child !== null && typeof child.type === "string") visit(child, onNode);
}

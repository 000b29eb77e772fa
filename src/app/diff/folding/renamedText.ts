import type { SyntaxNode } from "@lezer/common";
import { type Rename, wordPattern } from "./formChanges.ts";
import type { Grammar } from "./grammars.ts";
import { parse } from "./syntaxTokens.ts";

/** The fewest places of a name: one alone shows nothing of what it names. */
const PLACES_MIN = 2;
/** Code that finds names at run time, or adds to the declarations of others, and names that are spelled otherwise. */
const UNSAFE = /\b(?:eval|with)\s*\(|\bdeclare\s+(?:global|module)\b|\\u/u;
/** Names with a meaning of their own, apart from those that a line break can follow. */
const SPECIAL = /^(?:arguments|eval|undefined|NaN|Infinity|constructor|default|new|target|meta|globalThis)$/u;

/** The things that share their names: types are declared apart from values, as are the private members of a class. */
type NameKind = "value" | "type" | "private";

/** A part of the text in which a name of these kinds is declared. */
interface Scope {
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly NameKind[];
  readonly isExported: boolean;
}

interface Renamed {
  readonly text: string;
  /** The modules that the name is imported from: nothing is proved unless they rename it as well. */
  readonly sources: readonly string[];
  readonly isExported: boolean;
}

/**
 * Returns the old text of a script with a name replaced. Null unless every place of the name in it is a variable, type or
 * private member that the file itself declares or imports around that place, the new name is nowhere in the old text, and the old
 * name nowhere in the new one, not even in a text or comment: then the same places name the same things as before.
 * Linear in the texts.
 */
export function renamedText(before: string, after: string, grammar: Grammar, { from, to }: Rename): Renamed | null {
  const isSpecial = [from, to].some((name) => SPECIAL.test(name) || grammar.breakAfter?.test(name) === true);
  if (!grammar.isScript || isSpecial || UNSAFE.test(before)) return null;
  const all = before.match(wordPattern(from))?.length ?? 0;
  if (all < PLACES_MIN || wordPattern(to).test(before) || wordPattern(from).test(after)) return null;
  const places: { readonly at: number; readonly kind: NameKind }[] = [];
  const scopes: Scope[] = [];
  const sources: string[] = [];
  parse(grammar.parser, before)?.iterate({
    enter({ type, from: start, to: end, node }) {
      const isName = node.firstChild === null && [from, `#${from}`].includes(before.slice(start, end));
      const kind = isName ? kindOf(node) : null;
      if (kind === null) return;
      places.push({ at: start, kind });
      const scope = type.name.endsWith("Definition") ? scopeOf(node, kind, before) : null;
      if (scope !== null) scopes.push(scope);
      const source = isImport(node) ? node.parent?.parent?.getChild("String") : null;
      if (source != null) sources.push(before.slice(source.from + 1, source.to - 1));
    },
  });
  const isDeclared = (place: (typeof places)[number]): boolean =>
    scopes.some((scope) => scope.from <= place.at && place.at < scope.to && scope.kinds.includes(place.kind));
  // The other places are properties, labels, texts or comments.
  if (places.length !== all || !places.every(isDeclared)) return null;
  const isExported = scopes.some((scope) => scope.isExported);
  return { text: before.replace(wordPattern(from), () => to), sources, isExported };
}

/** Returns true for a name that is imported under the name that it has there. */
function isImport({ name, parent, prevSibling }: SyntaxNode): boolean {
  return parent?.name === "ImportGroup" && name === "VariableDefinition" && prevSibling?.name !== "as";
}

/** Returns what a node names; null if that can be a thing of another file, or one that is found by its name. */
function kindOf(node: SyntaxNode): NameKind | null {
  const { name, parent } = node;
  const around = parent?.name ?? "";
  switch (name) {
    case "PrivatePropertyDefinition":
    case "PrivatePropertyName":
      return "private";
    case "TypeDefinition":
    case "TypeName":
      return "type";
    case "JSXIdentifier":
      return /^JSX(?:Open|Close|SelfClosing)Tag$/u.test(around) ? "value" : null;
    case "VariableDefinition":
    case "VariableName": {
      if (around === "ExportGroup" || (around === "ImportGroup" && name === "VariableName")) return null;
      // A property that gives its variable its name, and a parameter that is a property as well.
      const isShort = around === "PatternProperty" && parent?.from === node.from;
      return isShort || (around === "ParamList" && isProperty(node)) ? null : "value";
    }
    default:
      return null;
  }
}

function isProperty({ prevSibling }: SyntaxNode): boolean {
  if (prevSibling === null || /^[(,]$/u.test(prevSibling.name)) return false;
  return /^(?:Privacy|readonly|override)$/u.test(prevSibling.name) || isProperty(prevSibling);
}

/** The nodes between a declared name and what it is declared in. */
const WITHIN =
  /^(?:(?:Variable|Import|Export)Declaration|ImportGroup|(?:Type)?ParamList|(?:Object|Array)Pattern|PatternProperty|For(?:In|Of)?Spec)$/u;
const TYPES = /^(?:(?:Class|Enum|Import)Declaration|ImportGroup)$/u;

/** Returns the part of the text in which a name is certainly the declared one; null if it is only assigned to there. */
function scopeOf(node: SyntaxNode, kind: NameKind, text: string): Scope | null {
  const declaration = node.parent;
  let scope = declaration;
  let isExported = false;
  // A function's own name is known around it.
  if (scope !== null && scope.name.endsWith("Declaration")) scope = scope.parent;
  for (; scope !== null && WITHIN.test(scope.name); scope = scope.parent) {
    isExported ||= scope.name === "ExportDeclaration" && scope.getChild("default") === null;
    const isLoop = /^For(?:In|Of)Spec$/u.test(scope.name);
    if (isLoop && !/^\(\s*(?:const|let|var)\b/u.test(text.slice(scope.from, scope.to))) return null;
  }
  if (scope === null || scope.name === "AssignmentExpression") return null;
  const isBoth = kind === "value" && TYPES.test(declaration?.name ?? "");
  return { from: scope.from, to: scope.to, kinds: isBoth ? ["value", "type"] : [kind], isExported };
}

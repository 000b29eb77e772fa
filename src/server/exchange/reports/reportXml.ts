import sax from "sax";
import { GalleyError } from "#contract/errors.ts";
import {
  lineNumber,
  NO_FILES,
  placeOf,
  type Place,
  type Report,
  ReportCollector,
} from "#server/reviews/reports/Report.ts";

/** No report is nested deeper; JaCoCo's has about ten levels. */
const DEPTH_MAX = 64;
const TEXT_LENGTH_MAX = 65_536;

type Attributes = Readonly<Record<string, string>>;

interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  /** The text in it, without that of the elements in it. */
  text: string;
}

/** Gets the elements of a document in its order, each with the open elements above it, the outermost first. */
interface XmlReader {
  readonly open: (element: XmlElement, above: readonly XmlElement[]) => void;
  readonly close: (element: XmlElement, above: readonly XmlElement[]) => void;
}

/**
 * Reads a document element by element. Only XML's own five entities exist: a document that uses another one fails, and
 * what a document type declares or refers to is never read. Fails as BAD_INPUT. Linear in the text.
 */
function readXml(text: string, reader: XmlReader): void {
  const parser = sax.parser(true);
  const stack: XmlElement[] = [];
  const append = (piece: string): void => {
    const element = stack.at(-1);
    if (element !== undefined && element.text.length < TEXT_LENGTH_MAX) element.text += piece.slice(0, TEXT_LENGTH_MAX);
  };
  parser.onerror = () => {
    throw new GalleyError("BAD_INPUT", `The report is not valid XML: line ${parser.line + 1}.`);
  };
  parser.ontext = append;
  parser.oncdata = append;
  parser.onopentag = ({ name, attributes }) => {
    if (stack.length >= DEPTH_MAX)
      throw new GalleyError("BAD_INPUT", `The report has XML elements nested deeper than ${DEPTH_MAX} levels.`);
    const element = { name, attributes: textAttributes(attributes), text: "" };
    reader.open(element, stack);
    stack.push(element);
  };
  parser.onclosetag = () => {
    const element = stack.pop();
    if (element !== undefined) reader.close(element, stack);
  };
  parser.write(text).close();
}

/** Without namespaces each attribute is a text. */
function textAttributes(attributes: Readonly<Record<string, unknown>>): Attributes {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) if (typeof value === "string") texts[name] = value;
  return texts;
}

/** Reads the XML of Checkstyle, JUnit, Cobertura or JaCoCo. Null if it is none of them. */
export function readXmlReport(text: string): Report | null {
  let chosen: ChosenReader | null = null;
  readXml(text, {
    open(element, above) {
      if (above.length === 0) chosen = READERS.get(element.name)?.(element.attributes) ?? null;
      chosen?.reader.open(element, above);
    },
    close: (element, above) => chosen?.reader.close(element, above),
  });
  return report(chosen);
}

function report(chosen: ChosenReader | null): Report | null {
  return chosen?.report() ?? null;
}

interface ChosenReader {
  readonly reader: XmlReader;
  readonly report: () => Report;
}

const READERS: ReadonlyMap<string, (root: Attributes) => ChosenReader | null> = new Map([
  ["checkstyle", checkstyle],
  ["testsuites", junit],
  ["testsuite", junit],
  ["coverage", cobertura],
  ["report", jacoco],
]);

function ignore(): void {
  // Nothing to do at this end of an element.
}

function checkstyle(): ChosenReader {
  const collector = new ReportCollector();
  let files = 0;
  const open = ({ name, attributes }: XmlElement, above: readonly XmlElement[]): void => {
    if (name === "file") {
      files += 1;
      collector.examine(attributes["name"] ?? "");
    }
    const file = above.at(-1);
    // A check that did not run to its end.
    if (name === "exception") collector.doubt("failure", "The tool reports an exception of its own.");
    if (name !== "error" || file?.name !== "file") return;
    const { severity = "error" } = attributes;
    collector.add({
      places: [placeOf(file.attributes["name"] ?? "", attributes["line"])],
      severity: severity === "error" ? "error" : severity === "warning" ? "warning" : "note",
      rule: (attributes["source"] ?? "").replace(/^.*\.checks\./u, ""),
      message: attributes["message"] ?? "",
    });
  };
  const end = (): Report => {
    if (files === 0) collector.doubt("unknown", NO_FILES);
    return collector.report("checkstyle");
  };
  return { reader: { open, close: ignore }, report: end };
}

/** A place in a stack trace: `a/b.ts:12:3`, `b.py:12:`, `at X(B.java:12)`. */
const TRACE = /([\w@.+~/\\-]*[\w+-]\.\w{1,10}):(\d{1,9})/gu;

const LINE_IN_TEXT = /^\s*line (\d{1,9}), col/u;

function junit(): ChosenReader {
  const collector = new ReportCollector();
  const counts = new Map<XmlElement, { tests: number; problems: number }>();
  const countIn = (suites: readonly XmlElement[], what: "tests" | "problems"): void => {
    for (const suite of suites) {
      const count = counts.get(suite);
      if (count !== undefined) count[what] += 1;
    }
  };
  const open = (element: XmlElement, above: readonly XmlElement[]): void => {
    if (SUITES.has(element.name)) counts.set(element, { tests: 0, problems: 0 });
    if (element.name === "testcase") countIn(above, "tests");
  };
  const close = (element: XmlElement, above: readonly XmlElement[]): void => {
    const { name, attributes, text } = element;
    const { tests, problems } = counts.get(element) ?? { tests: 0, problems: 0 };
    if (SUITES.has(name)) doubtSuite(collector, attributes, { tests, problems, isWhole: above.length === 0 });
    counts.delete(element);
    const test = above.at(-1);
    const isOfSuite = test !== undefined && SUITES.has(test.name);
    if ((name !== "failure" && name !== "error") || (test?.name !== "testcase" && !isOfSuite)) return;
    countIn(above, "problems");
    const { classname = "", name: title = "", file = above.at(-2)?.attributes["file"], line } = test.attributes;
    const message = attributes["message"] ?? "";
    const places: Place[] = [];
    if (file !== undefined && lineNumber(line) !== null) places.push(placeOf(file, line));
    for (const [, path = "", at] of text.matchAll(TRACE))
      if (!path.includes("node_modules/")) places.push(placeOf(path, at));
    // Linters write JUnit too: a suite is a file, and the line is in the text.
    const suite = above.at(-2)?.attributes["name"] ?? "";
    const [, lineInText] = LINE_IN_TEXT.exec(text) ?? [];
    if (lineInText !== undefined && suite.includes(".")) places.push(placeOf(suite, lineInText));
    for (const path of [file, classname]) if (path !== undefined && /[./\\]/u.test(path)) places.push(placeOf(path, 0));
    const lines = text.trim();
    collector.add({
      places,
      severity: "error",
      rule: [classname, title].filter((part) => part !== "").join(" › "),
      message: lines.startsWith(message) ? lines : `${message}\n${lines}`,
    });
  };
  return { reader: { open, close }, report: () => collector.report("junit") };
}

const SUITES: ReadonlySet<string> = new Set(["testsuites", "testsuite"]);

/** Compares what a suite counts with what it lists: tests that could not be loaded are often only counted. */
function doubtSuite(
  collector: ReportCollector,
  { tests = "0", errors = "0", failures = "0" }: Attributes,
  listed: { readonly tests: number; readonly problems: number; readonly isWhole: boolean },
): void {
  const problems = (Number(errors) || 0) + (Number(failures) || 0);
  if (problems > listed.problems)
    collector.doubt(
      "failure",
      `It counts ${problems} ${problems === 1 ? "error or failure" : "errors and failures"}, but lists ${listed.problems}.`,
    );
  if (Number(tests) > listed.tests)
    collector.doubt("unknown", `It counts ${Number(tests)} tests, but lists ${listed.tests}.`);
  if (listed.isWhole && listed.tests === 0) collector.doubt("unknown", "It lists no test.");
}

function cobertura(root: Attributes): ChosenReader | null {
  if (root["line-rate"] === undefined) return null;
  const collector = new ReportCollector();
  const open = ({ name, attributes }: XmlElement, above: readonly XmlElement[]): void => {
    // The lines of a class also occur in its methods.
    const file = above.at(-2);
    if (name !== "line" || above.at(-1)?.name !== "lines" || file?.name !== "class") return;
    const line = lineNumber(attributes["number"]);
    if (line === null) return collector.dropLines(1);
    const isPartial =
      attributes["branch"] === "true" && !/^100(?:\.0+)?%/u.test(attributes["condition-coverage"] ?? "100%");
    const isCovered = Number(attributes["hits"]) > 0;
    collector.cover(
      file.attributes["filename"] ?? "",
      line,
      isCovered ? (isPartial ? "partial" : "covered") : "uncovered",
    );
  };
  const close = ({ name, text }: XmlElement): void => {
    if (name === "source") collector.addBase(text.trim());
  };
  return { reader: { open, close }, report: () => collector.report("cobertura", "coverage") };
}

function jacoco(): ChosenReader {
  const collector = new ReportCollector();
  const open = ({ name, attributes }: XmlElement, above: readonly XmlElement[]): void => {
    const file = above.at(-1);
    const line = lineNumber(attributes["nr"]);
    if (name !== "line" || file?.name !== "sourcefile") return;
    if (line === null) return collector.dropLines(1);
    const folder = above.at(-2)?.attributes["name"] ?? "";
    const path = [folder, file.attributes["name"] ?? ""].filter((part) => part !== "").join("/");
    const count = (counter: string): number => Number(attributes[counter] ?? 0);
    const isWhole = count("mi") === 0 && count("mb") === 0;
    collector.cover(path, line, isWhole ? "covered" : count("ci") === 0 ? "uncovered" : "partial");
  };
  return { reader: { open, close: ignore }, report: () => collector.report("jacoco", "coverage") };
}

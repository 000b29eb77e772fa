import type { ReportedFix } from "#server/reviews/reports/Report.ts";
import type { StoredFix } from "#server/reviews/reports/StoredReport.ts";

/** Longer replacements are no suggestions that somebody reads. */
const FIX_LINES_MAX = 200;

/**
 * Converts a tool's replacement to one of whole lines, as suggestions are. Null if the file does not have its lines, or if
 * nothing would change.
 */
export function wholeLineFix(fix: ReportedFix, lines: readonly string[]): StoredFix | null {
  const region = fix.kind === "offsets" ? regionOf(fix, lines) : columnsOf(fix, lines);
  if (region === null || region.endLine - region.startLine >= FIX_LINES_MAX) return null;
  const { startLine, endLine, before, after, text } = region;
  const replaced = `${before}${text}${after}`.replaceAll("\r\n", "\n").split("\n");
  if (replaced.length > FIX_LINES_MAX) return null;
  const old = lines.slice(startLine - 1, endLine).join("\n");
  return replaced.join("\n") === old ? null : { startLine, endLine, lines: replaced };
}

interface Region {
  readonly startLine: number;
  readonly endLine: number;
  /** The text of these lines before and after the replaced part. */
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

type ColumnsFix = Extract<ReportedFix, { readonly kind: "region" }>;

function columnsOf(fix: ColumnsFix, lines: readonly string[]): Region | null {
  const { startLine, startColumn, text, inBytes } = fix;
  let { endLine, endColumn } = fix;
  const first = lines[startLine - 1];
  if (first === undefined || endLine < startLine) return null;
  if (startColumn === null) {
    const whole = text.replace(/\r?\n$/u, "");
    return endLine > lines.length ? null : { startLine, endLine, before: "", after: "", text: whole };
  }
  const before = first.slice(0, unitsOf(first, startColumn - 1, inBytes));
  // An end before the first character of the line after the last is the end of the file.
  const last = lines[endLine - 1];
  if (last === undefined && endLine !== lines.length + 1) return null;
  if (last === undefined) [endLine, endColumn] = [lines.length, null];
  const lastText = lines[endLine - 1] ?? "";
  const after = endColumn === null ? "" : lastText.slice(unitsOf(lastText, endColumn - 1, inBytes));
  const cut = last === undefined ? text.replace(/\r?\n$/u, "") : text;
  return { startLine, endLine, before, after, text: cut };
}

/** Converts a number of bytes of UTF-8 to one of UTF-16 units. */
function unitsOf(line: string, count: number, inBytes: boolean): number {
  return inBytes ? Buffer.from(line).subarray(0, count).toString().length : count;
}

function regionOf(fix: Extract<ReportedFix, { readonly kind: "offsets" }>, lines: readonly string[]): Region | null {
  const start = positionOf(lines, fix.from);
  const end = positionOf(lines, fix.to);
  if (start === null || end === null || fix.to < fix.from) return null;
  const before = (lines[start.line - 1] ?? "").slice(0, start.column);
  const after = (lines[end.line - 1] ?? "").slice(end.column);
  return { startLine: start.line, endLine: end.line, before, after, text: fix.text };
}

function positionOf(
  lines: readonly string[],
  offset: number,
): { readonly line: number; readonly column: number } | null {
  let rest = offset;
  for (const [index, line] of lines.entries()) {
    if (rest <= line.length) return { line: index + 1, column: rest };
    rest -= line.length + 1;
  }
  return null;
}

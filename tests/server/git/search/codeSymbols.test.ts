import { describe, expect, it } from "vitest";
import { guessSymbols } from "#server/git/search/codeSymbols.ts";

describe("the definition in a line", () => {
  it.each([
    ["export default class Reader<T> extends Base {", "class Reader"],
    ["export interface Panel {", "interface Panel"],
    ["  public static async load(id: string): Promise<void> {", "method load"],
    ["  get size() {", "method size"],
    ["  #hide() {", "method hide"],
    ["export async function* walk(from: number) {", "function walk"],
    ["export const LIMIT = 5;", "variable LIMIT"],
    ["type Both = A & B;", "type Both"],
    ["class Dog(Animal):", "class Dog"],
    ["    async def bark(self):", "function bark"],
    ["    def bark(self):", "function bark"],
    ["TIMES = 3", "variable TIMES"],
    ["func (s *Server) Serve(l net.Listener) error {", "function Serve"],
    ["func New() *Server {", "function New"],
    ["type Server struct {", "type Server"],
    ["pub(crate) fn parse<'a>(text: &'a str) -> Ast {", "function parse"],
    ["impl<T> Display for Tree<T> {", "implementation Tree"],
    ["    let mut count = 0;", "variable count"],
    ["macro_rules! maybe {", "macro maybe"],
    ["static int read_all(struct file *f, char *buf)", "function read_all"],
    ["int main(void) {", "function main"],
    ["#define MAX_NAME 255", "macro MAX_NAME"],
    ["  def self.create(name)", "function create"],
    ["module Billing", "module Billing"],
    ["fun String.shout(): String = uppercase()", "function shout"],
    ["data class Point(val x: Int)", "class Point"],
    ["public override bool Equals(object other)", "function Equals"],
    ["  private void Hide() {", "method Hide"],
    ["(defun greet (name)", "definition greet"],
    ["greet :: String -> String", "variable greet"],
    ["build_all() {", "method build_all"],
    ["CREATE OR REPLACE VIEW totals AS", "definition totals"],
    ["const größe = 1;", "variable größe"],
    ["  if (ready) {", null],
    ["  } else if (ready) {", null],
    ["  return make(1);", null],
    ["// function gone() {", null],
    ["# def gone():", null],
    [" * class Gone {", null],
    ["  call(one, two);", null],
    ["int declared(int);", null],
    ["x == y", null],
  ])("of %j is %j", (line, symbols) => {
    const [symbol] = guessSymbols(line);
    expect(symbol === undefined ? null : `${symbol.kind} ${symbol.name}`).toBe(symbols);
  });

  it("has the line number counted from 1, for any line ending, in linear time", () => {
    const hostile = ["a ".repeat(190), "pub ".repeat(95), `${"(".repeat(390)}`, `f(${")".repeat(380)}`];
    const text = ["", "class A {\r", ...hostile, "x".repeat(1_000_000), "class B {"].join("\n");
    expect(guessSymbols(text).map(({ name, line }) => [name, line])).toEqual([
      ["A", 2],
      ["B", 8],
    ]);
  });
});

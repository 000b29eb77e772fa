import { createMockEnvironment } from "relay-test-utils";
import { describe, expect, it, vi } from "vitest";
import { PatchLoader } from "#app/parts/PatchLoader.ts";

function open() {
  const environment = createMockEnvironment();
  const loader = new PatchLoader(environment, "IGNORE_ALL");
  const stop = loader.start();
  const heard = vi.fn<() => void>();
  loader.subscribe(heard);
  /** What is asked for and not yet answered: the ids of each request. */
  const asked = () =>
    environment.mock.getAllOperations().map(({ request }) => request.variables["ids"] as readonly string[]);
  const answer = (nodes: readonly (object | null)[], errors: readonly object[] = []) => {
    const payload = { data: { nodes }, ...(errors.length > 0 && { errors }) };
    // The mock's own type of a payload knows no errors beside data.
    environment.mock.resolveMostRecentOperation(payload as { data: { nodes: (object | null)[] } });
  };
  return { environment, loader, stop, heard, asked, answer };
}

const file = (id: string, patch: string | null) => ({ __typename: "FileChange", id, patch });
const known = (loader: PatchLoader) => Object.fromEntries(loader.current());

describe("patches", () => {
  it("are asked for in one request, and kept when they come", () => {
    const { loader, asked, answer, heard } = open();
    loader.load(["a", "b"]);
    expect(asked()).toEqual([["a", "b"]]);
    expect(known(loader)).toEqual({});
    answer([file("a", "+a\n"), file("b", "+b\n")]);
    expect(known(loader)).toEqual({ a: { text: "+a\n", failure: null }, b: { text: "+b\n", failure: null } });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("are asked for in the loader's mode of white space", () => {
    const { environment, loader } = open();
    loader.load(["a"]);
    const { variables } = environment.mock.getMostRecentOperation().request;
    expect(variables).toEqual({ ids: ["a"], whitespace: "IGNORE_ALL" });
  });

  it("of one request stay when those of the next come", () => {
    const { loader, answer } = open();
    loader.load(["a"]);
    answer([file("a", "+a\n")]);
    const before = loader.current();
    loader.load(["b"]);
    answer([file("b", "+b\n")]);
    expect(known(loader)).toMatchObject({ a: { text: "+a\n" }, b: { text: "+b\n" } });
    expect(Object.fromEntries(before)).toEqual({ a: { text: "+a\n", failure: null } });
  });

  it("may be empty, which is not the same as lost", () => {
    const { loader, answer } = open();
    loader.load(["a"]);
    answer([file("a", "")]);
    expect(known(loader)).toEqual({ a: { text: "", failure: null } });
  });

  it("that fail say why in the server's sentence, and leave the others alone", () => {
    const { loader, answer } = open();
    loader.load(["a", "b", "c"]);
    const extensions = { code: "TOO_LARGE", sentence: "This is larger than Galley handles." };
    answer(
      [file("a", "+a\n"), file("b", null), null],
      [
        { message: "x", path: ["nodes", 1, "patch"], extensions },
        { message: "y", path: ["nodes", 2], extensions: { code: "NOT_FOUND", sentence: "Gone." } },
      ],
    );
    expect(known(loader)).toEqual({
      a: { text: "+a\n", failure: null },
      b: { text: null, failure: "This is larger than Galley handles." },
      c: { text: null, failure: "This file's lines could not be read." },
    });
  });

  it("of a request that fails all say why, and come when they are asked for again", () => {
    const { environment, loader, answer } = open();
    loader.load(["a", "b"]);
    environment.mock.rejectMostRecentOperation(new Error("Galley does not answer."));
    const failed = { text: null, failure: "Galley does not answer." };
    expect(known(loader)).toEqual({ a: failed, b: failed });
    loader.load(["a"]);
    answer([file("a", "+a\n")]);
    expect(known(loader)).toEqual({ a: { text: "+a\n", failure: null }, b: failed });
  });

  it("are no longer waited for when the change leaves the screen", () => {
    const { loader, stop, asked } = open();
    loader.load(["a"]);
    loader.load(["b"]);
    stop();
    expect(asked()).toEqual([]);
  });

  it("that were cut off are asked for again when it comes back, those that came are not", () => {
    const { loader, stop, asked, answer } = open();
    loader.load(["a"]);
    loader.load(["b"]);
    answer([file("b", "+b\n")]);
    stop();
    loader.start();
    expect(asked()).toEqual([["a"]]);
  });

  it("are told to nobody who no longer listens", () => {
    const { loader, answer } = open();
    const heard = vi.fn<() => void>();
    loader.subscribe(heard)();
    loader.load(["a"]);
    answer([file("a", "+a\n")]);
    expect(heard).not.toHaveBeenCalled();
  });
});

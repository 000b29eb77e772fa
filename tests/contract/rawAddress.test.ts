import { describe, expect, it } from "vitest";
import { rawAddress } from "#contract/addresses.ts";

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://here");
  return rawAddress.read(pathname, searchParams);
};

describe("the URL of a file's bytes", () => {
  it.each([
    [{ slug: "repo", revisionPath: "main/a b#?%.png" }, "/repo/raw/main/a%20b%23%3F%25.png"],
    [{ slug: "repo", revisionPath: "main/\udcff.png" }, "/repo/raw/main/%FF.png"],
    [{ slug: "re-po", revisionPath: "0".repeat(40), isDownload: true }, `/re-po/raw/${"0".repeat(40)}?download`],
  ])("for %j parses back to the same file", (params, address) => {
    expect(rawAddress.write(params)).toBe(address);
    expect(read(address)).toEqual({ isDownload: false, ...params });
  });

  it.each(["/repo/raw", "/repo/raw/", "/raw/main/a", "/repo/blob/main/a", "/repo/raw/%zz", "/"])(
    "%s is not such a URL",
    (address) => {
      expect(read(address)).toBeNull();
    },
  );
});

import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { isTouched } from "#server/git/signatures/sshKeygen.ts";
import { sshHome } from "#tests/helpers/sshHome.ts";

afterEach(() => void vi.unstubAllEnvs());

const KIND = "sk-ssh-ed25519@openssh.com";
const APPLICATION = "ssh:";
const NAMESPACE = "test";

function text(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

const sha = (name: "sha256" | "sha512", bytes: Buffer | string): Buffer => createHash(name).update(bytes).digest();

/**
 * Makes a key and a signature as a security key does, whose flags say whether somebody touched it. Sources: OpenSSH, PROTOCOL.sshsig and
 * PROTOCOL.u2f.
 */
function deviceSignature(message: string, flags: number) {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const raw = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  const key = Buffer.concat([text(KIND), text(raw), text(APPLICATION)]);
  const signed = Buffer.concat([Buffer.from("SSHSIG"), ...[NAMESPACE, "", "sha512", sha("sha512", message)].map(text)]);
  const tail = Buffer.from([flags, 0, 0, 0, 7]);
  const made = sign(null, Buffer.concat([sha("sha256", APPLICATION), tail, sha("sha256", signed)]), privateKey);
  const signature = Buffer.concat([text(KIND), text(made), tail]);
  const whole = Buffer.concat([
    Buffer.from("SSHSIG\0\0\0\x01", "latin1"),
    ...[key, NAMESPACE, "", "sha512", signature].map(text),
  ]);
  const lines = whole.toString("base64").match(/.{1,70}/gu) ?? [];
  const armored = ["-----BEGIN SSH SIGNATURE-----", ...lines, "-----END SSH SIGNATURE-----", ""].join("\n");
  return { publicKey: `${KIND} ${key.toString("base64")}`, armored };
}

it.each([
  [1, true],
  [5, true],
  [0, false],
  [4, false],
])("knows from a signature of a security key with the flags %i whether it was touched", async (flags, expected) => {
  const home = await sshHome();
  const { publicKey, armored } = deviceSignature("hello", flags);
  const signers = await home.allow(`ada@example.org ${publicKey}`);
  const file = join(home.path, "signature");
  await writeFile(file, armored);
  const args = ["-Y", "verify", "-f", signers, "-I", "ada@example.org", "-n", NAMESPACE, "-s", file];
  expect(await home.run("ssh-keygen", args, { input: "hello" })).toMatchObject({ code: 0 });
  expect(isTouched(armored)).toBe(expected);
});

it("takes no signature of an ordinary key, and nothing that is cut off, for touched", async () => {
  const home = await sshHome();
  const { file } = await home.key("ada");
  const plain = await home.run("ssh-keygen", ["-Y", "sign", "-n", NAMESPACE, "-f", file], { input: "hello" });
  expect(plain.stdout).toContain("BEGIN SSH SIGNATURE");
  expect(isTouched(plain.stdout)).toBe(false);
  const { armored } = deviceSignature("hello", 1);
  for (let length = 0; length < armored.length - 40; length += 7)
    expect(isTouched(armored.slice(0, length))).toBe(false);
  expect(isTouched("")).toBe(false);
});

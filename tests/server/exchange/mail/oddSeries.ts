import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

/** The files before a series with everything that mail does to patches. */
const FILES = {
  "plain.txt": Array.from({ length: 30 }, (_, at) => `line ${at + 1}\n`).join(""),
  "gaps.txt": "a\n\nb\n\nc\n\nd\n",
  "crlf.txt": "one\r\ntwo\r\nthree\r\n",
  "old/name.sh": "#!/bin/sh\necho a\necho b\necho c\necho d\n",
  "picture.bin": Buffer.from([0, 1, 2, 3, 255, 254, 0, 7]),
  "umlaut.txt": "Größe\nfoo\nbar\n",
} as const;

/** A mail as bytes, one character for each byte. */
type Raw = string;

const FROM = "From mboxrd@z Thu Jan  1 00:00:00 1970\n";

function raw(text: string): Raw {
  return Buffer.from(text).toString("latin1");
}

function base64(body: Raw): Raw {
  return Buffer.from(body, "latin1").toString("base64").replace(/.{76}/gu, "$&\n").concat("\n");
}

function quotedPrintable(body: Raw): Raw {
  const encoded = (line: string): string =>
    line.replace(/[^ -<>-~]|[ \t]$/gu, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
  return body
    .split("\n")
    .map((line) => (encoded(line).match(/(?:=[0-9A-F]{2}|.){1,60}/gu) ?? [""]).join("=\n"))
    .join("\n");
}

/**
 * Creates a repository and the mailbox of a series of eight patches on its branch, in the forms that mail programs
 * produce.
 */
export async function oddSeries(): Promise<{
  readonly repo: TempRepo;
  readonly mailbox: Buffer;
  readonly base: string;
}> {
  const repo = await tempRepo();
  const base = await repo.commit(FILES, "Begin");
  await repo.git("checkout", "-q", "-b", "work");
  const lines = FILES["plain.txt"];
  await repo.commit({ "plain.txt": lines.replace("line 5\n", "line five\n") }, "One");
  await repo.commit({ "crlf.txt": "one\r\nTWO\r\nthree\r\n" }, "Two");
  await repo.commit({ "umlaut.txt": `Größe\nfoo ${"=é".repeat(50)}\nbar\n` }, "Three");
  await repo.commit({ "gaps.txt": "a\n\nb\n\nC\n\nd\n" }, "Four");
  await repo.commit(
    {
      "picture.bin": Buffer.from([9, 9, 0, 3, 255, 1, 0, 7]),
      "plain.txt": lines.replace("line 5\n", "line five\n").replace("line 20\n", "From here\n>From there\n"),
    },
    "Five",
  );
  await repo.commit(
    { "old/name.sh": null, "new/name.sh": { program: FILES["old/name.sh"].replace("echo c", "echo see") } },
    "Six",
  );
  await repo.commit({ "added.txt": "no newline at the end" }, "Seven");
  await repo.commit({ "umlaut.txt": null }, "Eight");
  const folder = await tempFolder();
  await repo.git("format-patch", "-q", "--binary", "-M", "--full-index", "--no-numbered", "-o", folder, base);
  const names = (await repo.git("log", "--reverse", "--format=%f", `${base}..`)).split("\n");
  const patches = await Promise.all(
    names.map(async (name, at) => {
      const text = await readFile(join(folder, `000${at + 1}-${name}.patch`), "latin1");
      return text.slice(text.indexOf("---\n"));
    }),
  );
  await repo.git("checkout", "-q", "main");
  const [one = "", two = "", three = "", four = "", five = "", six = "", seven = "", eight = ""] = patches;
  const head = (number: number, subject: string, more = "", from = "Ada Proof <ada@example.org>"): Raw =>
    raw(
      `${FROM}From: ${from}\nTo: list@example.org\nDate: Tue, ${number} Mar 2022 10:0${number}:00 +0530\nMessage-ID: <odd-${number}@example.org>\n` +
        `${number === 1 ? "" : "In-Reply-To: <odd-1@example.org>\n"}Subject: [PATCH ${number}/8] ${subject}\n${more}`,
    );
  const utf8 = "MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n";
  const mails: readonly Raw[] = [
    // Another author in the body, a folded and encoded subject, the sender's notes below the dashes.
    head(
      1,
      "=?UTF-8?q?Gr=C3=B6=C3=9Fe?= of the first\n line that is long",
      `${utf8}Content-Transfer-Encoding: 8bit\n`,
      "List <list@example.org>",
    ) +
      raw(
        "\nFrom: Grace Höpper <grace@example.org>\n\nBecause   it is right.  \n\n\n\nAnd so on.\n\nSigned-off-by: Grace Höpper <grace@example.org>\n",
      ) +
      one.replace("---\n", "---\nNotes for the reader: not in the message.\n\n"),
    head(2, "Shout", `${utf8}Content-Transfer-Encoding: base64\n`) + "\n" + base64(raw("With CRLF.\n") + two),
    head(3, "=?utf-8?B?w4RuZGVybg==?=", `${utf8}Content-Transfer-Encoding: quoted-printable\n`) +
      "\n" +
      quotedPrintable(raw("Größer =3D größer.\n") + three),
    // Empty context lines without their space.
    head(4, "Gaps") + "\nThe C.\n" + four.replace(/^ $/gmu, ""),
    // A binary patch, and lines that begin with From.
    head(5, "[area] A picture", "", '"Proof, Ada (Work)" <ada@example.org>') + "\nFrom the start.\n" + five,
    // A rename with another mode, in a mail whose lines end with CR LF.
    (head(6, "Move it", `Content-Type: text/plain; charset=us-ascii; format=flowed\n`) + "\nMoved.\n" + six)
      .replace(/^(?=[ >])/gmu, (found, at: number, all: string) => (all.slice(0, at).includes("\n\n") ? " " : found))
      .replaceAll("\n", "\r\n"),
    // The patch is an attachment.
    head(7, "Add", `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="=-b"\n`) +
      `\nThis is a multi-part message.\n--=-b\nContent-Type: text/plain; charset=utf-8\n\nSee the attachment.\n--=-b\nContent-Type: text/x-patch; name="a.patch"\nContent-Transfer-Encoding: base64\n\n${base64(seven)}--=-b--\n`,
    head(
      8,
      "=?iso-8859-1?Q?L=F6schen?=",
      "Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: 8bit\n",
      "=?iso-8859-1?Q?J=F6rg?= <joerg@example.org>",
    ) +
      "\nWeg mit der Gr\u00f6\u00dfe.\n" +
      eight,
  ];
  return { repo, base, mailbox: Buffer.from(mails.join("\n"), "latin1") };
}

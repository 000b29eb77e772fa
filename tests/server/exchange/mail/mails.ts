import type { TempRepo } from "#tests/helpers/tempRepo.ts";

export interface Reply {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  /** Minutes after 2022-03-01T12:00Z. */
  readonly minutes: number;
  readonly subject?: string;
}

/** Writes a reply as a mail program does. */
export function reply({ id, to, from, body, minutes, subject = "[PATCH] Something" }: Reply): string {
  const date = new Date(Date.UTC(2022, 2, 1, 12, minutes)).toUTCString().replace("GMT", "+0000");
  return `From mboxrd@z Thu Jan  1 00:00:00 1970
From: ${from}
Date: ${date}
Subject: Re: ${subject}
Message-ID: <${id}>
In-Reply-To: <${to}>
Content-Type: text/plain; charset=utf-8

${body}
`;
}

/** Writes the patches of commits as `git format-patch` does, with Message-IDs `<prefix>-<number>@x`. */
export async function series(
  repo: TempRepo,
  range: string,
  prefix: string,
  ...options: readonly string[]
): Promise<string> {
  const text = await repo.git("format-patch", "--stdout", "--no-signature", ...options, range);
  let number = text.includes(" 0/") ? -1 : 0;
  return text.replace(/^Subject: /gmu, () => `Message-ID: <${prefix}-${(number += 1)}@x>\nSubject: `).concat("\n");
}

import { expect, variable } from './product.ts';
import type { ReceivedMail } from './mail-server.ts';

/** Returns the mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(variable('E2E_MAILS'));
  return ((await answer.json()) as ReceivedMail[]).filter(({ to }) => to === address);
}

/** Waits for a mail to an address with this subject, and returns the newest. */
export async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${address} about ${String(subject)}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found!;
}

/** Returns the link in the mail. */
export async function linkMailedTo(address: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(address, subject);
  const link = /https?:\S+\/(?:email-verification|reset-password|invitation|me)\/[\w-]+/.exec(
    text,
  )?.[0];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return link;
}

/** Stops or restarts the mail server. */
export async function mailServer(turn: 'away' | 'back'): Promise<void> {
  const answer = await fetch(`${variable('E2E_MAILS')}/${turn}`, { method: 'POST' });
  expect(answer.ok).toBe(true);
}

import type { MemberName } from '../../company/current/CompanyContext.tsx';

/** Most members that are offered at once. */
const maxOffered = 6;

/** Where a mention before the caret begins, and what of its name has been typed. */
const typedMention = /(?:^|[\s(])@(?<name>[\p{L}\p{N}._'@+-]*(?: [\p{L}\p{N}.'-]*)?)$/u;

/** Returns what has been typed of a mention that ends at the caret; null if there is none. */
export const findMention = (text: string, caret: number): string | null =>
  typedMention.exec(text.slice(0, caret))?.groups?.['name'] ?? null;

/** Lists the members who may read cases, and whose name or address begins with what was typed. */
export const listMentionable = (members: readonly MemberName[], typed: string): MemberName[] => {
  const begun = typed.toLowerCase();
  return members
    .filter(({ role }) => role === 'OWNER' || role === 'SAFETY_OFFICER')
    .filter(({ name, email }) =>
      [name, email].some((called) => called?.toLowerCase().startsWith(begun) ?? false),
    )
    .filter(({ name, email }) => (name ?? email).toLowerCase() !== begun)
    .slice(0, maxOffered);
};

/** Replaces what was typed of a mention by the whole name, and returns the caret after it. */
export const replaceMention = (
  text: string,
  caret: number,
  name: string,
): { text: string; caret: number } => {
  const typed = findMention(text, caret) ?? '';
  const before = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: `${before}${text.slice(caret).trimStart()}`, caret: before.length };
};

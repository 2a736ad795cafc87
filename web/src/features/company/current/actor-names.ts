import { useMemo } from 'react';
import { type MemberName, useMemberNames } from './CompanyContext.tsx';
import { roleNames } from './role-names.ts';
import { texts } from './texts.ts';

/** Names who did something, or was assigned to it, by what is stored about them: an email address, or 'API key' and its name. */
export interface ActorNames {
  /** 'Ana Lim, safety officer'; the address if no name is known. */
  formatActor: <By extends string | null>(by: By) => By;
  /** 'Ana Lim'; with the address if somebody else has the same name, and the address alone if no name is known. */
  formatName: (email: string) => string;
}

/** Returns functions that name members by their addresses. */
export const useActorNames = (): ActorNames => {
  const members = useMemberNames();
  return useMemo(() => nameActors(members), [members]);
};

export const nameActors = (members: readonly MemberName[]): ActorNames => {
  const byEmail = new Map(members.map((member) => [member.email, member]));
  const counts = new Map<string, number>();
  for (const { name } of members)
    if (name !== null) counts.set(toKey(name), (counts.get(toKey(name)) ?? 0) + 1);
  const formatName = (email: string): string => {
    const name = byEmail.get(email)?.name ?? null;
    if (name === null) return email;
    return counts.get(toKey(name)) === 1 ? name : texts.nameWithAddress(name, email);
  };
  const formatActor = (by: string): string => {
    const member = byEmail.get(by);
    return member && member.name !== null
      ? texts.nameWithRole(formatName(by), roleNames[member.role].toLowerCase())
      : by;
  };
  return {
    formatActor: <By extends string | null>(by: By) => (by === null ? by : formatActor(by)) as By,
    formatName,
  };
};

/** Names that look alike count as the same. */
const toKey = (name: string): string =>
  name.normalize('NFKC').replaceAll(/\s+/gu, ' ').toLowerCase();

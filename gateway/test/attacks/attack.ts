import type { HostileFiles } from '../hostile/form-bodies.js';
import type { AttackClient, AttackSize } from './attack-client.js';

/** Credentials and files of attackers. They belong to other companies than the neighbour's. */
export interface Attackers {
  /** Session of a company's admin. */
  admin: string;
  /** Further sessions of the same admin. */
  adminSessions: readonly string[];
  /** Signed-in phones of the same company. */
  phones: readonly { employeeId: string; token: string }[];
  /** Follow-ups of the same company whose people are to be informed. */
  followUpIds: readonly string[];
  /** Token of a mailed verification link that still works. */
  link: string;
  /** Admins of other companies. */
  others: readonly { email: string; password: string; token: string }[];
  /** Broken and oversized files. Making them takes seconds of CPU, so it must not happen during an attack. */
  files: HostileFiles;
}

/** One way to overload the gateway. */
export interface Attack {
  name: string;
  /** Requests or connections at the same time, in the command. */
  atOnce: number;
  /** Answers that the gateway may give, by status and error codes; empty: any but errors of the gateway. */
  expected: readonly string[];
  /** Settles when all requests of the attack are answered. */
  run(client: AttackClient, attackers: Attackers, size: AttackSize): Promise<void>;
}

/** Answers that an attack must not get; without a list, errors of the gateway. */
export function findUnexpected(
  attack: Attack | undefined,
  answers: ReadonlyMap<string, number>,
): [string, number][] {
  const { expected = [] } = attack ?? {};
  const isError = /^(5(?!03)|E|timeout)|INTERNAL/;
  return [...answers].filter(([answer]) =>
    expected.length > 0 ? !expected.includes(answer) : isError.test(answer),
  );
}

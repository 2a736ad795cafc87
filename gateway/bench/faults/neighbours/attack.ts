import type { AttackClient } from './attack-client.js';

/** What attackers may use: all of it belongs to companies other than the neighbour's. */
export interface Attackers {
  /** Session of a company's admin. */
  admin: string;
  /** Further sessions of the same admin. */
  adminSessions: readonly string[];
  /** Signed-in phones of the same company. */
  phones: readonly { employeeId: string; token: string }[];
  /** Token of a mailed verification link that still works. */
  link: string;
  /** Admins of other companies who know their password. */
  others: readonly { email: string; password: string; token: string }[];
}

export interface AttackSize {
  /** Requests or connections side by side. */
  atOnce: number;
  /** How long the attack goes on; at 0 it strikes once. */
  seconds: number;
  /** Of a file, where it sends some. */
  fileBytes: number;
}

/** One way to overload the gateway. */
export interface Attack {
  name: string;
  /** Requests or connections side by side, in the command. */
  atOnce: number;
  /** What the gateway may answer, as `answerOf` writes it. */
  expected: readonly string[];
  /** Settles when the attack is over and everything it sent is answered. */
  run(client: AttackClient, attackers: Attackers, size: AttackSize): Promise<void>;
}

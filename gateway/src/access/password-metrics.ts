import { Counter, Gauge, type Registry } from 'prom-client';
import type { Passwords } from './passwords.js';

/** Registers metrics of password checks and their queue. */
export function measurePasswords(registry: Registry, passwords: Passwords): void {
  const registers = [registry];
  const count = (name: string, help: string, value: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  count(
    'password_verifications_total',
    'Passwords that were compared with a stored hash',
    () => passwords.verifications,
  );
  count(
    'password_dummy_verifications_total',
    'Passwords of unknown names and locked accounts, which take as long as a comparison',
    () => passwords.dummyVerifications,
  );
  count('password_matches_total', 'Passwords that were right', () => passwords.matchCount);
  new Gauge({
    name: 'password_tries_waiting',
    help: 'Password checks that wait or run',
    registers,
    collect() {
      this.set(passwords.waitingAttempts);
    },
  }).set(0);
}

import { Counter, Gauge, type Registry } from 'prom-client';
import type { Passwords } from './passwords.js';

/** How many passwords reached the hash, how many of them were right, and how many wait for it. */
export function measurePasswords(registry: Registry, passwords: Passwords): void {
  const registers = [registry];
  const counted = (name: string, help: string, count: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  counted(
    'password_verifications_total',
    'Passwords that were compared with a stored hash',
    () => passwords.verifications,
  ).inc(0);
  counted(
    'password_dummy_verifications_total',
    'Passwords of unknown names and locked accounts, which take as long as a comparison',
    () => passwords.dummyVerifications,
  ).inc(0);
  counted(
    'password_matches_total',
    'Passwords that were compared with a hash and right',
    () => passwords.rightOnes,
  ).inc(0);
  new Gauge({
    name: 'password_tries_waiting',
    help: 'Passwords that wait for their hash or are at it',
    registers,
    collect() {
      this.set(passwords.waitingTries);
    },
  }).set(0);
}

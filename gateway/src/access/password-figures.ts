import { Counter, Gauge, type Registry } from 'prom-client';
import type { Passwords } from './passwords.js';

/** How many passwords reached the hash, and how many wait for it. */
export function measurePasswords(registry: Registry, passwords: Passwords): void {
  const verifications = new Counter({
    name: 'password_verifications_total',
    help: 'Passwords that were compared with a hash',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(passwords.verifications);
    },
  });
  const waiting = new Gauge({
    name: 'password_tries_waiting',
    help: 'Passwords that wait for their hash or are at it',
    registers: [registry],
    collect() {
      this.set(passwords.waitingTries);
    },
  });
  verifications.inc(0);
  waiting.set(0);
}

import { Standing } from './turns.js';

const minute = 60_000;
/** How long a network counts as known after somebody has signed in there, and as failing after a wrong password, in milliseconds. */
const knownTime = 24 * 60 * minute;
const failingTime = 15 * minute;
/** Networks that one account makes known in that time: its owner's office, home and phone, and not all that an attacker has. */
const networksOfAccount = 3;
/** Wrong passwords since the last right one after which a network is known no longer. */
const mostWrong = 5;
/** Most networks, and accounts, that are remembered; of whom is forgotten nothing is known. */
const mostRemembered = 10_000;

/**
 * What is known of the networks that passwords come from, in this process: it decides who waits, and never who may sign in. It is kept by
 * network alone, whatever the account that is asked for, so that nobody's waiting tells which accounts there are.
 */
export class Standings {
  private readonly known = new Recent<{ wrong: number }>(mostRemembered);
  private readonly failing = new Recent<true>(mostRemembered);
  private readonly networksOf = new Recent<Set<string>>(mostRemembered);

  of(network: string): Standing {
    if (this.known.get(network)) return Standing.KNOWN;
    return this.failing.get(network) ? Standing.FAILING : Standing.NEW;
  }

  /** @param account whose password was right. */
  noteRight(network: string, account: string): void {
    const networks = this.networksOf.get(account);
    if (!networks) this.networksOf.set(account, new Set([network]), knownTime);
    else if (networks.has(network) || networks.size < networksOfAccount) networks.add(network);
    else return;
    this.known.set(network, { wrong: 0 }, knownTime);
    this.failing.delete(network);
  }

  noteWrong(network: string): void {
    const known = this.known.get(network);
    if (known) {
      known.wrong += 1;
      if (known.wrong <= mostWrong) return;
      this.known.delete(network);
    }
    this.failing.set(network, true, failingTime);
  }
}

/** The newest of what was noted, each for a while. */
class Recent<Value> {
  private readonly kept = new Map<string, { value: Value; until: number }>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    if (found.until > Date.now()) return found.value;
    this.kept.delete(key);
    return undefined;
  }

  /** @param lifetime in milliseconds. */
  set(key: string, value: Value, lifetime: number): void {
    this.kept.delete(key);
    if (this.kept.size >= this.most) {
      const [oldest] = this.kept.keys();
      if (oldest !== undefined) this.kept.delete(oldest);
    }
    this.kept.set(key, { value, until: Date.now() + lifetime });
  }

  delete(key: string): void {
    this.kept.delete(key);
  }
}

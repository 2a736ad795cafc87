import { createHash } from 'node:crypto';

/** Generates the same random numbers for the same seed. */
export class Random {
  private readonly state: Uint32Array;

  constructor(...seed: (string | number)[]) {
    const digest = createHash('sha256').update(seed.join(' ')).digest();
    this.state = Uint32Array.from([0, 4, 8, 12], (at) => digest.readUInt32LE(at));
  }

  /** Returns 32 random bits. The generator is xoshiro128++, Blackman and Vigna 2019, doi 10.1145/3460772. */
  bits(): number {
    const state = this.state as unknown as [number, number, number, number];
    const sum = (state[0] + state[3]) >>> 0;
    const result = (rotate(sum, 7) + state[0]) >>> 0;
    const shifted = state[1] << 9;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotate(state[3], 11);
    return result;
  }

  /** Returns a number from `low` to below `high`. */
  between(low: number, high: number): number {
    return low + (this.bits() / 2 ** 32) * (high - low);
  }

  /** Returns a whole number from `low` to below `high`. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  chance(share: number): boolean {
    return this.between(0, 1) < share;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const order = items.map((item) => ({ item, place: this.bits() }));
    return order.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
  }

  /** Makes a UUID v7 of a moment in epoch milliseconds (RFC 9562, section 5.7). */
  uuid(moment: number): string {
    const time = moment.toString(16).padStart(12, '0');
    const rest = [this.bits(), this.bits(), this.bits()]
      .map((bits) => bits.toString(16).padStart(8, '0'))
      .join('');
    const variant = (8 + (Number.parseInt(rest.charAt(3), 16) & 3)).toString(16);
    return [
      time.slice(0, 8),
      time.slice(8),
      `7${rest.slice(0, 3)}`,
      `${variant}${rest.slice(4, 7)}`,
      rest.slice(7, 19),
    ].join('-');
  }
}

function rotate(value: number, by: number): number {
  return ((value << by) | (value >>> (32 - by))) >>> 0;
}

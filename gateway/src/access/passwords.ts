import { hash, verify } from '@node-rs/argon2';

/** Hashes passwords with Argon2id; the pepper lives outside the database, so a stolen table alone cannot be guessed at. */
export class Passwords {
  private readonly secret: Uint8Array;
  private absent: Promise<string> | undefined;

  constructor(pepper: string) {
    this.secret = new TextEncoder().encode(pepper);
  }

  hash(password: string): Promise<string> {
    // The library's default algorithm is Argon2id. 19 MiB and 2 passes: the smallest that OWASP's password storage cheat sheet recommends for Argon2id.
    return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1, secret: this.secret });
  }

  /** Whether the password is right. Takes as long when there is no hash to compare with. */
  async matches(kept: string | null | undefined, password: string): Promise<boolean> {
    this.absent ??= this.hash('nobody has this password');
    const right = await verify(kept ?? (await this.absent), password, { secret: this.secret });
    return right && Boolean(kept);
  }
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account, with the secret of its six-digit codes (RFC 6238). */
@Entity('authenticator')
export class Authenticator {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  /** Encrypted, see access/sealing.ts. */
  @Column({ type: 'bytea' })
  secret: Buffer;

  /** Null until a code has proved that the app has the secret. Until then, signing in asks for no code. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** Time step, of 30 seconds, of the last accepted code. Codes of this step and of earlier ones are refused. */
  @Column({ type: 'integer', default: 0 })
  lastStep: number;
}

/** A code that an account can use once in place of its second factor. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  /** SHA-256 of the code, which has 120 random bits. */
  @PrimaryColumn({ type: 'bytea' })
  codeHash: Buffer;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  usedAt: Date | null;
}

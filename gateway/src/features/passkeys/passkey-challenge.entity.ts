import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a passkey is asked to sign for. */
export enum ChallengePurpose {
  SIGN_IN = 'SIGN_IN',
  /** Adding a passkey to the account of a session. */
  ADD = 'ADD',
  /** Proving again who the member of a session is. */
  CONFIRM = 'CONFIRM',
  /** Accepting an invitation. */
  JOIN = 'JOIN',
}

/** Random bytes that a passkey signs once, for one purpose. Deleted when they are used or too old. */
@Entity('passkey_challenge')
@Index('passkey_challenge_expiry', ['expiresAt'])
export class PasskeyChallenge {
  @PrimaryColumn({ type: 'bytea' })
  challenge: Buffer;

  @Column({ type: 'text' })
  purpose: ChallengePurpose;

  /** Session of ADD and CONFIRM, invitation of JOIN; null for SIGN_IN. */
  @Column({ type: 'uuid', nullable: true })
  subjectId: string | null;

  /** Account that a new passkey is made for, which may not exist yet. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;
}

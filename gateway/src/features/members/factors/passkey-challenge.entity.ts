import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Purpose of a passkey's signature. */
export enum ChallengePurpose {
  SIGN_IN = 'SIGN_IN',
  /** Adding a passkey to the account of a session. */
  ADD = 'ADD',
  /** Confirming the identity of a session's member. */
  CONFIRM = 'CONFIRM',
  /** Accepting an invitation. */
  JOIN = 'JOIN',
}

/** Random bytes that a passkey signs once, for one purpose. Deleted when they have been used or have expired. */
@Entity('passkey_challenge')
export class PasskeyChallenge {
  @PrimaryColumn({ type: 'bytea' })
  challenge: Buffer;

  @Column({ type: 'text' })
  purpose: ChallengePurpose;

  /** Session of ADD and CONFIRM, invitation of JOIN; null for SIGN_IN. */
  @Column({ type: 'uuid', nullable: true })
  subjectId: string | null;

  /** Account of the new passkey, which may not exist yet. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  /** Network from whose budget a try was taken; null if none was. */
  @Column({ type: 'text', nullable: true })
  network: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;
}

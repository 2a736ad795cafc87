import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A sign-in by email address: a member of one company or several, or the provider's administrator. It is deleted with its last
 * membership.
 */
@Entity('account')
export class Account {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Lower case. */
  @Column({ type: 'text' })
  email: string;

  /** Argon2id; null until the first password is set through the mailed link. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  /** Whether it is the provider's administrator, who is not a member of a company. */
  @Column({ type: 'boolean', default: false })
  isProvider: boolean;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  verifiedAt: Date | null;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

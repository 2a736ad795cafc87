import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kind of a session's owner. The role of a member is stored with the membership, so that a change takes effect at once. */
export enum SessionKind {
  MEMBER = 'MEMBER',
  EMPLOYEE = 'EMPLOYEE',
  OWN_FILE = 'OWN_FILE',
  PROVIDER_ADMIN = 'PROVIDER_ADMIN',
}

/** Who proved the identity of a session's member. */
export enum ConfirmedBy {
  /** The account's own password, passkey, authenticator app or recovery code. */
  ACCOUNT = 'ACCOUNT',
  /** A link that was mailed to the account's address. */
  MAILBOX = 'MAILBOX',
  /** The identity provider of the session's company, which vouches for nothing beyond that company. */
  PROVIDER = 'PROVIDER',
}

/** A sign-in. Every request looks up the row that its token names, so ending the session ends access everywhere. */
@Entity('session')
export class Session {
  /** The provider's tenant for sessions of its administrators. */
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: SessionKind;

  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @Column({ type: 'uuid', nullable: true })
  employeeId: string | null;

  /** OWN_FILE: SHA-256 of the address that got the link. The session ends when the employee has another one. */
  @Column({ type: 'bytea', nullable: true })
  emailHash: Buffer | null;

  /** Browser and system of an account's sign-in, such as 'Firefox on Windows'. Nothing is stored about employees' devices. */
  @Column({ type: 'text', nullable: true })
  device: string | null;

  /** Network of an account's sign-in: an IPv4 address, or the first 64 bits of an IPv6 one. */
  @Column({ type: 'text', nullable: true })
  network: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  /** When an account last used the session, exact to some minutes. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastUsedAt: Date | null;

  /** When the member last confirmed their identity; null for sessions that cannot be asked to, such as those started over REST. */
  @Column({ name: 'proved_at', type: 'timestamp with time zone', precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** What that confirmation was; null if it is unknown, so that the account itself can only be changed after another one. */
  @Column({ name: 'proved_by', type: 'text', nullable: true })
  confirmedBy: ConfirmedBy | null;

  /** Whether the session was started by an identity provider that, according to the company's owner, asks for a second factor. */
  @Column({ type: 'boolean', default: false })
  providerAskedFactor: boolean;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  revokedAt: Date | null;
}

import { registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export enum LinkPurpose {
  VERIFY_EMAIL = 'VERIFY_EMAIL',
  RESET_PASSWORD = 'RESET_PASSWORD',
  OWN_FILE = 'OWN_FILE',
  CONFIRM_IDENTITY = 'CONFIRM_IDENTITY',
  CHANGE_EMAIL = 'CHANGE_EMAIL',
}
/** Purposes of the links that set a password. */
export type PasswordLinkPurpose = LinkPurpose.VERIFY_EMAIL | LinkPurpose.RESET_PASSWORD;
/** Purposes of the links that accounts get. */
export type AccountLinkPurpose = Exclude<LinkPurpose, LinkPurpose.OWN_FILE>;
registerEnumType(LinkPurpose, {
  name: 'LinkPurpose',
  description: 'Purpose of a mailed link.',
  valuesConfig: {
    VERIFY_EMAIL: { description: 'Verifies the address and sets the first password.' },
    RESET_PASSWORD: { description: 'Sets a new password.' },
    OWN_FILE: { description: "Opens an employee's own file." },
    CONFIRM_IDENTITY: { description: 'Confirms the identity of the member who asked for it.' },
    CHANGE_EMAIL: { description: 'Gives an account the address that it was mailed to.' },
  },
});

export enum LinkStatus {
  GOOD = 'GOOD',
  USED = 'USED',
  EXPIRED = 'EXPIRED',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(LinkStatus, {
  name: 'LinkStatus',
  description: 'Whether a mailed link still works.',
  valuesConfig: {
    GOOD: { description: 'The link works and can be used once.' },
    USED: { description: 'The link has been used, or replaced by a newer password or link.' },
    EXPIRED: { description: 'The link has expired.' },
    UNKNOWN: { description: 'The link is not known.' },
  },
});

/** A link mailed to an account or an employee. Only the hash of its token is stored. */
@Entity('mailed_link')
export class MailedLink {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  /** OWN_FILE: whose file it opens. */
  @Column({ type: 'uuid', nullable: true })
  employeeId: string | null;

  /** OWN_FILE: the mail that contains it. */
  @Column({ type: 'uuid', nullable: true })
  mailId: string | null;

  /** OWN_FILE: SHA-256 of the address that it was mailed to. The link stops working when the employee's address changes. */
  @Column({ type: 'bytea', nullable: true })
  emailHash: Buffer | null;

  /** CONFIRM_IDENTITY: the session that asked for it, and the only one that it confirms. */
  @Column({ type: 'uuid', nullable: true })
  sessionId: string | null;

  /** CHANGE_EMAIL: the new address, in lower case, to which it was mailed. */
  @Column({ type: 'text', nullable: true })
  newEmail: string | null;

  @Column({ type: 'text' })
  purpose: LinkPurpose;

  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  usedAt: Date | null;
}

/** A link of an account. */
export type AccountLink<Purpose extends AccountLinkPurpose> = MailedLink & {
  accountId: string;
  purpose: Purpose;
};

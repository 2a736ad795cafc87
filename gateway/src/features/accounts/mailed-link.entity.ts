import { registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Account } from './account.entity.js';

export enum LinkPurpose {
  VERIFY_EMAIL = 'VERIFY_EMAIL',
  RESET_PASSWORD = 'RESET_PASSWORD',
}
registerEnumType(LinkPurpose, {
  name: 'LinkPurpose',
  description: 'What a mailed link is for.',
  valuesConfig: {
    VERIFY_EMAIL: { description: 'Verifies the address and sets the first password.' },
    RESET_PASSWORD: { description: 'Sets a new password.' },
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
    GOOD: { description: 'The link works, once.' },
    USED: { description: 'It has been used, or a newer password or link has replaced it.' },
    EXPIRED: { description: 'The link is too old.' },
    UNKNOWN: { description: 'There is no such link.' },
  },
});

/** A link mailed to an account. Only the hash of its token is stored. */
@Entity('mailed_link')
@Unique('mailed_link_token_key', ['companyId', 'tokenHash'])
@ForeignKey('Company', ['companyId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey(() => Account, ['accountId'], ['id'], { onDelete: 'CASCADE' })
@Check('mailed_link_purpose_check', `purpose IN ('VERIFY_EMAIL', 'RESET_PASSWORD')`)
export class MailedLink {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

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

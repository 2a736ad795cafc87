import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberRole } from '../../../access/role.js';

/** An account's membership of a company. Every request of the member reads its role. */
@Entity('member')
@Unique('member_account_key', ['companyId', 'accountId'])
@Index('member_of_account', ['accountId'])
@ForeignKey('Company', ['companyId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('Account', ['accountId'], ['id'], { onDelete: 'CASCADE' })
@Check(
  'member_role_check',
  `role IN ('OWNER', 'SAFETY_OFFICER', 'DIRECTORY_MANAGER', 'VIEWER', 'AUDITOR')`,
)
export class Member {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  role: MemberRole;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  /** Null: never. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastSignedInAt: Date | null;
}

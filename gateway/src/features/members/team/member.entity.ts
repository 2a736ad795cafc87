import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MemberRole } from '../../../access/role.js';

/** An account's membership of a company. Every request of the member reads its role. */
@Entity('member')
export class Member {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  role: MemberRole;

  /** Null: only the email address is known. */
  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  /** Null: never. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastSignedInAt: Date | null;

  /** When the member is told by mail what is new in the inbox. */
  @Column({ type: 'text', default: 'DAILY' })
  inboxMail: 'OFF' | 'AT_ONCE' | 'DAILY';

  /** Day of the last mail of the morning, in the company's time zone; null: none yet. */
  @Column({ type: 'date', nullable: true })
  inboxMailedOn: string | null;
}

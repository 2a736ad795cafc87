import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member has read of an event, and whether they were told by mail. Without a row: neither. */
@Entity('inbox_mark')
export class InboxMark {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  memberId: string;

  @PrimaryColumn({ type: 'uuid' })
  eventId: string;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  readAt: Date | null;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  mailedAt: Date | null;
}

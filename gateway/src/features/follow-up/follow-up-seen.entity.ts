import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Session } from '../../access/session.entity.js';

/** Time of the latest change that a session has seen: one row a session. */
@Entity('follow_up_seen')
@ForeignKey(() => Session, ['companyId', 'sessionId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
export class FollowUpSeen {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  seenUntil: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  markedAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link mailed to an employee that shows a new app code once. Neither its token nor the code is stored. */
@Entity('app_invitation')
export class AppInvitation {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  /** The mail that contains it. */
  @Column({ type: 'uuid' })
  mailId: string;

  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;

  /** When it showed its code, or was replaced by a newer invitation or code. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  usedAt: Date | null;
}

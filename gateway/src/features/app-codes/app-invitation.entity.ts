import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Employee } from '../employees/employee.entity.js';

/** A link that was mailed to an employee and shows a new app code once. Neither its token nor the code is here. */
@Entity('app_invitation')
@Unique('app_invitation_token_key', ['companyId', 'tokenHash'])
@Index('app_invitation_employee', ['companyId', 'employeeId'])
@ForeignKey(() => Employee, ['companyId', 'employeeId'], ['companyId', 'id'], {
  name: 'app_invitation_employee_fkey',
  onDelete: 'CASCADE',
})
export class AppInvitation {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'app_invitation_pkey',
  })
  companyId: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'app_invitation_pkey' })
  id: string;

  @Column({ name: 'employee_id', type: 'uuid' })
  employeeId: string;

  /** The mail that carries it. */
  @Column({ name: 'mail_id', type: 'uuid' })
  mailId: string;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  @Column({
    name: 'created_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'now()',
  })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;

  /** When it showed its code, or was replaced by a newer invitation or code. */
  @Column({ name: 'used_at', type: 'timestamp with time zone', precision: 3, nullable: true })
  usedAt: Date | null;
}

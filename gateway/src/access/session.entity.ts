import { registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

export enum Role {
  CAMERA = 'CAMERA',
  COMPANY_ADMIN = 'COMPANY_ADMIN',
  EMPLOYEE = 'EMPLOYEE',
  PROVIDER_ADMIN = 'PROVIDER_ADMIN',
}
registerEnumType(Role, {
  name: 'Role',
  description: 'Role of a signed-in person or device.',
  valuesConfig: {
    CAMERA: { description: 'A camera, by its key.' },
    COMPANY_ADMIN: { description: 'Admin of one company.' },
    EMPLOYEE: { description: "An employee's phone." },
    PROVIDER_ADMIN: { description: 'Administrator of the provider.' },
  },
});

/** A sign-in. A token names its row, and every request looks the row up, so ending it ends access everywhere. */
@Entity('session')
@Index('session_employee', ['companyId', 'employeeId'])
@ForeignKey('Account', ['accountId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('Employee', ['companyId', 'employeeId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
@Check(
  'session_role_check',
  `(role IN ('COMPANY_ADMIN', 'PROVIDER_ADMIN') AND account_id IS NOT NULL AND employee_id IS NULL)
   OR (role = 'EMPLOYEE' AND employee_id IS NOT NULL AND account_id IS NULL)`,
)
export class Session {
  /** The provider's own sessions carry the provider's tenant. */
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @Column({ type: 'uuid', nullable: true })
  employeeId: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  revokedAt: Date | null;
}

import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { Role } from '../../access/session.entity.js';

export enum AuditAction {
  CAMERA_ADDED = 'CAMERA_ADDED',
  CAMERA_CHANGED = 'CAMERA_CHANGED',
  CAMERA_DELETED = 'CAMERA_DELETED',
  CAMERA_KEY_ROTATED = 'CAMERA_KEY_ROTATED',
  COMPANY_SIGNED_UP = 'COMPANY_SIGNED_UP',
  COMPANY_CREATED = 'COMPANY_CREATED',
  COMPANY_ACCEPTED = 'COMPANY_ACCEPTED',
  COMPANY_ACTIVATED = 'COMPANY_ACTIVATED',
  COMPANY_INACTIVATED = 'COMPANY_INACTIVATED',
  PLAN_CHANGED = 'PLAN_CHANGED',
  EMAIL_VERIFIED = 'EMAIL_VERIFIED',
  SETTINGS_CHANGED = 'SETTINGS_CHANGED',
  VERIFICATION_RESENT = 'VERIFICATION_RESENT',
  PASSWORD_FORGOTTEN = 'PASSWORD_FORGOTTEN',
  PASSWORD_RESET = 'PASSWORD_RESET',
  PASSWORD_CHANGED = 'PASSWORD_CHANGED',
  MAIL_RETRIED = 'MAIL_RETRIED',
  EMPLOYEE_CREATED = 'EMPLOYEE_CREATED',
  EMPLOYEE_UPDATED = 'EMPLOYEE_UPDATED',
  EMPLOYEES_DELETED = 'EMPLOYEES_DELETED',
  EMPLOYEES_CHANGED = 'EMPLOYEES_CHANGED',
  EMPLOYEES_IMPORTED = 'EMPLOYEES_IMPORTED',
  CHANGE_UNDONE = 'CHANGE_UNDONE',
  EMPLOYEE_ERASED = 'EMPLOYEE_ERASED',
  EMPLOYEE_EXPORTED = 'EMPLOYEE_EXPORTED',
  PHOTO_CHANGED = 'PHOTO_CHANGED',
  COMPANY_UPDATED = 'COMPANY_UPDATED',
  ORDER_PLACED = 'ORDER_PLACED',
  DELETION_SCHEDULED = 'DELETION_SCHEDULED',
  DELETION_UNDONE = 'DELETION_UNDONE',
  COMPANY_DELETED = 'COMPANY_DELETED',
  GUIDE_REQUESTED = 'GUIDE_REQUESTED',
}
registerEnumType(AuditAction, { name: 'AuditAction', description: 'What was done.' });

@ObjectType({ description: 'Who did what to whom, when and from where.' })
@Entity('audit_entry')
@Index('audit_entry_newest', ['createdAt', 'id'])
export class AuditEntry {
  /** The provider's tenant for what was done to no company, or to one that is no more. */
  @PrimaryColumn({ name: 'company_id', type: 'uuid', primaryKeyConstraintName: 'audit_entry_pkey' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the entry.' })
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'audit_entry_pkey' })
  id: string;

  @Field(() => AuditAction, { description: 'What was done.' })
  @Column({ type: 'text' })
  action: AuditAction;

  @Field(() => String, {
    nullable: true,
    description: "Address of who did it; null for a visitor and for an employee's phone.",
  })
  @Column({ type: 'text', nullable: true })
  actor: string | null;

  @Field(() => Role, {
    nullable: true,
    description: 'What who did it acted as; null for a visitor.',
  })
  @Column({ type: 'text', nullable: true })
  role: Role | null;

  @Field(() => String, {
    description: "What exactly, as 'Standard to Professional'; may be empty.",
  })
  @Column({ type: 'text', default: '' })
  detail: string;

  @Field(() => String, {
    description: "Network address that it came from; empty for the program's own work.",
  })
  @Column({ type: 'text' })
  address: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  @Column({
    name: 'created_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'now()',
  })
  createdAt: Date;
}

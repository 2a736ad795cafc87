import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { MemberRole } from '../../access/role.js';

/**
 * What an identity provider has said of a member. The row outlives the membership while the provider keeps the person deactivated, so that
 * it finds the same id when it activates the person again.
 */
@Entity('provisioned_member')
@Unique('provisioned_member_email_key', ['companyId', 'email'])
@Unique('provisioned_member_external_id_key', ['companyId', 'externalId'])
@ForeignKey('Company', ['companyId'], ['id'], { onDelete: 'CASCADE' })
@Check(
  'provisioned_member_roles_check',
  `roles <@ ARRAY['SAFETY_OFFICER', 'DIRECTORY_MANAGER', 'AUDITOR', 'VIEWER']`,
)
export class ProvisionedMember {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  /** Id of the membership. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Lower case. */
  @Column({ type: 'text' })
  email: string;

  /** Id at the identity provider; null: it has given none. */
  @Column({ type: 'text', nullable: true })
  externalId: string | null;

  /** Roles by the groups that the provider has put the person in. */
  @Column({ type: 'text', array: true })
  roles: MemberRole[];

  /** Null while the person is a member. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  deactivatedAt: Date | null;
}

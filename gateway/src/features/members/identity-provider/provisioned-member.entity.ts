import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MemberRole } from '../../../access/role.js';

/**
 * A member as the identity provider has provisioned it. The row remains while the person is deactivated, so that the provider finds the
 * same id when it activates the person again.
 */
@Entity('provisioned_member')
export class ProvisionedMember {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  /** Id of the membership. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Lower case. */
  @Column({ type: 'text' })
  email: string;

  /** Name that the provider has sent; null if it sent none. */
  @Column({ type: 'text', nullable: true })
  name: string | null;

  /** Id that the identity provider uses; null if it sent none. */
  @Column({ type: 'text', nullable: true })
  externalId: string | null;

  /** Roles of the groups to which the provider has added the person. */
  @Column({ type: 'text', array: true })
  roles: MemberRole[];

  /** Null while the person is a member. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  deactivatedAt: Date | null;
}

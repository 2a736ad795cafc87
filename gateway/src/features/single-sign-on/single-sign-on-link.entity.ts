import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** Links a member to a person of the identity provider. Stored at the first sign-in, and used in place of the address afterwards. */
@Entity('single_sign_on_link')
@Unique('single_sign_on_link_subject_key', ['companyId', 'issuer', 'subject'])
@ForeignKey('Member', ['companyId', 'accountId'], ['companyId', 'accountId'], {
  onDelete: 'CASCADE',
})
export class SingleSignOnLink {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  issuer: string;

  /** The provider's id of the person: `sub`. */
  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

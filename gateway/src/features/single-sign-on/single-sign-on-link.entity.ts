import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** Which person of the identity provider a member is. It is stored at the first sign-in; from then on the address no longer counts. */
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

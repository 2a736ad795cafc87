import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Company } from '../companies/company.entity.js';

/** An account that signs in with an address: a company's admin or, without a company, the provider's administrator. */
@Entity('account')
@Unique('account_email_key', ['email'])
@ForeignKey(() => Company, ['companyId'], ['id'], { onDelete: 'CASCADE' })
export class Account {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid', nullable: true })
  companyId: string | null;

  /** Lower case. */
  @Column({ type: 'text' })
  email: string;

  /** Argon2id; null until the first password is set through the mailed link. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  verifiedAt: Date | null;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

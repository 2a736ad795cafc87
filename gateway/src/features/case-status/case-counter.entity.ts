import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Company } from '../companies/company.entity.js';

/** The last number that a company has given to a case. */
@Entity('case_counter')
@ForeignKey(() => Company, ['companyId'], ['id'], { onDelete: 'CASCADE' })
export class CaseCounter {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Column({ type: 'integer' })
  lastNumber: number;
}

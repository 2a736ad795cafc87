import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AppCodeRun } from './app-code-run.entity.js';

/** Codes of one batch that wait to be collected, sealed for the admin who asked for them. Collecting deletes them. */
@Entity('app_code_part')
@ForeignKey(() => AppCodeRun, ['companyId', 'runId'], ['companyId', 'id'], {
  name: 'app_code_part_run_fkey',
  onDelete: 'CASCADE',
})
export class AppCodePart {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'app_code_part_pkey',
  })
  companyId: string;

  @PrimaryColumn({ name: 'run_id', type: 'uuid', primaryKeyConstraintName: 'app_code_part_pkey' })
  runId: string;

  /** From 0. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'app_code_part_pkey' })
  part: number;

  /** How many codes it holds. */
  @Column({ type: 'integer' })
  codes: number;

  /** A list of `SealedCode` as JSON; see sealed-box.ts. */
  @Column({ type: 'bytea' })
  sealed: Buffer;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AppCodeRun } from './app-code-run.entity.js';

/** Uncollected codes of a batch, encrypted for the admin who requested them. Collecting deletes them. */
@Entity('app_code_part')
@ForeignKey(() => AppCodeRun, ['companyId', 'runId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
export class AppCodePart {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  runId: string;

  /** From 0. */
  @PrimaryColumn({ type: 'integer' })
  part: number;

  /** Number of codes. */
  @Column({ type: 'integer' })
  codes: number;

  /** A list of `SealedCode` as JSON; see sealed-box.ts. */
  @Column({ type: 'bytea' })
  sealed: Buffer;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NoticeDetail, NoticeKind } from './ladder.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

/** A notice to an exposed person, by mail and in the app. */
@Entity('notice')
export class Notice {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Who reads it. */
  @Column({ type: 'uuid' })
  employeeId: string;

  @Column({ type: 'text' })
  disease: DiseaseCode;

  @Column({ type: 'text' })
  kind: NoticeKind;

  /** Number of corrections before it. */
  @Column({ type: 'integer' })
  round: number;

  /** EXPOSURE: calendar day of the last exposure, which the text may not name. */
  @Column({ type: 'date', nullable: true })
  exposedOn: string | null;

  /** EXPOSURE: last day of quarantine when it was sent, which its reader is not told; null: nobody asks for one. */
  @Column({ type: 'date', nullable: true })
  toldUntil: string | null;

  /** EXPOSURE: last day at home that its reader is told, see `announceQuarantine`; null: nobody asks for one. */
  @Column({ type: 'date', nullable: true })
  announcedUntil: string | null;

  @Column({ type: 'text' })
  detail: NoticeDetail;

  /** Colleagues who, as far as the reader knows, may be the ill person; empty for a correction. */
  @Column({ type: 'uuid', array: true })
  candidateIds: string[];

  @Column({ type: 'text' })
  subject: string;

  /** Paragraphs, with an empty line between them. */
  @Column({ type: 'text' })
  text: string;

  /** The confidential mail with the notice. */
  @Column({ type: 'uuid' })
  mailId: string;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  sentAt: Date;

  /** When the reader opened it in the app; null: not yet. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  readAt: Date | null;
}

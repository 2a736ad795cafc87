import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Camera } from './camera.entity.js';

/** A breach that names no people, only how many: it stands for itself. Append only. */
@Entity('camera_breach')
@ForeignKey(() => Camera, ['companyId', 'cameraId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
@Check(
  'camera_breach_length_check',
  `end_at > start_at AND end_at <= start_at + interval '24 hours'`,
)
@Check('camera_breach_people_check', 'people >= 2')
export class CameraBreach {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'timestamp with time zone', precision: 3 })
  startAt: Date;

  /** Made by the camera: a record that comes again has the same id and start. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  cameraId: string;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  endAt: Date;

  /** Feet; null when the camera could not tell. */
  @Column({ type: 'real', nullable: true })
  distance: number | null;

  /** How many were too close to each other. */
  @Column({ type: 'integer' })
  people: number;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  receivedAt: Date;
}

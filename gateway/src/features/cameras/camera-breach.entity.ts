import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Camera } from './camera.entity.js';

/** A breach that names no people, only how many: it stands for itself. Append only. */
@Entity('camera_breach')
@ForeignKey(() => Camera, ['companyId', 'cameraId'], ['companyId', 'id'], {
  name: 'camera_breach_camera_fkey',
  onDelete: 'CASCADE',
})
@Check(
  'camera_breach_length_check',
  `end_at > start_at AND end_at <= start_at + interval '24 hours'`,
)
@Check('camera_breach_people_check', 'people >= 2')
export class CameraBreach {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'camera_breach_pkey',
  })
  companyId: string;

  @PrimaryColumn({
    name: 'start_at',
    type: 'timestamp with time zone',
    precision: 3,
    primaryKeyConstraintName: 'camera_breach_pkey',
  })
  startAt: Date;

  /** Made by the camera: a record that comes again has the same id and start. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'camera_breach_pkey' })
  id: string;

  @Column({ name: 'camera_id', type: 'uuid' })
  cameraId: string;

  @Column({ name: 'end_at', type: 'timestamp with time zone', precision: 3 })
  endAt: Date;

  /** Feet; null when the camera could not tell. */
  @Column({ type: 'real', nullable: true })
  distance: number | null;

  /** How many were too close to each other. */
  @Column({ type: 'integer' })
  people: number;

  @Column({
    name: 'received_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'now()',
  })
  receivedAt: Date;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A code that an account can use once in place of its second factor. */
@Entity('recovery_code')
@ForeignKey('Account', ['accountId'], ['id'], { onDelete: 'CASCADE' })
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  /** SHA-256 of the code, which has 120 random bits. */
  @PrimaryColumn({ type: 'bytea' })
  codeHash: Buffer;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  usedAt: Date | null;
}

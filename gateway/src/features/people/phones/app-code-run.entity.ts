import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../../access/role.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

export enum AppCodeDelivery {
  DOWNLOAD = 'DOWNLOAD',
  MAIL = 'MAIL',
}
registerEnumType(AppCodeDelivery, {
  name: 'AppCodeDelivery',
  description: 'How new app codes are delivered to people.',
  valuesConfig: {
    DOWNLOAD: { description: 'An admin collects the codes once, for a file or printed cards.' },
    MAIL: { description: 'Each person is mailed a link that shows the code once.' },
  },
});

export enum AppCodeRunState {
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  FAILED = 'FAILED',
}
registerEnumType(AppCodeRunState, {
  name: 'AppCodeRunState',
  description: 'Stage of a run of app codes.',
  valuesConfig: {
    RUNNING: { description: 'A background job is issuing codes.' },
    DONE: { description: 'Every selected person has been processed.' },
    CANCELLED: {
      description: 'The run was stopped. Codes and invitations issued before then remain valid.',
    },
    FAILED: { description: 'The run stopped on an error. Codes issued before then remain valid.' },
  },
});

/** A run that issues app codes to many people. The codes are in `AppCodePart`. Deleted after a day. */
@ObjectType({ description: 'A run that issues new app codes to many people in the background.' })
@Entity('app_code_run')
export class AppCodeRun {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the run, chosen by the client.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => AppCodeDelivery, { description: 'How the codes are delivered to people.' })
  @Column({ type: 'text' })
  delivery: AppCodeDelivery;

  @Field(() => AppCodeRunState, { description: 'Current stage of the run.' })
  @Column({ type: 'text' })
  state: AppCodeRunState;

  /** X25519 key that codes are encrypted with; the private key is not stored. Null for MAIL. */
  @Column({ type: 'bytea', nullable: true })
  publicKey: Buffer | null;

  @Field(() => Int, { description: 'Number of selected people.' })
  @Column({ type: 'integer', default: 0 })
  total: number;

  @Field(() => Int, {
    description: 'Number of people who have received a new code or an invitation so far.',
  })
  @Column({ type: 'integer', default: 0 })
  issued: number;

  @Field(() => Int, {
    description: 'Number of people who left the directory before they were processed.',
  })
  @Column({ type: 'integer', default: 0 })
  gone: number;

  @Field(() => Int, {
    description:
      'Number of people who were skipped because they have no email address. Always 0 for DOWNLOAD.',
  })
  @Column({ type: 'integer', default: 0 })
  withoutAddress: number;

  /** Increases with each job of the run, so that a retried job does nothing once its successor is queued. */
  @Column({ type: 'integer', default: 0 })
  slice: number;

  @Field(() => String, {
    nullable: true,
    description: 'Error message for people to read if the state is FAILED; otherwise null.',
  })
  @Column({ type: 'text', nullable: true })
  problem: string | null;

  @Field(() => String, { description: 'Email address of the admin who started the run.' })
  @Column({ type: 'text' })
  startedBy: string;

  @Column({ type: 'text' })
  role: Role;

  /** Network address of the request. */
  @Column({ type: 'text' })
  address: string;

  @Field(() => GraphQLISODateTime, { description: 'When the run was started.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

/** Uncollected codes of a batch, encrypted for the admin who requested them. Collecting deletes them. */
@Entity('app_code_part')
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

export type AppCodeOutcome = 'PENDING' | 'ISSUED' | 'GONE' | 'NO_ADDRESS';

/** A person of a run, with the outcome. */
@Entity('app_code_person')
export class AppCodePerson {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  runId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  /** From 1, by department and name. */
  @Column({ type: 'integer' })
  place: number;

  @Column({ type: 'text' })
  outcome: AppCodeOutcome;
}

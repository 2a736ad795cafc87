import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

export enum DirectoryChangeKind {
  DEPARTMENT = 'DEPARTMENT',
  NEGATIVE = 'NEGATIVE',
  POSITIVE = 'POSITIVE',
  DELETION = 'DELETION',
  IMPORT = 'IMPORT',
}

/** Returns whether changes of this kind set statuses and nothing else. */
export function isStatusKind(kind: DirectoryChangeKind): boolean {
  return kind === DirectoryChangeKind.NEGATIVE || kind === DirectoryChangeKind.POSITIVE;
}

registerEnumType(DirectoryChangeKind, {
  name: 'DirectoryChangeKind',
  description: 'Type of change made to many people of the directory.',
  valuesConfig: {
    DELETION: { description: 'People were removed from the directory.' },
    DEPARTMENT: { description: 'People were moved to a department.' },
    IMPORT: { description: 'A file added and changed people.' },
    NEGATIVE: { description: 'People were marked negative.' },
    POSITIVE: { description: 'Confirmed cases were opened for people.' },
  },
});

@ObjectType({
  description: 'A change made to many people of the directory at the same time.',
  simpleResolvers: true,
})
@Entity('directory_change')
export class DirectoryChange {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the change.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => DirectoryChangeKind, { description: 'Kind of the change.' })
  @Column({ type: 'text' })
  kind: DirectoryChangeKind;

  /** Whether the change set statuses: readers without the permission for health see nothing of it. */
  @Column({ type: 'boolean', default: false })
  setsStatus: boolean;

  @Field(() => Int, { description: 'Number of people that the change affected.' })
  @Column({ type: 'integer', default: 0 })
  count: number;

  /** Department that was set, disease of the cases, or the file's name; else empty. */
  @Column({ type: 'text', default: '' })
  detail: string;

  @Field(() => String, {
    description: "Email address of the admin who made the change, or 'API key' and its name.",
  })
  @Column({ name: 'changed_by', type: 'text' })
  by: string;

  @Field(() => GraphQLISODateTime, { description: 'When the change was made.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'Deadline for undoing the change.' })
  @Column({ type: 'timestamp with time zone', precision: 3 })
  undoUntil: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the change was undone; null: it has not been undone.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  undoneAt: Date | null;
}

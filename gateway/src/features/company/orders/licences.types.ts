import { minGroupSize } from '../../../access/small-groups.js';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'Number of licences of one kind, ordered and in use.',
  simpleResolvers: true,
})
export class LicenceCount {
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of licences in the last order; null: the current plan was not ordered, such as a trial or a plan by agreement.',
  })
  ordered: number | null;

  @Field(() => Int, { description: 'Number of licences in use.' })
  used: number;
}

@ObjectType({
  description: 'Licences of a company, ordered and in use.',
  simpleResolvers: true,
})
export class Licences {
  @Field(() => LicenceCount, {
    description: 'Licences for employees. In use are the people in the directory.',
  })
  employees: LicenceCount;

  @Field(() => LicenceCount, {
    description: 'Licences for cameras. In use are the cameras on the list.',
  })
  cameras: LicenceCount;

  @Field(() => Boolean, {
    description: `Whether the number of employees in use is rounded down to a multiple of ${minGroupSize}, because the viewer may not read the directory.`,
  })
  isRounded: boolean;
}

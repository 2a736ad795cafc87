import { Arg, Int, Query, Resolver } from 'type-graphql';
import { TracingExample } from './example.types.js';
import { traceExample } from './example.js';

@Resolver()
export class ExampleResolver {
  @Query(() => TracingExample, {
    description: 'A small fictional working day, traced with the same code as real days. Public.',
  })
  tracingExample(
    @Arg('person', () => Int, {
      defaultValue: 1,
      description: 'Number of the person in the example who falls ill.',
    })
    person: number,
    @Arg('threshold', () => Int, {
      defaultValue: 15,
      description: 'Threshold in minutes: 1, 2, 3, 4, 5, 10, 15, 20, 25 or 30.',
    })
    threshold: number,
  ): Promise<TracingExample> {
    return traceExample(person, threshold);
  }
}

import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import type { Permission } from '../../../access/permissions.js';
import { ReadsOnReplica } from '../../../graphql/replica-reads.js';
import type { RequestContext } from '../../../request/context.js';
import { ContactSource } from '../records/contact-source.js';
import { Evidence, Transmission, Trace } from './trace.types.js';
import {
  findTransmissionEvidence,
  findTransmission,
  trace,
  tracePositiveEmployees,
} from './tracing.service.js';

@Resolver(() => Transmission)
export class TracingResolver {
  @Authorized<Permission>('tracing:read')
  @ReadsOnReplica()
  @Query(() => Trace, {
    description:
      'Everybody exposed by one person, over up to three transmissions in chronological order. By default, the window is the infectious window of the open case of the person (of several, that of COVID-19, else the latest), and people pass the disease on after its latent period; without an open case, the window is the last 2 days.',
  })
  trace(
    @Ctx() context: RequestContext,
    @Arg('employee', () => EmployeeRef, { description: 'Id or code of the employee to trace.' })
    employee: EmployeeRef,
    @Arg('from', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Start of the window. With a start, no case counts.',
    })
    from: Date | null,
    @Arg('until', () => GraphQLISODateTime, {
      nullable: true,
      description:
        'End of the window, at most 366 days after its start. The default is the end of the window of the case, or now.',
    })
    until: Date | null,
    @Arg('ignoresCase', () => Boolean, {
      defaultValue: false,
      description:
        'Whether to ignore an open case, as the REST API does: without a start, the window of a positive person then starts 2 days before the positive date, or 14 days before the end if that date is not disclosed.',
    })
    ignoresCase: boolean,
  ): Promise<Trace> {
    return trace(context, employee, { from, until, ignoresCase });
  }

  @Authorized<Permission>('tracing:read')
  @ReadsOnReplica()
  @Query(() => [Trace], {
    description:
      'One trace for each positive person of the directory, by their case, as the query trace does without dates. Sorted by positive date, latest first.',
  })
  positiveTraces(@Ctx() context: RequestContext): Promise<Trace[]> {
    return tracePositiveEmployees(context);
  }

  @Authorized<Permission>('tracing:read')
  @ReadsOnReplica()
  @Query(() => Transmission, {
    description: 'A transmission of a trace, identified by fields that the trace returned.',
  })
  transmission(
    @Ctx() context: RequestContext,
    @Arg('carrierId', () => GraphQLUUID, { description: 'Person who passed the exposure on.' })
    carrierId: string,
    @Arg('personId', () => GraphQLUUID, { description: 'Person who was exposed.' })
    personId: string,
    @Arg('source', () => ContactSource, {
      description: 'Kind of source: phones, cameras or manual entry.',
    })
    source: ContactSource,
    @Arg('from', () => GraphQLISODateTime, { description: 'The countedFrom of the transmission.' })
    from: Date,
    @Arg('until', () => GraphQLISODateTime, {
      description: 'The countedUntil of the transmission.',
    })
    until: Date,
  ): Promise<Transmission> {
    return findTransmission(context, { carrierId, personId, source, from, until });
  }

  @FieldResolver(() => Evidence, {
    description: 'The records, meetings and sums behind the transmission.',
  })
  evidence(@Ctx() context: RequestContext, @Root() transmission: Transmission): Promise<Evidence> {
    return findTransmissionEvidence(context, transmission);
  }
}

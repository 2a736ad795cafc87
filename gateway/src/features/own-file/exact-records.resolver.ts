import { IsNotEmpty, MaxLength } from 'class-validator';
import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { NeedsProof } from '../../access/step-up.js';
import { parseListing } from '../../database/listing.js';
import { PageArg, PageSizeArg } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLUUID } from '../../scalars.js';
import { personById } from '../people/directory/person.loaders.js';
import { Person } from '../people/directory/person.types.js';
import { OwnFile } from './own-file.types.js';
import {
  ExactRecordRequest,
  ExactRecordRequestPage,
  ExactRecordRequestState,
} from './exact-record-request.entity.js';
import { findLatestRequest, listRequests } from './exact-records.queries.js';
import { answerExactRecordRequest, requestExactRecords } from './exact-records.service.js';

const maxPageSize = 100;

@InputType({ description: 'A refusal of exact records, in writing.' })
export class RefuseExactRecordsInput {
  @Field(() => GraphQLUUID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, {
    description: 'Why the company refuses, which the employee can read; at most 2000 characters.',
  })
  @MaxLength(2000, { message: 'At most 2000 characters' })
  @IsNotEmpty({ message: 'Please enter the reason, which the employee can read' })
  reason: string;
}

@Resolver(() => ExactRecordRequest)
export class ExactRecordsResolver {
  @Authorized<Permission>('exact-record:decide')
  @Query(() => ExactRecordRequestPage, {
    description:
      "A page of the employees' requests for their exact records: open ones first, by due date.",
  })
  exactRecordRequests(
    @Ctx() { db, companyId }: RequestContext,
    @Arg('state', () => ExactRecordRequestState, {
      nullable: true,
      description: 'Only requests in this state.',
    })
    state: ExactRecordRequestState | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): ExactRecordRequestPage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new ExactRecordRequestPage(
      listRequests(db, companyId, { ...listing, state: state ?? null }),
    );
  }

  @Authorized<Permission>('own-file:update')
  @Mutation(() => ExactRecordRequest, {
    description:
      'Asks the company for the exact records of the own contacts. The company answers within a month. Must be the only mutation of its document.',
  })
  requestExactRecords(@Ctx() context: RequestContext): Promise<ExactRecordRequest> {
    return requestExactRecords(context);
  }

  @Authorized<Permission>('exact-record:decide')
  @NeedsProof()
  @Mutation(() => ExactRecordRequest, {
    description:
      'Gives an employee the exact records of their contacts until now, without the people they met. From then on they know the lengths of these contacts.',
  })
  giveExactRecords(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the request.' }) id: string,
  ): Promise<ExactRecordRequest> {
    return answerExactRecordRequest(context, id, null);
  }

  @Authorized<Permission>('exact-record:decide')
  @Mutation(() => ExactRecordRequest, {
    description: 'Refuses a request for exact records and explains why in writing.',
  })
  refuseExactRecords(
    @Ctx() context: RequestContext,
    @Arg('input', () => RefuseExactRecordsInput, {
      description: 'The request, and the reason for the employee.',
    })
    { id, reason }: RefuseExactRecordsInput,
  ): Promise<ExactRecordRequest> {
    return answerExactRecordRequest(context, id, reason.trim());
  }

  @Authorized<Permission>('exact-record:decide')
  @FieldResolver(() => Person, { description: 'The employee who asked.' })
  person(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: ExactRecordRequest,
  ): Promise<Person> {
    return context.loader(personById).load(employeeId);
  }

  @Authorized<Permission>('exact-record:decide')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Email address of the person who answered; null: not answered yet.',
  })
  decidedBy(@Root() { decidedBy }: ExactRecordRequest): string | null {
    return decidedBy;
  }
}

@Resolver(() => OwnFile)
export class OwnExactRecordsResolver {
  @FieldResolver(() => ExactRecordRequest, {
    nullable: true,
    description: "The employee's latest request for their exact records; null: none.",
  })
  async exactRecordRequest(
    @Ctx() { db, companyId, employeeId }: RequestContext,
  ): Promise<ExactRecordRequest | null> {
    return (await findLatestRequest(db, companyId, employeeId)) ?? null;
  }
}

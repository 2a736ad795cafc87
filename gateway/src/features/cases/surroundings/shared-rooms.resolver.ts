import { Authorized, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { PageArg, PageSizeArg, readTogether } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { DiseaseCase } from '../register/disease-case.entity.js';
import { personById } from '../../people/directory/person.loaders.js';
import { Person } from '../../people/directory/person.types.js';
import { findSharedRoomsOfCase } from './shared-rooms.service.js';
import { SharedRoom, SharedRoomPage } from './shared-rooms.types.js';

const maxPageSize = 100;

@Resolver(() => DiseaseCase)
export class CaseRoomsResolver {
  @Authorized<Permission>('tracing:read')
  @FieldResolver(() => SharedRoomPage, {
    description:
      'People whom a camera saw at the same time as the person during the infectious window, at any distance, longest first. A person seen by two cameras appears twice. For at most 5 cases per request.',
  })
  sharedRooms(
    @Ctx() context: RequestContext,
    @Root() stored: DiseaseCase,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): SharedRoomPage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new SharedRoomPage(readTogether(() => findSharedRoomsOfCase(context, stored, listing)));
  }
}

@Resolver(() => SharedRoom)
export class SharedRoomResolver {
  @FieldResolver(() => Person, {
    description: 'Person whom the camera saw at the same time as the person of the case.',
  })
  person(@Ctx() context: RequestContext, @Root() { employeeId }: SharedRoom): Promise<Person> {
    return context.loader(personById).load(employeeId);
  }
}

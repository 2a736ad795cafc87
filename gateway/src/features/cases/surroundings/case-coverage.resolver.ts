import { Authorized, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { PageArg, PageSizeArg, readTogether } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { DiseaseCase } from '../register/disease-case.entity.js';
import { personById } from '../../people/directory/person.loaders.js';
import { Person } from '../../people/directory/person.types.js';
import { findCoverage, listCoveredDays } from './case-coverage.service.js';
import {
  CaseCoverage,
  CoveredDay,
  SilentColleague,
  SilentColleaguePage,
} from './case-coverage.types.js';
import { countColleagues, findSilentColleagues } from './silent-colleagues.queries.js';

const maxPageSize = 100;

@Resolver(() => DiseaseCase)
export class CaseCoverageResolver {
  @Authorized<Permission>('tracing:read')
  @FieldResolver(() => CaseCoverage, {
    nullable: true,
    description:
      'Phones that could measure contacts in the infectious window, and so whom to ask. For at most 5 cases per request; null if the window is empty.',
  })
  coverage(
    @Ctx() context: RequestContext,
    @Root() stored: DiseaseCase,
  ): Promise<CaseCoverage | null> {
    return findCoverage(context, stored);
  }
}

@Resolver(() => CaseCoverage)
export class CoverageFieldsResolver {
  @FieldResolver(() => [CoveredDay], {
    description: "What the person's own phone reported on each day of the window, in order.",
  })
  days(@Ctx() context: RequestContext, @Root() coverage: CaseCoverage): Promise<CoveredDay[]> {
    return listCoveredDays(context, coverage);
  }

  @FieldResolver(() => Int, { description: "Number of other people in the company's directory." })
  colleagues(
    @Ctx() { db, companyId }: RequestContext,
    @Root() { personId }: CaseCoverage,
  ): Promise<number> {
    return countColleagues(db, companyId, personId);
  }

  @FieldResolver(() => SilentColleaguePage, {
    description:
      "Colleagues whose phones could not detect anybody in the part of the window whose records are kept; nobody if all of them are deleted. Sorted with the person's department first, then by name.",
  })
  silentColleagues(
    @Ctx() { db, companyId }: RequestContext,
    @Root() { personId, kept }: CaseCoverage,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): SilentColleaguePage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new SilentColleaguePage(
      readTogether(async () =>
        kept.from === kept.until
          ? { items: [], total: 0 }
          : findSilentColleagues(db, companyId, personId, kept, listing),
      ),
    );
  }
}

@Resolver(() => SilentColleague)
export class SilentColleagueResolver {
  @FieldResolver(() => Person, { description: 'Colleague whose phone was silent.' })
  person(@Ctx() context: RequestContext, @Root() { employeeId }: SilentColleague): Promise<Person> {
    return context.loader(personById).load(employeeId);
  }
}

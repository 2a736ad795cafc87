import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { UpdateDiseaseInput } from './disease.inputs.js';
import { listDiseaseChanges } from './disease.queries.js';
import { Disease, DiseaseChangePage } from './disease.types.js';
import { findDisease, listDiseases, updateDisease } from './diseases.service.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const maxPageSize = 100;

@Resolver(() => Disease)
export class DiseaseResolver {
  @Authorized<Permission>('disease:read')
  @Query(() => [Disease], {
    description: "All diseases of the catalogue, with the company's own settings for them.",
  })
  diseases(@Ctx() context: RequestContext): Promise<Disease[]> {
    return listDiseases(context);
  }

  @Authorized<Permission>('disease:read')
  @Query(() => Disease, {
    description: "A disease of the catalogue, with the company's own settings for it.",
  })
  disease(
    @Ctx() context: RequestContext,
    @Arg('code', () => DiseaseCode, { description: 'Code of the disease.' }) code: DiseaseCode,
  ): Promise<Disease> {
    return findDisease(context, code);
  }

  @Authorized<Permission>('disease:update')
  @Mutation(() => Disease, {
    description:
      "Changes whether the viewer's company uses a disease, and the figures of the disease.",
  })
  updateDisease(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateDiseaseInput, { description: 'The disease, and the changes.' })
    input: UpdateDiseaseInput,
  ): Promise<Disease> {
    return updateDisease(context, input);
  }

  @Authorized<Permission>('disease:read')
  @FieldResolver(() => DiseaseChangePage, {
    description: "The company's changes to the disease, newest first.",
  })
  history(
    @Ctx() { db, companyId }: RequestContext,
    @Root() { code }: Disease,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): DiseaseChangePage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new DiseaseChangePage(listDiseaseChanges(db, companyId, code, listing));
  }
}

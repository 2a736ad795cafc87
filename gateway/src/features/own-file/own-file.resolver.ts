import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLLocalDate } from '../../scalars.js';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { listDiseases } from '../diseases/diseases.service.js';
import { listOwnReports } from '../employee-reports/employee-report.queries.js';
import { OwnReport } from '../employee-reports/employee-report.types.js';
import { listNoticesOfPerson } from '../notices/notice.queries.js';
import { MyNotice } from '../notices/notice.types.js';
import { listReads } from '../person-reads/person-read.queries.js';
import { photoLoader } from '../photos/photo.loaders.js';
import { formatPhotoPath } from '../photos/photo-path.js';
import { listOwnColumns } from './own-columns.js';
import { OwnColumn, OwnDay, OwnFile, OwnInstruction, OwnRead } from './own-file.types.js';
import { getOwnFile, listOwnDays, listOwnInstructions } from './own-file.service.js';

/** Maximum looks and reports on the page. */
const maxReads = 200;
const maxReports = 100;

@Resolver(() => OwnFile)
export class OwnFileResolver {
  @Authorized<Permission>('own-file:read')
  @Query(() => OwnFile, { description: 'The file of the employee who has opened it.' })
  ownFile(@Ctx() context: RequestContext): Promise<OwnFile> {
    return getOwnFile(context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the photo, with an unguessable name; null: none.',
  })
  async photo(@Ctx() context: RequestContext): Promise<string | null> {
    const name = await context.loader(photoLoader).load(context.employeeId);
    return name === null ? null : formatPhotoPath(context.app.tokenSecret, name);
  }

  @FieldResolver(() => [OwnInstruction], {
    description:
      'What the employee has to do: own cases first, then the exposures that they were told of.',
  })
  instructions(@Ctx() context: RequestContext): Promise<OwnInstruction[]> {
    return listOwnInstructions(context);
  }

  @FieldResolver(() => [OwnDay], {
    description:
      "Meetings by day of the company's time zone, latest day first; both days included, at most 366.",
  })
  days(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLLocalDate, {
      nullable: true,
      description: 'First day; absent: 13 days before the last one.',
    })
    from: string | null,
    @Arg('to', () => GraphQLLocalDate, { nullable: true, description: 'Last day; absent: today.' })
    to: string | null,
  ): Promise<OwnDay[]> {
    return listOwnDays(context, { from, to });
  }

  @FieldResolver(() => [OwnReport], {
    description: `What the employee has reported, the latest ${maxReports} first; the download has all.`,
  })
  reports(@Ctx() { db, companyId, employeeId }: RequestContext): Promise<OwnReport[]> {
    return listOwnReports(db, companyId, employeeId, maxReports);
  }

  @FieldResolver(() => [DiseaseCode], {
    description: 'Diseases that the company uses: reports can be about these.',
  })
  async diseases(@Ctx() context: RequestContext): Promise<DiseaseCode[]> {
    const diseases = await listDiseases(context);
    return diseases.filter(({ isUsed }) => isUsed).map(({ code }) => code);
  }

  @FieldResolver(() => [MyNotice], {
    description: 'Notices that were sent to the employee, the latest first.',
  })
  notices(@Ctx() { db, companyId, employeeId }: RequestContext): Promise<MyNotice[]> {
    return listNoticesOfPerson(db, companyId, employeeId);
  }

  @FieldResolver(() => [OwnRead], {
    description: `Who looked at the employee by name, the latest ${maxReads} first; the download has all. Looks of one account at the same thing within 5 minutes are one.`,
  })
  reads(@Ctx() { db, companyId, employeeId }: RequestContext): Promise<OwnRead[]> {
    return listReads(db, companyId, employeeId, maxReads);
  }

  @FieldResolver(() => [OwnColumn], {
    description: 'Everything that the product can keep about an employee, and what for.',
  })
  columns(): OwnColumn[] {
    return listOwnColumns();
  }
}

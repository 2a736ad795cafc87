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
  @Query(() => OwnFile, { description: 'The own file of the signed-in employee.' })
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
      'What the employee has to do: for own cases first, then for exposures about which they were informed.',
  })
  instructions(@Ctx() context: RequestContext): Promise<OwnInstruction[]> {
    return listOwnInstructions(context);
  }

  @FieldResolver(() => [OwnDay], {
    description:
      "Meetings for each day of the company's time zone, latest day first. Both ends of the range are included; at most 366 days.",
  })
  days(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLLocalDate, {
      nullable: true,
      description: 'First day. The default is 13 days before the last day.',
    })
    from: string | null,
    @Arg('to', () => GraphQLLocalDate, {
      nullable: true,
      description: 'Last day. The default is today.',
    })
    to: string | null,
  ): Promise<OwnDay[]> {
    return listOwnDays(context, { from, to });
  }

  @FieldResolver(() => [OwnReport], {
    description: `Reports that the employee has sent, the latest ${maxReports} first; the download has all of them.`,
  })
  reports(@Ctx() { db, companyId, employeeId }: RequestContext): Promise<OwnReport[]> {
    return listOwnReports(db, companyId, employeeId, maxReports);
  }

  @FieldResolver(() => [DiseaseCode], {
    description: 'Diseases that the company uses, which reports can be about.',
  })
  async diseases(@Ctx() context: RequestContext): Promise<DiseaseCode[]> {
    const diseases = await listDiseases(context);
    return diseases.filter(({ isUsed }) => isUsed).map(({ code }) => code);
  }

  @FieldResolver(() => [MyNotice], {
    description: 'Notices sent to the employee, newest first.',
  })
  notices(@Ctx() { db, companyId, employeeId }: RequestContext): Promise<MyNotice[]> {
    return listNoticesOfPerson(db, companyId, employeeId);
  }

  @FieldResolver(() => [OwnRead], {
    description: `Occasions on which somebody of the company looked at the employee by name, the latest ${maxReads} first; the download has all of them. Looks of one account at the same thing within 5 minutes count as one.`,
  })
  reads(@Ctx() { db, companyId, employeeId }: RequestContext): Promise<OwnRead[]> {
    return listReads(db, companyId, employeeId, maxReads);
  }

  @FieldResolver(() => [OwnColumn], {
    description:
      'All kinds of data that the product can store about an employee, and their purposes.',
  })
  columns(): OwnColumn[] {
    return listOwnColumns();
  }
}

import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLLocalDate } from '../../scalars.js';
import { findOwnAccessChange, findToldPersonId } from '../people/access/access-change.service.js';
import { OwnAccessChange } from '../people/access/access-change.types.js';
import { ownCompany } from '../company/profile/company.service.js';
import { listUsedDiseases } from '../cases/diseases/diseases.service.js';
import { listOwnReports } from './employee-report.queries.js';
import { OwnReport } from './employee-report.types.js';
import { listMyNotices } from '../cases/notices/notice.service.js';
import { MyNotice } from '../cases/notices/notice.types.js';
import { formatPhotoPath } from '../people/directory/photo-path.js';
import { listOwnColumns } from './own-columns.js';
import { listOwnAccesses } from './own-access.queries.js';
import { OwnAccess, OwnColumn, OwnDay, OwnFile, OwnInstruction } from './own-file.types.js';
import { getOwnFile, listOwnDays, listOwnInstructions } from './own-file.service.js';
import { DiseaseCode } from '../../validation/disease-code.js';
import { photoLoader } from '../people/directory/photo.queries.js';

/** Maximum accesses and reports on the page. */
const maxAccesses = 200;
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

  @FieldResolver(() => OwnAccessChange, {
    nullable: true,
    description:
      "The last change of the employee's app code, email address or phone number by somebody else; null: none.",
  })
  accessChange(@Ctx() context: RequestContext): Promise<OwnAccessChange | null> {
    return findOwnAccessChange(context);
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
      "Numbers of people and meetings for each day of the company's time zone, latest day first. Both ends of the range are included; at most 366 days.",
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
  async reports(@Ctx() context: RequestContext): Promise<OwnReport[]> {
    const { db, companyId } = context;
    return listOwnReports(db, companyId, await findToldPersonId(context), maxReports);
  }

  @FieldResolver(() => [DiseaseCode], {
    description: 'Diseases that the company uses, which reports can be about.',
  })
  diseases(@Ctx() context: RequestContext): Promise<DiseaseCode[]> {
    return listUsedDiseases(context);
  }

  @FieldResolver(() => [MyNotice], {
    description: 'Notices sent to the employee, newest first.',
  })
  notices(@Ctx() context: RequestContext): Promise<MyNotice[]> {
    return listMyNotices(context);
  }

  @FieldResolver(() => [OwnAccess], {
    description: `By day, the roles of people who looked at the employee's data, the latest ${maxAccesses} first; the download has all of them. Accesses to health are listed once the employee was told of an exposure at the same time or later; those to an own case and to the directory at once.`,
  })
  async accesses(@Ctx() context: RequestContext): Promise<OwnAccess[]> {
    const { db, companyId } = context;
    const { timeZone } = await ownCompany(context);
    const personId = await findToldPersonId(context);
    return listOwnAccesses(db, companyId, personId, { timeZone, limit: maxAccesses });
  }

  @FieldResolver(() => [OwnColumn], {
    description:
      'All kinds of data that the product can store about an employee, and their purposes.',
  })
  columns(): OwnColumn[] {
    return listOwnColumns();
  }
}

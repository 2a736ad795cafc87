import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { parseListing } from '../../database/listing.js';
import { PageArg, PageSizeArg } from '../../graphql/paginated.js';
import { LiveTopic } from '../../live/live-topic.js';
import { assertMay } from '../../request/auth-checker.js';
import type { RequestContext } from '../../request/context.js';
import { DiseaseCase } from '../cases/register/disease-case.entity.js';
import { PersonReadKind } from '../audit/accesses/person-read.entity.js';
import { logAccess } from '../audit/accesses/access-log.js';
import { findEmployee } from '../people/directory/employee.service.js';
import { personById } from '../people/directory/person.loaders.js';
import { Person } from '../people/directory/person.types.js';
import {
  DecideCorrectionInput,
  EmployeeReportFilterInput,
  ReportSymptomsInput,
  ReportTestInput,
  RequestCorrectionInput,
} from './employee-report.inputs.js';
import { EmployeeReportKind } from './employee-report.entity.js';
import { listReports, openingReportOfCase } from './employee-report.queries.js';
import {
  decideCorrection,
  reportSymptoms,
  reportTest,
  requestCorrection,
} from './employee-report.service.js';
import { EmployeeReport, EmployeeReportPage, OwnReport } from './employee-report.types.js';

const maxPageSize = 100;

@Resolver(() => EmployeeReport)
export class EmployeeReportResolver {
  @Authorized<Permission>('employee-report:read')
  @Query(() => EmployeeReportPage, {
    description:
      'A page of reports that employees sent from their own files, newest first. Directory managers must filter by the kind CORRECTION.',
  })
  async employeeReports(
    @Ctx() context: RequestContext,
    @Arg('filter', () => EmployeeReportFilterInput, {
      nullable: true,
      description: 'Only reports that match the filter.',
    })
    filter: EmployeeReportFilterInput | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): Promise<EmployeeReportPage> {
    const { db, companyId } = context;
    if (filter?.kind !== EmployeeReportKind.CORRECTION)
      assertMay(context, 'health:read', 'filter.kind');
    const employeeId = filter?.employee ? (await findEmployee(context, filter.employee)).id : null;
    if (employeeId) logAccess(context, PersonReadKind.HEALTH, [employeeId]);
    const requested = { search: '', filter: filter ?? {}, employeeId, page, pageSize };
    const listing = parseListing(requested, maxPageSize);
    return new EmployeeReportPage(listReports(db, companyId, listing));
  }

  @Authorized<Permission>('employee-report:decide')
  @Mutation(() => EmployeeReport, {
    description:
      'Decides on a correction, or on a report that did not open a case. An accepted correction is written to the directory, and an accepted test to the follow-up of the employee, if there is one.',
  })
  decideCorrection(
    @Ctx() context: RequestContext,
    @Arg('input', () => DecideCorrectionInput, { description: 'The report and the decision.' })
    input: DecideCorrectionInput,
  ): Promise<EmployeeReport> {
    context.publishOnCommit(LiveTopic.STATUS);
    return decideCorrection(context, input);
  }

  @Authorized<Permission>('own-file:update')
  @Mutation(() => OwnReport, {
    description:
      "Asks the company to correct a value of the employee's directory entry. Must be the only mutation of its document.",
  })
  requestCorrection(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestCorrectionInput, {
      description: 'The incorrect value, and the correct one.',
    })
    input: RequestCorrectionInput,
  ): Promise<OwnReport> {
    return requestCorrection(context, input);
  }

  @Authorized<Permission>('own-file:update')
  @Mutation(() => OwnReport, {
    description:
      'Reports symptoms of the employee. Opens a suspected case, which the company confirms or closes. Must be the only mutation of its document.',
  })
  reportSymptoms(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReportSymptomsInput, {
      description: 'The disease, and the day on which symptoms began.',
    })
    input: ReportSymptomsInput,
  ): Promise<OwnReport> {
    return reportSymptoms(context, input);
  }

  @Authorized<Permission>('own-file:update')
  @Mutation(() => OwnReport, {
    description:
      'Reports a test of the employee. A positive result opens a suspected case, which the company confirms or closes. Must be the only mutation of its document.',
  })
  reportTest(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReportTestInput, { description: 'The test and its result.' })
    input: ReportTestInput,
  ): Promise<OwnReport> {
    return reportTest(context, input);
  }

  @FieldResolver(() => Person, { description: 'Employee who sent the report.' })
  person(@Ctx() context: RequestContext, @Root() { employeeId }: EmployeeReport): Promise<Person> {
    return context.loader(personById).load(employeeId);
  }
}

@Resolver(() => DiseaseCase)
export class CaseReportResolver {
  @Authorized<Permission>('case:read')
  @FieldResolver(() => EmployeeReport, {
    nullable: true,
    description:
      "The employee's own report that opened the case; null: the company opened it, or the report was erased.",
  })
  openedByReport(
    @Ctx() context: RequestContext,
    @Root() { id }: DiseaseCase,
  ): Promise<EmployeeReport | null> {
    return context.loader(openingReportOfCase).load(id);
  }
}

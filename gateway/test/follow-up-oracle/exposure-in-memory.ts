import {
  findInfectiousWindow,
  type WindowFacts,
} from '../../src/features/cases/register/infectious-window.js';
import type { IsolationFigures } from '../../src/features/cases/register/isolation.js';
import { buildCaseExposure } from '../../src/features/cases/follow-up/case-exposure.js';
import type { CaseExposure } from '../../src/features/cases/follow-up/follow-up-facts.js';
import type { ThresholdPeriod } from '../../src/features/company/settings/thresholds.js';
import {
  type ContactRecord,
  createRecordStep,
  createSidedStep,
} from '../../src/features/contacts/tracing/record-step.js';
import { traceCorroborated } from '../../src/features/contacts/tracing/corroborated.js';
import { traceExposures } from '../../src/features/contacts/tracing/trace.js';
import type { FiguresOfEvents } from './events.js';

/** A case with the values that determine its exposures. */
export interface InfectingCase extends Pick<
  WindowFacts,
  'onsetDay' | 'specimenDay' | 'reportedDay' | 'isolatedAt'
> {
  id: string;
  number: number;
  personId: string;
  openedAt: number;
}

/** Inputs of the computation of exposures, besides the case. */
export interface ExposureFacts {
  records: readonly ContactRecord[];
  figures: FiguresOfEvents;
  thresholds: readonly ThresholdPeriod[];
  levels: number;
  latencyMs: number;
  timeZone: string;
  now: number;
}

/** The facts of a case whose isolation nothing has ended. */
const notEnded = {
  symptomsEndedAt: null,
  feverEndedAt: null,
  treatmentStartedAt: null,
  clearedAt: null,
  closedAt: null,
};

/** The figures of a disease without rules for the end of isolation. */
const noIsolation: IsolationFigures = {
  isolationDays: null,
  symptomFreeHours: null,
  feverFreeHours: null,
  treatmentHours: null,
  needsClearance: false,
  isTreatmentAlternative: false,
};

/** Computes how a case exposed a person, by the product's functions over records in memory; null if it did not. */
export async function computeExposureInMemory(
  infecting: InfectingCase,
  exposedId: string,
  { records, figures, thresholds, levels, latencyMs, timeZone, now }: ExposureFacts,
): Promise<CaseExposure | null> {
  const { from, until } = findInfectiousWindow(
    { ...infecting, ...notEnded },
    { ...figures, ...noIsolation },
    timeZone,
    now,
  );
  const reach = { latencyMs, levels };
  const ofExposed = ({ personId }: { personId: string }) => personId === exposedId;
  const traced = await traceExposures(
    infecting.personId,
    from,
    createRecordStep(records, until, thresholds),
    reach,
  );
  const corroborated = await traceCorroborated(
    infecting.personId,
    from,
    createSidedStep(records, until, thresholds),
    reach,
  );
  const exposure = traced.find(ofExposed) ?? null;
  const withoutOwnPhone = corroborated.exposures.find(ofExposed) ?? null;
  if (!exposure && !withoutOwnPhone) return null;
  return buildCaseExposure(
    exposure,
    withoutOwnPhone,
    {
      caseId: infecting.id,
      caseNumber: infecting.number,
      caseOpenedAt: infecting.openedAt,
      caseDayZero: infecting.onsetDay ?? infecting.specimenDay ?? infecting.reportedDay,
    },
    (carrierId, source) =>
      records
        .filter((record) => record.source === source && isOfPair(record, carrierId, exposedId))
        .map((record) => ({
          ...record,
          isByPerson: source === 'mobile' && record.employeeId === exposedId,
        })),
    until,
    thresholds,
  );
}

function isOfPair({ employeeId, crossEmployeeId }: ContactRecord, one: string, other: string) {
  return (
    (employeeId === one && crossEmployeeId === other) ||
    (employeeId === other && crossEmployeeId === one)
  );
}

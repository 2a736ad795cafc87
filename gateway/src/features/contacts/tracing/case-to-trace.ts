import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

declare module '../../../request/context.js' {
  interface App {
    findCaseToTrace: FindCaseToTrace;
  }
}

/** The traced disease, and the days from an exposure until that person can pass it on. */
export interface TracedDisease {
  disease: DiseaseCode;
  latentDays: number;
}

/** A case by which its person is traced, and its infectious window in epoch milliseconds. */
export interface CaseToTrace extends TracedDisease {
  caseNumber: number;
  from: number;
  until: number;
}

/**
 * Finds the open case by which a person is traced: that of COVID-19, which makes the status, else the latest; null without one. The
 * register of cases implements it.
 */
export type FindCaseToTrace = (
  context: RequestContext,
  employeeId: string,
) => Promise<CaseToTrace | null>;

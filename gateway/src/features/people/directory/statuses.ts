import type { Rows } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';
import type { ChangeOrigin, EmployeeStatus } from './status.queries.js';

declare module '../../../request/context.js' {
  interface App {
    statuses: Statuses;
  }
}

/** A positive test. */
export interface PositiveTest {
  disease: DiseaseCode;
  /** Day on which the specimen was taken; null: not disclosed. */
  specimenDay: string | null;
}

/** What changes of the directory do to cases, from which statuses follow. The register of cases implements it. */
export interface Statuses {
  /**
   * Marks people positive or negative by their cases of COVID-19: positive opens a confirmed case or corrects the open one, negative
   * closes a confirmed case as recovered. The number of statements does not depend on the number of people.
   */
  mark: (
    db: Rows,
    companyId: string,
    statuses: readonly EmployeeStatus[],
    origin: ChangeOrigin,
  ) => Promise<void>;
  /** @throws BadUserInput naming a `disease` that the company does not use, or an impossible `specimenDay`. */
  assertTest: (context: RequestContext, test: PositiveTest) => Promise<void>;
  /** Lists who of these people has an open confirmed case of the disease. */
  listConfirmed: (
    db: Rows,
    companyId: string,
    employeeIds: readonly string[],
    disease: DiseaseCode,
  ) => Promise<string[]>;
  /** Opens a confirmed case for each of these people, or confirms the open one. The caller has locked the people. */
  confirm: (
    db: Rows,
    companyId: string,
    employeeIds: readonly string[],
    test: PositiveTest,
    origin: ChangeOrigin,
  ) => Promise<void>;
  /**
   * Undoes what a directory change did to the cases of people. Skips cases that were changed since, and cases of people who have another
   * open case now. The caller has locked the people.
   * @returns the people of skipped cases.
   */
  undo: (
    db: Rows,
    companyId: string,
    employeeIds: readonly string[],
    origin: ChangeOrigin & { changeId: string },
  ) => Promise<string[]>;
}

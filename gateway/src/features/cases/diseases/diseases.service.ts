import { v7 as uuidv7 } from 'uuid';
import type { Rows } from '../../../database/tenant.js';
import { BadUserInput, Conflict } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { markAllCases } from '../../../jobs/mark-cases.js';
import { catalogue, diseaseCodes } from './catalogue.js';
import { CompanyDisease } from './company-disease.entity.js';
import { DiseaseChange } from './disease-change.entity.js';
import type { FigureName } from './disease-enums.js';
import { exposurePlans } from './exposure-plans.js';
import type { FigureInput, ExposurePlanStepInput, UpdateDiseaseInput } from './disease.inputs.js';
import { listCompanyDiseases, companyDiseasesLoader } from './disease.queries.js';
import type { Disease, DiseaseFigure } from './disease.types.js';
import {
  countRecordDays,
  type DiseaseFigures,
  figureNames,
  figureRules,
  type FigureValues,
  findWrongOrder,
  formatLabel,
  getDefault,
  mergeValues,
  toFigures,
  validateFigure,
} from './figures.js';
import {
  describeStep,
  findStepChanges,
  formatStepChange,
  storeStepChanges,
} from './plan-changes.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

/** Returns the figures in force of every disease, whether the company uses it or not. */
export async function loadFigures(
  context: RequestContext,
): Promise<Record<DiseaseCode, DiseaseFigures>> {
  return mergeFigures(await context.loader(companyDiseasesLoader).load(context.companyId));
}

/** Like `loadFigures`, for work outside requests. */
export async function findFigures(
  db: Rows,
  companyId: string,
): Promise<Record<DiseaseCode, DiseaseFigures>> {
  return mergeFigures(await listCompanyDiseases(db, companyId));
}

/** Lists the diseases of the catalogue as the viewer's company uses them. */
export async function listDiseases(context: RequestContext): Promise<Disease[]> {
  const choices = await context.loader(companyDiseasesLoader).load(context.companyId);
  return diseaseCodes.map((code) => describeDisease(code, findChoice(choices, code)));
}

/** Lists the diseases that the viewer's company uses. */
export async function listUsedDiseases(context: RequestContext): Promise<DiseaseCode[]> {
  const choices = await context.loader(companyDiseasesLoader).load(context.companyId);
  return diseaseCodes.filter((code) => isInUse(code, findChoice(choices, code)));
}

/** Returns a disease as the viewer's company uses it. */
export async function findDisease(context: RequestContext, code: DiseaseCode): Promise<Disease> {
  const choices = await context.loader(companyDiseasesLoader).load(context.companyId);
  return describeDisease(code, findChoice(choices, code));
}

/**
 * Changes whether the company uses a disease, its figures and its plan. A value that equals the default of the catalogue undoes a change.
 * @throws Conflict naming `version` if it is outdated, BadUserInput naming figures and steps that are out of their range or in the wrong order.
 */
export async function updateDisease(
  context: RequestContext,
  { disease: code, isUsed, figures, steps, version }: UpdateDiseaseInput,
): Promise<Disease> {
  const { db, companyId, viewer } = context;
  // Locks the company to serialise changes, because a disease that was never changed has no row to lock.
  await lockCompany(db, companyId);
  const choice = findChoice(await listCompanyDiseases(db, companyId), code);
  if (version !== (choice?.version ?? 0))
    throw new Conflict('version', 'This disease was changed by someone else. Reload it.');

  const wasUsed = isInUse(code, choice);
  const willBeUsed = isUsed ?? wasUsed;
  const { before, after, changed } = applyFigures(code, choice, figures);
  const changedAt = new Date();
  const changedBy = viewer?.email ?? null;
  const changedSteps = findStepChanges(code, choice, steps ?? []);
  if (changed.length === 0 && changedSteps.length === 0 && willBeUsed === wasUsed)
    return describeDisease(code, choice);

  const key = { companyId, disease: code };
  const storedFigures = { ...choice?.figures };
  for (const name of changed) {
    if (after[name] === getDefault(code, name)) delete storedFigures[name];
    else
      storedFigures[name] = {
        value: after[name],
        changedAt: changedAt.toISOString(),
        changedBy,
      };
  }
  const values = {
    isUsed: willBeUsed,
    figures: storedFigures,
    plan: storeStepChanges(choice?.plan ?? {}, changedSteps, changedAt, changedBy),
    version: version + 1,
    changedAt,
    changedBy,
  };
  const stored = { ...key, ...values };
  const manager = await db.manager();
  await (choice
    ? manager.update(CompanyDisease, key, values)
    : manager.insert(CompanyDisease, stored));
  const change = { ...key, changedAt, changedBy };
  const none = {
    figure: null,
    before: null,
    after: null,
    step: null,
    stepBefore: null,
    stepAfter: null,
    isUsed: null,
  };
  await manager.insert(DiseaseChange, [
    ...(willBeUsed === wasUsed ? [] : [{ ...change, ...none, id: uuidv7(), isUsed: willBeUsed }]),
    ...changed.map((figure) => ({
      ...change,
      ...none,
      id: uuidv7(),
      figure,
      before: before[figure],
      after: after[figure],
    })),
    ...changedSteps.map(({ step, before: stepBefore, after: stepAfter }) => ({
      ...change,
      ...none,
      id: uuidv7(),
      step: step.code,
      stepBefore,
      stepAfter,
    })),
  ]);
  if (changed.length > 0 || changedSteps.length > 0) await markAllCases(db, companyId, code);
  context.loader(companyDiseasesLoader).clear(companyId);
  const details = [
    ...(willBeUsed === wasUsed ? [] : [willBeUsed ? 'in use' : 'no longer in use']),
    ...changed.map(
      (name) => `${formatLabel(name)} ${before[name] ?? 'none'} to ${after[name] ?? 'none'}`,
    ),
    ...changedSteps.map(({ step, after: values }) => formatStepChange(step, values)),
  ];
  const detail = `${catalogue[code].name}: ${details.join(', ')}`;
  await writeAudit(context, { companyId, action: AuditAction.DISEASE_CHANGED, detail });
  return describeDisease(code, stored);
}

/**
 * Returns the figures in force, and the figures with changes that are not saved.
 * @throws BadUserInput as `updateDisease` does.
 */
export async function proposeFigures(
  context: RequestContext,
  code: DiseaseCode,
  figures: readonly FigureInput[],
  steps: readonly ExposurePlanStepInput[],
): Promise<{ current: DiseaseFigures; proposed: DiseaseFigures }> {
  const choices = await context.loader(companyDiseasesLoader).load(context.companyId);
  const choice = findChoice(choices, code);
  const { before, after } = applyFigures(code, choice, figures);
  const plan = choice?.plan ?? {};
  const changed = findStepChanges(code, choice, steps);
  const proposed = storeStepChanges(plan, changed, new Date(), null);
  return {
    current: toFigures(code, before, plan),
    proposed: toFigures(code, after, proposed),
  };
}

/**
 * Applies given figures to those in force, and lists the ones that differ.
 * @throws BadUserInput naming invalid figures.
 */
function applyFigures(
  code: DiseaseCode,
  choice: CompanyDisease | undefined,
  figures: readonly FigureInput[],
): { before: FigureValues; after: FigureValues; changed: FigureName[] } {
  assertValidFigures(figures);
  const before = getValues(code, choice);
  const after = { ...before };
  for (const { name, value } of figures) after[name] = value ?? null;
  const changed = figureNames.filter((name) => before[name] !== after[name]);
  assertInOrder(after, new Set(changed));
  return { before, after, changed };
}

/** @throws BadUserInput naming each figure that is given twice or has a value out of its range. */
function assertValidFigures(figures: readonly FigureInput[]): void {
  const seen = new Set<FigureName>();
  const wrong = figures.flatMap(({ name, value }) => {
    const message = seen.has(name)
      ? 'Please give each figure once'
      : validateFigure(name, value ?? null);
    seen.add(name);
    return message === null ? [] : [{ field: getFieldPath(name), message }];
  });
  if (wrong.length > 0) throw new BadUserInput(wrong);
}

/** @throws BadUserInput naming changed figures in the wrong order. */
function assertInOrder(values: FigureValues, changed: ReadonlySet<FigureName>): void {
  const wrong = findWrongOrder(values, changed);
  if (wrong.length > 0)
    throw new BadUserInput(
      wrong.map(({ name, message }) => ({ field: getFieldPath(name), message })),
    );
}

function getFieldPath(name: FigureName): string {
  return `figures.${name}`;
}

function mergeFigures(choices: readonly CompanyDisease[]): Record<DiseaseCode, DiseaseFigures> {
  const entries = diseaseCodes.map((code) => [
    code,
    toFigures(
      code,
      getValues(code, findChoice(choices, code)),
      findChoice(choices, code)?.plan ?? {},
    ),
  ]);
  return Object.fromEntries(entries) as Record<DiseaseCode, DiseaseFigures>;
}

function findChoice(
  choices: readonly CompanyDisease[],
  code: DiseaseCode,
): CompanyDisease | undefined {
  return choices.find(({ disease }) => disease === code);
}

function isInUse(code: DiseaseCode, choice: CompanyDisease | undefined): boolean {
  return choice?.isUsed ?? code === DiseaseCode.COVID_19;
}

function getValues(code: DiseaseCode, choice: CompanyDisease | undefined): FigureValues {
  const changes = Object.entries(choice?.figures ?? {}).map(([name, { value }]) => [name, value]);
  return mergeValues(code, Object.fromEntries(changes));
}

function describeDisease(code: DiseaseCode, choice: CompanyDisease | undefined): Disease {
  const { name, spreads, isNearnessEnough, note, onset, releaseTests } = catalogue[code];
  const { clearance, isTreatmentAlternative = false, immunity = null } = catalogue[code];
  return {
    code,
    name,
    spreads,
    isNearnessEnough,
    note,
    onset,
    releaseTests,
    clearance,
    isTreatmentAlternative,
    immunity,
    recordDays: countRecordDays(getValues(code, choice)),
    isUsed: isInUse(code, choice),
    version: choice?.version ?? 0,
    figures: figureNames.map((figure) => describeFigure(code, figure, choice)),
    exposurePlan: exposurePlans[code].map((step) => describeStep(step, choice?.plan ?? {})),
    stayHomeFromDay: catalogue[code].stayHomeFromDay ?? 0,
    changedAt: choice?.changedAt ?? null,
    changedBy: choice?.changedBy ?? null,
  };
}

function describeFigure(
  code: DiseaseCode,
  name: FigureName,
  choice: CompanyDisease | undefined,
): DiseaseFigure {
  const change = choice?.figures[name];
  const preset = catalogue[code].figures[name];
  const defaultValue = preset?.value ?? null;
  const { unit, min, max, isWhole } = figureRules[name];
  return {
    name,
    unit,
    value: change === undefined ? defaultValue : change.value,
    defaultValue,
    source: preset?.source ?? null,
    note: preset?.note ?? null,
    isRequired: false,
    isWhole,
    min,
    max,
    changedAt: change === undefined ? null : new Date(change.changedAt),
    changedBy: change?.changedBy ?? null,
  };
}

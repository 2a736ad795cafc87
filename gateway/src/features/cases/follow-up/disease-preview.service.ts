import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import { listOpenCases } from '../register/case-list.queries.js';
import type { CaseWindow } from '../register/case-window.types.js';
import { findInfectiousWindow, findIsolation } from '../register/infectious-window.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { todayIn } from '../../company/profile/time-zone.js';
import type { FigureInput } from '../diseases/disease.inputs.js';
import { findDisease, proposeFigures, updateDisease } from '../diseases/diseases.service.js';
import type { DiseaseFigures } from '../diseases/figures.js';
import {
  changesQuarantine,
  countChanges,
  type PreviewedChange,
  previewFollowUp,
} from './preview.js';
import type { DiseaseChangePreviewInput } from './disease-preview.inputs.js';
import type {
  CaseChangePreview,
  DiseaseChangePreview,
  DiseasePeoplePreview,
} from './disease-preview.types.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

const maxListed = 50;

/**
 * Previews the effect of changed figures on the open cases of a disease, and on the people whom its cases expose.
 * @throws BadUserInput naming `input` if the document has other fields, or figures that are out of their range, in the wrong order, or needed to use the disease.
 */
export async function previewDiseaseChange(
  context: RequestContext,
  { disease, figures }: DiseaseChangePreviewInput,
): Promise<DiseaseChangePreview> {
  const { current, proposed } = await proposeFigures(context, disease, figures);
  const { timeZone } = await ownCompany(context);
  const open = await listOpenCases(context.db, context.companyId, disease);
  const changed = open
    .map((stored) => compareFigures(stored, current, proposed, timeZone))
    .filter((preview) => isChange(preview));
  return {
    openCases: open.length,
    changedCases: changed.length,
    cases: changed.slice(0, maxListed),
    people: await previewPeople(context, disease, figures, timeZone),
  };
}

/** Counts what would change for exposed people. Leaves out quarantines that are over before and after the change. */
async function previewPeople(
  context: RequestContext,
  disease: DiseaseCode,
  figures: FigureInput[],
  timeZone: string,
): Promise<DiseasePeoplePreview | null> {
  const { version } = await findDisease(context, disease);
  const previewed = await previewFollowUp(
    context,
    'input',
    (trial) => updateDisease(trial, { disease, figures, version }),
    async () => undefined,
  );
  if (!previewed) return null;
  const today = todayIn(timeZone);
  const isOver = ({ before, after }: PreviewedChange) =>
    [before, after].every((row) => (row?.quarantineUntil ?? '') < today);
  const quarantines = previewed.changes.filter(
    (change) => changesQuarantine(change) && !isOver(change),
  );
  return {
    ...countChanges(previewed.changes),
    changedDates: quarantines.length,
    quarantines: quarantines.slice(0, maxListed).map(({ employeeId, before, after }) => ({
      employeeId,
      before: before?.quarantineUntil ?? null,
      after: after?.quarantineUntil ?? null,
    })),
  };
}

function compareFigures(
  stored: DiseaseCase,
  current: DiseaseFigures,
  proposed: DiseaseFigures,
  timeZone: string,
): CaseChangePreview {
  return {
    case: stored,
    windowBefore: findWholeWindow(stored, current, timeZone),
    windowAfter: findWholeWindow(stored, proposed, timeZone),
    isolationBefore: findIsolation(stored, current),
    isolationAfter: findIsolation(stored, proposed),
  };
}

/** Finds the window as it will be once it is over, because an open window always ends now. */
function findWholeWindow(
  stored: DiseaseCase,
  figures: DiseaseFigures,
  timeZone: string,
): CaseWindow {
  const window = findInfectiousWindow(stored, figures, timeZone, Infinity);
  return { ...window, from: new Date(window.from), until: new Date(window.until) };
}

function isChange({
  windowBefore,
  windowAfter,
  isolationBefore,
  isolationAfter,
}: CaseChangePreview): boolean {
  return (
    windowBefore.from.getTime() !== windowAfter.from.getTime() ||
    windowBefore.until.getTime() !== windowAfter.until.getTime() ||
    isolationBefore?.until !== isolationAfter?.until
  );
}

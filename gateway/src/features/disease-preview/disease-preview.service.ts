import type { RequestContext } from '../../request/context.js';
import type { DiseaseCase } from '../case-status/disease-case.entity.js';
import { listOpenCases } from '../cases/case-list.queries.js';
import type { CaseWindow } from '../cases/case-window.types.js';
import { findInfectiousWindow, findIsolation } from '../case-status/infectious-window.js';
import { ownCompany } from '../companies/company.service.js';
import { todayIn } from '../companies/time-zone.js';
import type { DiseaseCode } from '../diseases/disease-enums.js';
import { proposeFigures } from '../diseases/diseases.service.js';
import type { DiseaseFigures } from '../diseases/figures.js';
import { listQuarantines } from '../follow-up/follow-up-list.queries.js';
import { previewRows } from '../follow-up/recount.js';
import type { DiseaseChangePreviewInput } from './disease-preview.inputs.js';
import type {
  CaseChangePreview,
  DiseaseChangePreview,
  QuarantinePreview,
} from './disease-preview.types.js';

const maxListed = 50;

/**
 * Previews the effect of changed figures on the open cases and quarantines of a disease.
 * @throws BadUserInput naming figures that are out of their range, in the wrong order, or needed to use the disease.
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
  const quarantines = await compareQuarantines(context, disease, proposed, timeZone);
  return {
    openCases: open.length,
    changedCases: changed.length,
    cases: changed.slice(0, maxListed),
    changedQuarantines: quarantines.length,
    quarantines: quarantines.slice(0, maxListed),
  };
}

/** Lists the quarantines that would change, without those that are over before and after the change. */
async function compareQuarantines(
  { db, companyId }: RequestContext,
  disease: DiseaseCode,
  proposed: DiseaseFigures,
  timeZone: string,
): Promise<QuarantinePreview[]> {
  const stored = await listQuarantines(db, companyId, disease);
  const people = stored.map(({ employeeId }) => employeeId);
  const rows = await previewRows(db, companyId, disease, people, proposed);
  const today = todayIn(timeZone);
  return stored.flatMap(({ employeeId, quarantineUntil: before }) => {
    const after = rows.get(employeeId)?.quarantineUntil ?? null;
    const isOver = (before ?? '') < today && (after ?? '') < today;
    return before === after || isOver ? [] : [{ employeeId, before, after }];
  });
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

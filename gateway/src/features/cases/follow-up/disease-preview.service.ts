import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import { listOpenCases } from '../register/case-list.queries.js';
import type { CaseIsolation, CaseWindow } from '../register/case-window.types.js';
import { findInfectiousWindow } from '../register/infectious-window.js';
import { describeIsolation } from '../register/case-window.service.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { findDisease, proposeFigures, updateDisease } from '../diseases/diseases.service.js';
import type { DiseaseFigures } from '../diseases/figures.js';
import {
  changesPlan,
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

const maxListed = 50;

/**
 * Previews the effect of changed figures and steps on the open cases of a disease, and on the people whom its cases expose.
 * @throws BadUserInput naming `input` if the document has other fields, or figures that are out of their range or in the wrong order.
 */
export async function previewDiseaseChange(
  context: RequestContext,
  input: DiseaseChangePreviewInput,
): Promise<DiseaseChangePreview> {
  const { disease, figures, steps } = input;
  const { current, proposed } = await proposeFigures(context, disease, figures, steps ?? []);
  const { timeZone } = await ownCompany(context);
  const open = await listOpenCases(context.db, context.companyId, disease);
  const changed = open
    .map((stored) => compareFigures(stored, current, proposed, timeZone))
    .filter((preview) => isChange(preview));
  return {
    openCases: open.length,
    changedCases: changed.length,
    cases: changed.slice(0, maxListed),
    people: await previewPeople(context, input, timeZone),
  };
}

/** Counts what would change for exposed people. Leaves out quarantines that are over before and after the change. */
async function previewPeople(
  context: RequestContext,
  { disease, figures, steps }: DiseaseChangePreviewInput,
  timeZone: string,
): Promise<DiseasePeoplePreview | null> {
  const { version } = await findDisease(context, disease);
  const previewed = await previewFollowUp(
    context,
    'input',
    (trial) => updateDisease(trial, { disease, figures, steps, version }),
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
    changedSteps: previewed.changes.filter(changesPlan).length,
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
  const now = Date.now();
  return {
    case: stored,
    windowBefore: findWholeWindow(stored, current, timeZone, now),
    windowAfter: findWholeWindow(stored, proposed, timeZone, now),
    isolationBefore: describeIsolation(stored, current, timeZone),
    isolationAfter: describeIsolation(stored, proposed, timeZone),
  };
}

/** Finds the window as it will be once it is over, because an open window always ends now; or until now if nothing known will end it. */
function findWholeWindow(
  stored: DiseaseCase,
  figures: DiseaseFigures,
  timeZone: string,
  now: number,
): CaseWindow {
  const whole = findInfectiousWindow(stored, figures, timeZone, Infinity);
  const window =
    whole.until === Infinity ? findInfectiousWindow(stored, figures, timeZone, now) : whole;
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
    findEnd(isolationBefore) !== findEnd(isolationAfter)
  );
}

/** Returns what identifies the end of an isolation: its moment, or what it waits for. */
function findEnd(isolation: CaseIsolation | null): number | string | undefined {
  return isolation?.endsAt?.getTime() ?? isolation?.reason;
}

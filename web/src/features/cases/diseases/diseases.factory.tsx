import {
  ChangePreviewDocument,
  DiseaseHistoryDocument,
  DiseasePageDocument,
  DiseasesPageDocument,
  EditDiseaseDialogDocument,
  EditDiseaseDialogNewestDocument,
  type ChangePreviewQuery,
  type DiseaseCode,
  type DiseaseHistoryQuery,
  type FigureName,
  type UpdateDiseaseInput,
} from '../../../generated/graphql.ts';
import { aCompany } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { DiseasePage } from './DiseasePage.tsx';
import { DiseasesPage } from './DiseasesPage.tsx';

const source = {
  title: 'A guideline',
  publisher: 'A ministry',
  year: 2024,
  doi: '10.1000/1',
  url: null,
  readOn: '2026-01-02',
};

/** Creates a value that nobody has changed. */
const aFigure = (name: FigureName, value: number | null) => ({
  name,
  value,
  defaultValue: value,
  source: value === null ? null : source,
  note: null as string | null,
  unit: name.endsWith('_HOURS') ? ('HOURS' as const) : ('DAYS' as const),
  isWhole: !['INCUBATION_P5', 'INCUBATION_P50', 'INCUBATION_P95', 'LATENT_DAYS'].includes(name),
  min: name === 'QUARANTINE_DAYS' || name.endsWith('_HOURS') ? 1 : 0,
  max: name.endsWith('_HOURS') ? 8760 : 365,
  changedAt: null as string | null,
  changedBy: null as string | null,
});

/** Creates a step of a plan that nobody has changed: a vaccine within 72 hours. */
export const aStep = () => {
  const values = {
    isUsed: true,
    opens: 0,
    bestBy: null as number | null,
    ends: 72 as number | null,
  };
  return {
    code: 'vaccine',
    kind: 'PROPHYLAXIS' as const,
    name: 'MMR vaccine',
    group: 'NOT_IMMUNE' as const,
    unit: 'HOURS' as const,
    opensFrom: 'FIRST_EXPOSURE' as const,
    bestByFrom: null,
    endsFrom: 'FIRST_EXPOSURE' as const,
    isDaily: false,
    max: 8760,
    values,
    defaults: values,
    note: 'Work stays restricted all the same.' as string | null,
    source,
    changedAt: null as string | null,
    changedBy: null as string | null,
  };
};

type Values = Partial<Record<FigureName, number | null>>;

/** Creates COVID-19 in use, as in the catalogue. */
export const covid = (values: Values = {}) => ({
  code: 'COVID_19' as DiseaseCode,
  name: 'COVID-19',
  spreads: ['CLOSE_CONTACT' as const, 'AIRBORNE' as const],
  isNearnessEnough: true,
  note: null as string | null,
  onset: 'the first symptom',
  releaseTests: ['PCR' as const],
  clearance: null as { note: string; source: typeof source } | null,
  isTreatmentAlternative: false,
  recordDays: 12,
  isUsed: true,
  stayHomeFromDay: 0,
  exposurePlan: [] as ReturnType<typeof aStep>[],
  version: 0,
  figures: Object.entries({
    INCUBATION_P5: 2.2,
    INCUBATION_P50: 5.1,
    INCUBATION_P95: 11.7,
    LATENT_DAYS: 0.2,
    INFECTIOUS_DAYS_BEFORE: 2,
    INFECTIOUS_DAYS_AFTER: 10,
    QUARANTINE_DAYS: 10,
    ISOLATION_DAYS: 10,
    RELEASE_TEST_DAY: 7,
    SYMPTOM_FREE_HOURS: null,
    FEVER_FREE_HOURS: null,
    TREATMENT_HOURS: null,
    ...values,
  }).map(([name, value]) => aFigure(name as FigureName, value)),
});

export type Disease = ReturnType<typeof covid>;

/** Creates a disease with values that the company has changed. */
export const changed = (disease: Disease, values: Values): Disease => ({
  ...disease,
  version: disease.version + 1,
  figures: disease.figures.map((figure) => ({
    ...figure,
    ...(figure.name in values && {
      value: values[figure.name] ?? null,
      changedAt: '2026-01-05T02:00:00.000Z',
      changedBy: 'anna@acme.test',
    }),
  })),
});

/** Creates tuberculosis: not in use, and without days after onset; a physician ends isolation. */
export const tuberculosis = (): Disease => ({
  ...covid({ INFECTIOUS_DAYS_AFTER: null, ISOLATION_DAYS: null, QUARANTINE_DAYS: null }),
  code: 'TUBERCULOSIS',
  name: 'Tuberculosis',
  isNearnessEnough: false,
  note: 'It spreads by the air of a room.',
  recordDays: 84,
  clearance: { note: 'No guideline gives a fixed figure.', source },
  isUsed: false,
});

/** Creates the preview of a change. */
export const answerPreviews = (
  preview: ChangePreviewQuery['diseaseChangePreview'] = {
    openCases: 0,
    changedCases: 0,
    cases: [],
    people: {
      newlyToInform: 0,
      noLongerExposed: 0,
      newlyOwedCorrection: 0,
      changedDates: 0,
      changedSteps: 0,
      quarantines: [],
    },
  },
) => answer(ChangePreviewDocument, { diseaseChangePreview: preview });

/** Announces these diseases as the list. */
export const answerDiseases = (...diseases: Disease[]) =>
  answer(DiseasesPageDocument, { diseases });

type Changes = DiseaseHistoryQuery['disease']['history']['items'];

/** Announces this disease and its history. */
export const answerDisease = (disease: Disease, changes: Changes = []) => {
  answer(DiseaseHistoryDocument, {
    disease: { ...disease, history: { items: changes, total: changes.length } },
  });
  return answer(DiseasePageDocument, {
    disease,
    viewer: { company: { ...aCompany(), retentionDays: 30 } },
  });
};

/** Creates an error for a version that somebody else has saved. */
export const answerNewest = (disease: Disease) =>
  answer(EditDiseaseDialogNewestDocument, { disease });

/** Announces that every save succeeds. */
export const answerUpdates = (disease: Disease) =>
  answer(EditDiseaseDialogDocument, ({ input }: { input: UpdateDiseaseInput }) => ({
    updateDisease: {
      ...changed(
        disease,
        Object.fromEntries((input.figures ?? []).map(({ name, value }) => [name, value ?? null])),
      ),
      isUsed: input.isUsed ?? disease.isUsed,
      version: input.version + 1,
    },
  }));

export const renderDiseases = () =>
  renderScreen(<DiseasesPage />, {
    path: '/dashboard/:companyName/landing/diseases',
    at: '/dashboard/acme/landing/diseases',
  });

export const renderDisease = (slug = 'covid-19') =>
  renderScreen(<DiseasePage />, {
    path: '/dashboard/:companyName/landing/diseases/:disease',
    at: `/dashboard/acme/landing/diseases/${slug}`,
  });

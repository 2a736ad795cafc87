import { Anchor, Fieldset, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import type { EditDiseaseDialog_DiseaseFragment, FigureName } from '../../../generated/graphql.ts';
import { ChangePreview } from './ChangePreview.tsx';
import {
  toDiseaseInput,
  isEmptyInput,
  parseNumber,
  validateFigure,
  validateSteps,
  type DiseaseFormValues,
} from './disease-form.ts';
import { formatFigure, formatValue } from './disease-words.ts';
import { PlanFields } from './PlanFields.tsx';
import { texts } from './texts.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import type { ErrorLike } from '@apollo/client';

type Disease = EditDiseaseDialog_DiseaseFragment;
type Figure = Disease['figures'][number];

interface Props {
  disease: Disease;
  initialValues: DiseaseFormValues;
  /** Saves the values; rejects with the gateway's error. */
  onSave: (values: DiseaseFormValues) => Promise<unknown>;
  /** Returns whether it has handled the error. */
  onError: (error: ErrorLike, values: DiseaseFormValues) => Promise<boolean>;
  onCancel: () => void;
}

const groups: readonly { label: string; names: readonly FigureName[] }[] = [
  {
    label: texts.course,
    names: ['INCUBATION_P5', 'INCUBATION_P50', 'INCUBATION_P95', 'LATENT_DAYS'],
  },
  { label: texts.infectious, names: ['INFECTIOUS_DAYS_BEFORE', 'INFECTIOUS_DAYS_AFTER'] },
  { label: texts.measures, names: ['QUARANTINE_DAYS', 'RELEASE_TEST_DAY'] },
  {
    label: texts.endOfIsolation,
    names: ['ISOLATION_DAYS', 'SYMPTOM_FREE_HOURS', 'FEVER_FREE_HOURS', 'TREATMENT_HOURS'],
  },
  { label: texts.immunity, names: ['IMMUNITY_DOSES'] },
];

/** Error messages by field; null for a valid one. */
const validateDisease = (
  { figures, exposurePlan }: Disease,
  values: DiseaseFormValues,
): Record<string, string | null> => ({
  ...Object.fromEntries(
    figures.map((figure) => [
      `figures.${figure.name}`,
      validateFigure(figure, values.figures[figure.name]),
    ]),
  ),
  ...validateSteps(exposurePlan, values.steps),
});

/** Fields for the values of a disease, its plan, and whether it is used. */
export function DiseaseForm({ disease, initialValues, onSave, onError, onCancel }: Props) {
  const { form, submit } = useGatewayForm<DiseaseFormValues>({
    send: onSave,
    handleError: onError,
    initialValues,
    validate: (values) => validateDisease(disease, values),
    validateInputOnBlur: true,
  });
  const input = toDiseaseInput(disease, form.values);
  const { figures = [], steps } = input;
  const canPreview =
    figures.length + (steps?.length ?? 0) > 0 &&
    Object.values(validateDisease(disease, form.values)).every((error) => error === null);
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <Switch
          label={texts.isUsedLabel}
          description={texts.isUsedMeaning}
          {...form.getInputProps('isUsed', { type: 'checkbox' })}
        />
        {groups.map(({ label, names }) => (
          <Fieldset key={label} legend={label}>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
              {disease.figures
                .filter(({ name }) => names.includes(name))
                .map((figure) => (
                  <FigureInput
                    key={figure.name}
                    figure={figure}
                    // Mantine types these loosely; every value is text.
                    field={
                      form.getInputProps(`figures.${figure.name}`) as GetInputPropsReturnType & {
                        value: string;
                      }
                    }
                    onRestore={(value) => {
                      form.setFieldValue(`figures.${figure.name}`, value);
                      form.clearFieldError(`figures.${figure.name}`);
                    }}
                  />
                ))}
            </SimpleGrid>
          </Fieldset>
        ))}
        <PlanFields plan={disease.exposurePlan} form={form} />
        {canPreview && (
          <ChangePreview input={{ disease: disease.code, figures, ...(steps && { steps }) }} />
        )}
        <DialogButtons
          action={texts.save}
          disabled={isEmptyInput(input)}
          loading={form.submitting}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

interface FigureInputProps {
  figure: Figure;
  field: GetInputPropsReturnType & { value: string };
  /** Resets the field to its default. */
  onRestore: (value: string) => void;
}

/** A field for one value, with its default and a reset button. */
function FigureInput({ figure, field, onRestore }: FigureInputProps) {
  const { name, unit, defaultValue, isWhole } = figure;
  return (
    <TextInput
      label={texts.figureNames[name]}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      rightSection={texts.units[unit]}
      rightSectionWidth={52}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        <>
          {texts.defaultIs(formatFigure(name, defaultValue))}
          {parseNumber(field.value) !== defaultValue && (
            <>
              {' · '}
              <Anchor
                component="button"
                type="button"
                size="xs"
                aria-label={texts.restoreDefault(texts.figureNames[name])}
                onClick={() => onRestore(formatValue(defaultValue))}
              >
                {texts.restore}
              </Anchor>
            </>
          )}
        </>
      }
      {...field}
    />
  );
}

import { Fieldset, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { EditDiseaseDialog_DiseaseFragment } from '../../../generated/graphql.ts';
import { stepTimes, type DiseaseFormValues } from './disease-form.ts';
import { formatTimes } from './plan-words.ts';
import { texts } from './texts.tsx';

interface Props {
  plan: EditDiseaseDialog_DiseaseFragment['exposurePlan'];
  form: UseFormReturnType<DiseaseFormValues>;
}

/** Fields for the times of each step of the plan, and whether it is used. */
export function PlanFields({ plan, form }: Props) {
  if (plan.length === 0) return null;
  return (
    <Fieldset legend={texts.plan}>
      <Stack gap="md">
        {plan.map((step) => {
          const path = `steps.${step.code}`;
          return (
            <Fieldset key={step.code} variant="unstyled" aria-label={step.name}>
              <Switch
                label={step.name}
                {...form.getInputProps(`${path}.isUsed`, { type: 'checkbox' })}
              />
              <Text size="xs" c="dimmed" mt={4}>
                {texts.defaultIs(formatTimes(step, step.defaults))}
              </Text>
              {form.values.steps[step.code]?.isUsed && (
                <Group gap="md" mt="xs" align="flex-start">
                  {stepTimes
                    .filter((name) => step.defaults[name] !== null)
                    .map((name) => (
                      <TextInput
                        key={name}
                        w={150}
                        label={texts.stepTimes[name]}
                        inputMode="numeric"
                        rightSection={texts.units[step.unit]}
                        rightSectionWidth={52}
                        {...form.getInputProps(`${path}.${name}`)}
                      />
                    ))}
                </Group>
              )}
            </Fieldset>
          );
        })}
      </Stack>
    </Fieldset>
  );
}

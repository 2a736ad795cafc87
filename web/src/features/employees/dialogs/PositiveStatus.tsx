import { Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form';
import { DayInput } from '../../../components/DayInput.tsx';
import type { EmployeeFormValues } from './employee-rules.ts';
import { fontWeights } from '../../../components/tokens.ts';

interface Props {
  form: UseFormReturnType<EmployeeFormValues>;
  /** In the company's zone; no day can be later. */
  today: string;
}

/** The COVID-19 status and, of somebody positive, the date: today unless changed, or expressly not known. */
export function PositiveStatus({ form, today }: Props) {
  const { isPositive, isDateUnknown, positiveDate } = form.values;
  const setStatus = (next: boolean): void => {
    const isUnsaid = next && !isDateUnknown && positiveDate === '';
    form.setValues({ isPositive: next, ...(isUnsaid ? { positiveDate: today } : {}) });
  };
  const setUnknown = (next: boolean): void => {
    form.setValues({ isDateUnknown: next, positiveDate: next ? '' : today });
    form.clearFieldError('positiveDate');
  };
  return (
    <Group gap="lg" align="flex-start" mih={62}>
      <Stack gap={4}>
        <Text size="sm" fw={fontWeights.medium} id="covid-status">
          COVID-19 status
        </Text>
        <SegmentedControl
          aria-labelledby="covid-status"
          data={[
            { value: 'negative', label: 'Negative' },
            { value: 'positive', label: 'Positive' },
          ]}
          value={isPositive ? 'positive' : 'negative'}
          onChange={(status) => setStatus(status === 'positive')}
        />
      </Stack>
      {isPositive && (
        <Stack gap={6} flex={1} miw={180}>
          <DayInput
            label="Positive date"
            maxDate={today}
            clearable={false}
            disabled={isDateUnknown}
            {...(form.getInputProps('positiveDate') as GetInputPropsReturnType & { value: string })}
          />
          <Checkbox
            size="xs"
            label="Not known"
            description={
              isDateUnknown ? 'Without a date, tracing covers the last 14 days.' : undefined
            }
            checked={isDateUnknown}
            onChange={(event) => setUnknown(event.currentTarget.checked)}
          />
        </Stack>
      )}
    </Group>
  );
}

import { Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form';
import { DayInput } from '../../../../ui/DayInput.tsx';
import type { EmployeeFormValues } from './employee-rules.ts';
import { fontWeights } from '../../../../ui/tokens.ts';
import { texts } from './texts.ts';

interface Props {
  form: UseFormReturnType<EmployeeFormValues>;
  /** Today in the company's time zone, the latest possible day. */
  today: string;
}

/** The COVID-19 status and, if positive, its date: today unless changed, or unknown. */
export function PositiveStatus({ form, today }: Props) {
  const { isPositive, isDateUnknown, positiveDate } = form.values;
  const setStatus = (next: boolean): void => {
    const needsDate = next && !isDateUnknown && positiveDate === '';
    form.setValues({ isPositive: next, ...(needsDate ? { positiveDate: today } : {}) });
  };
  const setUnknown = (next: boolean): void => {
    form.setValues({ isDateUnknown: next, positiveDate: next ? '' : today });
    form.clearFieldError('positiveDate');
  };
  return (
    <Group gap="lg" align="flex-start" mih={62}>
      <Stack gap={4}>
        <Text size="sm" fw={fontWeights.medium} id="covid-status">
          {texts.status}
        </Text>
        <SegmentedControl
          aria-labelledby="covid-status"
          data={[
            { value: 'negative', label: texts.negative },
            { value: 'positive', label: texts.positive },
          ]}
          value={isPositive ? 'positive' : 'negative'}
          onChange={(status) => setStatus(status === 'positive')}
        />
      </Stack>
      {isPositive && (
        <Stack gap={6} flex={1} miw={180}>
          <DayInput
            label={texts.positiveDate}
            maxDate={today}
            clearable={false}
            disabled={isDateUnknown}
            {...(form.getInputProps('positiveDate') as GetInputPropsReturnType & { value: string })}
          />
          <Checkbox
            size="xs"
            label={texts.dateNotKnown}
            description={isDateUnknown ? texts.dateNotKnownMeaning : undefined}
            checked={isDateUnknown}
            onChange={(event) => setUnknown(event.currentTarget.checked)}
          />
        </Stack>
      )}
    </Group>
  );
}

import {
  Group,
  Input,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MomentInput } from '../../../ui/MomentInput.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import { PersonSelect } from '../../people/person/PersonSelect.tsx';
import type { ContactFormValues } from './contact-form.ts';
import { texts } from './texts.tsx';

interface Props {
  form: UseFormReturnType<ContactFormValues>;
  /** The person of the case. */
  person: { name: string };
}

const listChoices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Fields for whom the person of the case met, when, and who reported it. */
export function ContactFields(props: Props) {
  return (
    <>
      <MetPersonFields {...props} />
      <TimeFields {...props} />
      <InformantFields {...props} />
      <Textarea
        label={texts.note}
        autosize
        minRows={2}
        maxRows={8}
        {...props.form.getInputProps('note')}
      />
    </>
  );
}

/** The form's error messages are strings. */
const errorOf = ({ errors }: Props['form'], field: keyof ContactFormValues): string | undefined =>
  errors[field] as string | undefined;

function MetPersonFields({ form, person }: Props) {
  const { kind, employeeId } = form.values;
  return (
    <Stack gap="sm">
      <Input.Wrapper label={texts.who(person.name)} labelElement="div">
        <SegmentedControl
          mt={4}
          display="flex"
          w="fit-content"
          aria-label={texts.who(person.name)}
          data={listChoices(texts.kinds)}
          {...form.getInputProps('kind')}
        />
      </Input.Wrapper>
      {kind === 'EMPLOYEE' ? (
        <PersonSelect
          value={employeeId}
          isRequired
          error={errorOf(form, 'employeeId')}
          onChange={(id) => form.setFieldValue('employeeId', id)}
        />
      ) : (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
            <TextInput label={texts.visitorName} required {...form.getInputProps('visitorName')} />
            <TextInput label={texts.visitorCompany} {...form.getInputProps('visitorCompany')} />
            <TextInput
              label={texts.visitorPhone}
              description={texts.visitorPhoneHelp}
              required
              inputMode="tel"
              {...form.getInputProps('visitorPhone')}
            />
          </SimpleGrid>
          <Text size="xs" c="dimmed">
            {texts.visitorMeaning}
          </Text>
        </>
      )}
    </Stack>
  );
}

function TimeFields({ form }: Props) {
  const { timeZone } = useCompany();
  const { start, length, end } = form.values;
  const today = todayIn(timeZone);
  return (
    <Group align="flex-start" gap="12px 24px">
      <MomentInput
        label={texts.start}
        maxDate={today}
        value={start}
        error={errorOf(form, 'start')}
        onChange={(value) => form.setFieldValue('start', value)}
      />
      <Input.Wrapper label={texts.length} labelElement="div">
        <SegmentedControl
          display="flex"
          w="fit-content"
          aria-label={texts.length}
          data={listChoices(texts.lengths)}
          {...form.getInputProps('length')}
        />
      </Input.Wrapper>
      {length === 'MINUTES' ? (
        <NumberInput
          label={texts.minutes}
          w={110}
          min={1}
          max={1440}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('minutes')}
        />
      ) : (
        <MomentInput
          label={texts.end}
          maxDate={today}
          value={end}
          error={errorOf(form, 'end')}
          onChange={(value) => form.setFieldValue('end', value)}
        />
      )}
    </Group>
  );
}

function InformantFields({ form, person }: Props) {
  const { informant, informantId } = form.values;
  const { informantChoices } = texts;
  return (
    <Stack gap="sm">
      <NativeSelect
        label={texts.informant}
        data={listChoices({
          ...informantChoices,
          CASE_PERSON: informantChoices.CASE_PERSON(person.name),
        })}
        {...form.getInputProps('informant')}
      />
      {informant === 'EMPLOYEE' && (
        <PersonSelect
          label={texts.informantPerson}
          value={informantId}
          error={errorOf(form, 'informantId')}
          onChange={(id) => form.setFieldValue('informantId', id)}
        />
      )}
      {informant === 'OTHER' && (
        <TextInput label={texts.informantName} required {...form.getInputProps('informantName')} />
      )}
    </Stack>
  );
}

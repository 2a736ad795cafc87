import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import {
  IconArrowRight,
  IconCheck,
  IconClock,
  IconPhoneOff,
  IconPhoneX,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { CallOutcome } from '../../../generated/graphql.ts';
import { instantOfWall, isWholeWallTime, noWallTime } from '../../../lib/dates/wall-time.ts';
import { isoOf } from '../../../lib/dates/dates.ts';
import { HOUR, MINUTE } from '../../../lib/durations.ts';
import { validateEmployeePhone } from '../../../ui/phone.ts';
import { MomentInput } from '../../../ui/MomentInput.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useCan } from '../../company/current/use-can.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import classes from './CallSheet.module.css';
import { texts as followUpTexts } from '../follow-up/texts.tsx';
import { canUndo, useUndo } from '../follow-up/use-undo.ts';
import type { CallRow, CallState } from './call-state.ts';
import { texts } from './texts.tsx';

/** What else is known after a call that told nothing. */
interface CallValues {
  /** In ISO 8601. */
  callBackAt?: string;
  /** The right number, where the called one was wrong. */
  rightNumber?: string;
}

interface Props {
  isCorrection: boolean;
  onTell: () => void;
  onCalled: (outcome: CallOutcome, values?: CallValues) => void;
}

/** What came of the call. */
export function CallActions({ isCorrection, onTell, onCalled }: Props) {
  const [form, setForm] = useState<'callBack' | 'wrongNumber' | null>(null);
  const toggle = (opened: typeof form): void => setForm(form === opened ? null : opened);
  useHotkeys([
    ['i', onTell],
    ['n', () => onCalled('NO_ANSWER')],
    ['b', () => setForm('callBack')],
    ['w', () => setForm('wrongNumber')],
  ]);
  return (
    <div className={classes.actions}>
      <div className={classes.outcomes}>
        <Button
          size="md"
          px="xs"
          leftSection={<IconCheck {...icons.lg} />}
          aria-keyshortcuts="I"
          onClick={onTell}
        >
          {isCorrection ? texts.corrected : texts.informed}
        </Button>
        <Button
          size="md"
          px="xs"
          variant="default"
          leftSection={<IconPhoneOff {...icons.lg} />}
          aria-keyshortcuts="N"
          onClick={() => onCalled('NO_ANSWER')}
        >
          {texts.noAnswer}
        </Button>
        <Button
          size="md"
          px="xs"
          variant="default"
          leftSection={<IconClock {...icons.lg} />}
          aria-keyshortcuts="B"
          aria-expanded={form === 'callBack'}
          onClick={() => toggle('callBack')}
        >
          {texts.callBack}
        </Button>
        <Button
          size="md"
          px="xs"
          variant="default"
          leftSection={<IconPhoneX {...icons.lg} />}
          aria-keyshortcuts="W"
          aria-expanded={form === 'wrongNumber'}
          onClick={() => toggle('wrongNumber')}
        >
          {texts.wrongNumber}
        </Button>
      </div>
      {form === 'callBack' && (
        <CallBackForm
          onSave={(callBackAt) => onCalled('CALL_BACK', { callBackAt })}
          onCancel={() => setForm(null)}
        />
      )}
      {form === 'wrongNumber' && (
        <WrongNumberForm
          onSave={(rightNumber) => onCalled('WRONG_NUMBER', { rightNumber })}
          onCancel={() => setForm(null)}
        />
      )}
    </div>
  );
}

/** Offered times to call back, in milliseconds from now. */
const delays = [
  { label: texts.inMinutes(30), ms: 30 * MINUTE },
  { label: texts.inHours(1), ms: HOUR },
  { label: texts.inHours(3), ms: 3 * HOUR },
];

function CallBackForm({
  onSave,
  onCancel,
}: {
  onSave: (callBackAt: string) => void;
  onCancel: () => void;
}) {
  const { timeZone } = useCompany();
  const [wallTime, setWallTime] = useState(noWallTime);
  const [error, setError] = useState<string>();
  const save = (): void => {
    if (isWholeWallTime(wallTime)) onSave(instantOfWall(wallTime, timeZone));
    else setError(texts.callBackMissing);
  };
  return (
    <Stack gap="xs" component="fieldset" p={0} m={0} bd="none" aria-label={texts.callBackAt}>
      <Group gap="xs">
        {delays.map(({ label, ms }, index) => (
          <Button
            key={label}
            variant="light"
            data-autofocus={index === 0 || undefined}
            onClick={() => onSave(isoOf(Date.now() + ms))}
          >
            {label}
          </Button>
        ))}
      </Group>
      <Group gap="xs" align="flex-end">
        <MomentInput
          label={texts.callBackAt}
          value={wallTime}
          error={error}
          onChange={setWallTime}
        />
        <Button variant="default" onClick={save}>
          {texts.save}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Group>
    </Stack>
  );
}

/** Asks for the right number, which is proposed to who manages the directory. */
function WrongNumberForm({
  onSave,
  onCancel,
}: {
  onSave: (rightNumber: string) => void;
  onCancel: () => void;
}) {
  const form = useForm({
    initialValues: { rightNumber: '' },
    validate: {
      rightNumber: (number) => (number.trim() === '' ? null : validateEmployeePhone(number, '')),
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ rightNumber }) => onSave(rightNumber.trim()))}>
      <Group gap="xs" align="flex-start">
        <TextInput
          label={texts.rightNumber}
          description={texts.rightNumberGoes}
          inputMode="tel"
          maxLength={30}
          ref={focusOnMount}
          {...form.getInputProps('rightNumber')}
        />
      </Group>
      <Group gap="xs" mt="xs">
        <Button type="submit">{texts.saveWrongNumber}</Button>
        <Button variant="subtle" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  );
}

const focusOnMount = (input: HTMLInputElement | null): void => input?.focus();

/** The person has been told. */
export function DoneActions({
  row,
  state,
  onNext,
}: {
  row: CallRow;
  state: CallState;
  onNext: () => void;
}) {
  return (
    <Group gap="xs">
      <UndoCall row={row} state={state} size="sm" />
      <NextButton onNext={onNext} />
    </Group>
  );
}

/** Opens the next person to call. */
export function NextButton({ onNext }: { onNext: () => void }) {
  return (
    <Button variant="subtle" rightSection={<IconArrowRight {...icons.md} />} onClick={onNext}>
      {texts.next}
    </Button>
  );
}

/** Undoes what came of the last call to a person, if it can be undone: a notice cannot. */
export function UndoCall({
  row,
  state,
  size,
}: {
  row: CallRow;
  state: CallState;
  size: 'compact-sm' | 'sm';
}) {
  const can = useCan();
  const [undo, { isUndoing }] = useUndo();
  const act = 'act' in state ? state.act : null;
  if (!act || !canUndo(act) || !can('follow-up:update')) return null;
  const what = act.callOutcome
    ? followUpTexts.callOutcomes[act.callOutcome]
    : followUpTexts.actNames.INFORMED;
  return (
    <Button
      size={size}
      variant="subtle"
      flex="none"
      loading={isUndoing}
      aria-label={texts.undoFor(what, row.person.name)}
      onClick={() => void undo({ id: act.id, result: null })}
    >
      {texts.undo}
    </Button>
  );
}

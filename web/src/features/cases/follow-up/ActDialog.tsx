import { Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { MentionTextarea } from '../base/MentionTextarea.tsx';
import { useActorNames } from '../../company/current/actor-names.ts';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { DayInput } from '../../../ui/DayInput.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { isoOf, todayIn } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/browser/clock.ts';
import { wallTimeOf } from '../../../lib/dates/wall-time.ts';
import { MomentInput } from '../../../ui/MomentInput.tsx';
import type { FollowUpActKind, FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';
import { emptyAct, fieldsOf, infectionTests, validateAct, type ActValues } from './act-form.ts';
import { formatWho } from './follow-up-words.ts';
import type { PlanStep } from './plan-words.ts';
import { NoticeForm } from './NoticeForm.tsx';
import type { RowAct } from './row-act.ts';
import { formatRowAct } from './RowActions.tsx';
import { LastDayChoice } from './LastDayChoice.tsx';
import { texts } from './texts.tsx';
import { useActs, type RefusedAct } from './use-acts.ts';
import type { UndoableAct } from './use-undo.ts';

/** An act to add, and its follow-ups. */
export interface NewAct {
  kind: RowAct;
  rows: readonly FollowUpRow_FollowUpFragment[];
}

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  act: NewAct | null;
  /** Email address of the signed-in account; null until it is known. */
  me: string | null;
  /** Email addresses of the members who can be assigned. */
  assignees: readonly string[];
  onClose: () => void;
  /**
   * Called for each act that is sent, before the dialog closes or shows who else has to be told. The answer is null if the act was refused,
   * and missing for notices, which cannot be undone.
   */
  onDone?: (rows: NewAct['rows'], answer?: Promise<UndoableAct | null>) => void;
  /** Called when an act was undone from its alert. */
  onUndone?: (act: UndoableAct) => void;
}

/**
 * Adds an act for one or several people, or shows the notices to them. It closes without waiting for the answer; a refused act opens again as it
 * was entered, once no other act is being entered.
 */
export function ActDialog({ isOpen, act, me, assignees, onClose, onDone, onUndone }: Props) {
  const { refused, drop, send } = useActs(me, onUndone);
  const again = (!isOpen && refused[0]) || null;
  const { opened: shown, count } = useOpened(isOpen ? act : again);
  const close = again ? () => drop(again) : onClose;
  return (
    <FormDialog
      opened={isOpen || again !== null}
      onClose={close}
      title={
        shown
          ? texts.actTitle(formatRowAct(shown.kind, formatOwed(shown)), formatWho(shown.rows))
          : ''
      }
      size={shown?.kind === 'NOTICE' ? 'lg' : undefined}
    >
      {shown?.kind === 'NOTICE' && (
        <NoticeForm
          rows={shown.rows}
          onClose={onClose}
          onSent={() => {
            onDone?.(shown.rows);
            onClose();
          }}
        />
      )}
      {shown && shown.kind !== 'NOTICE' && (
        <ActForm
          key={count}
          kind={shown.kind}
          rows={shown.rows}
          refused={shown === again ? again : null}
          me={me}
          assignees={assignees}
          onClose={close}
          onSave={(values) => {
            const { kind, rows } = shown;
            if (kind === 'NOTICE') return;
            const answer = send({ kind, rows, values });
            onDone?.(rows, answer);
            close();
          }}
        />
      )}
    </FormDialog>
  );
}

/** Returns the act of the dialog, which stays while it closes, and how many were opened before. */
const useOpened = (act: NewAct | null): { opened: NewAct | null; count: number } => {
  const [last, setLast] = useState({ opened: act, count: 0 });
  if (act !== null && act !== last.opened) setLast({ opened: act, count: last.count + 1 });
  return last;
};

const formatOwed = ({ rows }: NewAct) => ({
  owesCorrection: rows.every(({ owesCorrection }) => owesCorrection),
});

interface FormProps extends Pick<Props, 'me' | 'assignees' | 'onClose'> {
  kind: FollowUpActKind;
  rows: NewAct['rows'];
  /** The act if it was refused before. */
  refused: RefusedAct | null;
  onSave: (values: ActValues) => void;
}

function ActForm({ kind, rows, refused, me, assignees, onClose, onSave }: FormProps) {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const now = useNow();
  const { formatName } = useActorNames();
  const form = useForm<ActValues>({
    initialValues: refused?.values ?? {
      ...emptyAct,
      day: today,
      happenedAt: wallTimeOf(isoOf(now), timeZone),
      ...firstPlanned(kind, rows),
      assignee: me !== null && assignees.includes(me) ? me : '',
    },
    initialErrors: refused?.errors ?? {},
    validate: (values) => validateAct(kind, values),
    validateInputOnBlur: true,
  });
  useUnsavedGuard(refused !== null || form.isDirty());
  const has = (field: keyof ActValues): boolean => fieldsOf[kind].includes(field);
  const meaning = texts.actMeanings[kind];
  return (
    <form noValidate onSubmit={form.onSubmit(onSave)}>
      <Stack gap="md">
        {meaning !== null && <Text size="sm">{meaning}</Text>}
        <ErrorAlert>{form.errors['followUpIds']}</ErrorAlert>
        {has('channel') && (
          <Radio.Group label={texts.channel} {...form.getInputProps('channel')}>
            <Choices of={ownChannels} />
          </Radio.Group>
        )}
        {has('lastDay') && (
          <LastDayChoice
            followUpIds={rows.map(({ id }) => id)}
            {...form.getInputProps('lastDay')}
            value={form.values.lastDay}
          />
        )}
        {has('day') && (
          <DayInput
            label={texts.day}
            required
            maxDate={today}
            {...form.getInputProps('day')}
            value={form.values.day}
          />
        )}
        {has('step') && (
          <NativeSelect
            label={texts.prophylaxis}
            required
            data={[
              { value: '', label: '' },
              ...listProphylaxis(rows).map(({ code, name }) => ({ value: code, label: name })),
            ]}
            {...form.getInputProps('step')}
          />
        )}
        {has('prophylaxis') && (
          <Radio.Group label={texts.outcome} required {...form.getInputProps('prophylaxis')}>
            <Choices of={texts.outcomes} />
          </Radio.Group>
        )}
        {has('hasSymptoms') && (
          <Radio.Group label={texts.symptoms} required {...form.getInputProps('hasSymptoms')}>
            <Choices of={texts.symptomChoices} />
          </Radio.Group>
        )}
        {form.values.hasSymptoms === 'YES' && <Text size="sm">{texts.symptomsMeaning}</Text>}
        {has('happenedAt') && (
          <MomentInput
            label={texts.happenedAt}
            maxDate={today}
            value={form.values.happenedAt}
            error={form.errors['happenedAt'] as string | undefined}
            onChange={(value) => form.setFieldValue('happenedAt', value)}
          />
        )}
        {has('test') && (
          <NativeSelect
            label={texts.test}
            data={Object.entries(texts.testNames).map(([value, label]) => ({ value, label }))}
            {...form.getInputProps('test')}
          />
        )}
        {has('result') && (
          <Radio.Group label={texts.result} required {...form.getInputProps('result')}>
            <Choices of={texts.results} />
          </Radio.Group>
        )}
        {has('result') && form.values.result === 'POSITIVE' && (
          <Text size="sm">
            {infectionTests.has(form.values.test) ? texts.infectionMeaning : texts.positiveMeaning}
          </Text>
        )}
        {has('assignee') && (
          <NativeSelect
            label={texts.member}
            data-autofocus
            data={[
              { value: '', label: texts.nobody },
              ...assignees.map((value) => ({ value, label: formatName(value) })),
            ]}
            {...form.getInputProps('assignee')}
          />
        )}
        <MentionTextarea
          label={texts.note}
          autosize
          minRows={2}
          maxRows={8}
          required={kind === 'NOTE' || form.values.prophylaxis === 'NOT_TO_BE_GIVEN'}
          data-autofocus={kind === 'NOTE' || undefined}
          {...form.getInputProps('note')}
        />
        <DialogButtons action={texts.save} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** The prophylaxis that the plans of all these people have. */
const listProphylaxis = ([first, ...others]: NewAct['rows']) =>
  (first?.steps ?? []).filter(
    ({ kind, code }) =>
      kind === 'PROPHYLAXIS' &&
      others.every(({ steps }) => steps.some((step) => step.code === code)),
  );

/** The test or the prophylaxis that the plan asks for first. */
const firstPlanned = (kind: FollowUpActKind, rows: NewAct['rows']): Partial<ActValues> => {
  const isOpen = ({ status }: PlanStep): boolean => status === 'OPEN' || status === 'OVERDUE';
  if (kind === 'PROPHYLAXIS') return { step: listProphylaxis(rows).find(isOpen)?.code ?? '' };
  const [test] = rows[0]?.steps.find((step) => step.kind === 'TEST')?.tests ?? [];
  return kind === 'TESTED' && test ? { test } : {};
};

/** Ways to inform a person. Another dialog sends notices. */
const { NOTICE: _, ...ownChannels } = texts.channels;

/** Radio buttons in a line. */
function Choices({ of }: { of: Record<string, string> }) {
  return (
    <Group mt={6} gap="lg">
      {Object.entries(of).map(([value, label]) => (
        <Radio key={value} value={value} label={label} />
      ))}
    </Group>
  );
}

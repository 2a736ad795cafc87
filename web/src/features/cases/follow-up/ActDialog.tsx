import { Alert, Group, NativeSelect, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { codeOf, fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { outdatedBy } from '../../../apollo/outdated-by.ts';
import { reloadOutdated } from '../../../apollo/outdated-fields.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import {
  useAddFollowUpActMutation,
  type FollowUpActKind,
  type FollowUpRow_FollowUpFragment,
} from '../../../generated/graphql.ts';
import { actInput, fieldsOf, validateAct, type ActValues } from './act-form.ts';
import { formatWho } from './follow-up-words.ts';
import { NoticeForm } from './NoticeForm.tsx';
import type { RowAct } from './row-act.ts';
import { formatRowAct } from './RowActions.tsx';
import { LastDayChoice } from './LastDayChoice.tsx';
import { texts } from './texts.tsx';
import { notifyAct } from './UndoNotice.tsx';
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
  /** Called after each act, before the dialog closes or shows who else has to be told. Null: a notice cannot be undone. */
  onDone?: (act: UndoableAct | null) => void;
  /** Called when an act was undone from its alert. */
  onUndone?: (act: UndoableAct) => void;
}

/** Adds an act for one or several people, or shows the notices to them. */
export function ActDialog({ isOpen, act, onClose, onDone, ...form }: Props) {
  // Some people must be spoken to; then how they were informed is entered.
  const [entered, setEntered] = useState<{ instead: NewAct; of: NewAct; isLast: boolean } | null>(
    null,
  );
  const spoken = entered?.of === act ? entered : null;
  const shown = spoken?.instead ?? act;
  // Back to the others who have to be told.
  const close = spoken ? () => setEntered(null) : onClose;
  return (
    <FormDialog
      opened={isOpen}
      onClose={close}
      title={
        shown
          ? texts.actTitle(formatRowAct(shown.kind, formatOwed(shown)), formatWho(shown.rows))
          : ''
      }
      size={shown?.kind === 'NOTICE' ? 'lg' : undefined}
    >
      {act && shown?.kind === 'NOTICE' && (
        <NoticeForm
          rows={shown.rows}
          onClose={onClose}
          onSent={() => {
            onDone?.(null);
            onClose();
          }}
          onSpoken={(kind, rows, isLast) =>
            setEntered({ instead: { kind, rows }, of: act, isLast })
          }
        />
      )}
      {shown && shown.kind !== 'NOTICE' && (
        <ActForm
          kind={shown.kind}
          rows={shown.rows}
          isInPerson={spoken !== null}
          onClose={close}
          onDone={(added) => {
            onDone?.(added);
            if (spoken && !spoken.isLast) close();
            else onClose();
          }}
          {...form}
        />
      )}
    </FormDialog>
  );
}

const formatOwed = ({ rows }: NewAct) => ({
  owesCorrection: rows.every(({ owesCorrection }) => owesCorrection),
});

interface FormProps extends Pick<Props, 'me' | 'assignees' | 'onClose' | 'onUndone'> {
  kind: FollowUpActKind;
  rows: NewAct['rows'];
  /** Whether the people had to be spoken to. */
  isInPerson: boolean;
  onDone: (act: UndoableAct) => void;
}

function ActForm({ kind, rows, isInPerson, me, assignees, onClose, onDone, onUndone }: FormProps) {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const client = useApolloClient();
  const [add, { loading }] = useAddFollowUpActMutation();
  const form = useForm<ActValues>({
    initialValues: {
      channel: isInPerson ? 'IN_PERSON' : 'CALL',
      lastDay: 'HIDDEN',
      day: today,
      test: 'PCR',
      result: '',
      assignee: me !== null && assignees.includes(me) ? me : '',
      note: '',
    },
    validate: (values) => validateAct(kind, values),
    validateInputOnBlur: true,
  });
  useUnsavedGuard(form.isDirty());
  const submit = async (values: ActValues): Promise<void> => {
    const isPositive = kind === 'TESTED' && values.result === 'POSITIVE';
    try {
      const { data } = await add({
        variables: {
          input: actInput(
            kind,
            rows.map(({ id }) => id),
            values,
          ),
        },
      });
      const act: UndoableAct = {
        id: data!.addFollowUpAct.batchId,
        result: isPositive ? 'POSITIVE' : null,
      };
      const skipped = new Set(data!.addFollowUpAct.skipped.map(({ id }) => id));
      const done = texts.done[kind](formatWho(rows.filter(({ id }) => !skipped.has(id))));
      const leftOut = rows.filter(({ id }) => skipped.has(id)).map(({ person }) => person.name);
      const message = leftOut.length > 0 ? `${done}. ${texts.skipped(leftOut.join(', '))}` : done;
      notifyAct(message, act, onUndone);
      onDone(act);
    } catch (error) {
      if (codeOf(error as ErrorLike) === 'NOT_FOUND') {
        form.setErrors({ followUpIds: texts.somebodyLeft });
        await reloadOutdated(client, ...outdatedBy.addFollowUpAct);
        return;
      }
      const errors = fieldErrorsOf(error as ErrorLike);
      if (Object.keys(errors).length === 0) notifyFailure(messageOf(error as ErrorLike));
      form.setErrors(errors);
    }
  };
  const has = (field: keyof ActValues): boolean => fieldsOf[kind].includes(field);
  const meaning = texts.actMeanings[kind];
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        {meaning !== null && <Text size="sm">{meaning}</Text>}
        {form.errors['followUpIds'] && (
          <Alert color="red" role="alert">
            {form.errors['followUpIds']}
          </Alert>
        )}
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
          <Text size="sm">{texts.positiveMeaning}</Text>
        )}
        {has('assignee') && (
          <NativeSelect
            label={texts.member}
            data-autofocus
            data={[
              { value: '', label: texts.nobody },
              ...assignees.map((value) => ({ value, label: value })),
            ]}
            {...form.getInputProps('assignee')}
          />
        )}
        <Textarea
          label={texts.note}
          autosize
          minRows={2}
          maxRows={8}
          required={kind === 'NOTE'}
          data-autofocus={kind === 'NOTE' || undefined}
          {...form.getInputProps('note')}
        />
        <DialogButtons action={texts.save} loading={loading} onCancel={onClose} />
      </Stack>
    </form>
  );
}

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

import type { ErrorLike } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { Alert, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { useNow } from '../../../lib/browser/clock.ts';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { MomentInput } from '../../../ui/MomentInput.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useContestAccountQuery,
  useContestContactMutation,
  useContestPreviewQuery,
  type ContestPreviewQueryVariables,
  type ContestReason,
} from '../../../generated/graphql.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useSettled } from '../base/use-settled.ts';
import { todayIn } from '../../../lib/dates/dates.ts';
import {
  contestFormOf,
  contestInput,
  findContestErrors,
  previewInput,
  type ContestableContact,
  type ContestFormValues,
} from './contest-form.ts';
import { formatPair } from './contest-words.ts';
import { ContestEffects } from './ContestEffects.tsx';
import { texts } from './texts.tsx';

interface Props {
  contact: ContestableContact;
  onClose: () => void;
}

/** The form of a contest: the span, prefilled with the contact, the reason, and the effects. */
export function ContestForm({ contact, onClose }: Props) {
  const { timeZone } = useCompany();
  const now = useNow();
  const company = useContestAccountQuery().data?.viewer.company;
  const confirmedUntil = company?.contestsNeedConfirmationUntil ?? null;
  const needsConfirmation =
    company?.contestsNeedConfirmation === true ||
    (confirmedUntil !== null && Date.parse(confirmedUntil) > now);
  const [contest, { loading }] = useContestContactMutation();
  const form = useForm<ContestFormValues>({
    initialValues: contestFormOf(contact, timeZone),
    validate: (values) => findContestErrors(values, timeZone),
    clearInputErrorOnChange: true,
  });
  useUnsavedGuard(form.isDirty());
  const { from, until } = form.values;
  const preview = usePreview(previewInput(contact, { from, until }, { timeZone, now }));
  const errors: Record<string, unknown> = { ...fieldErrorsOf(preview.error), ...form.errors };
  const refusal = Object.entries(errors).find(([field]) => !(field in form.values))?.[1];
  const submit = async (values: ContestFormValues): Promise<void> => {
    const reason = values.reason as ContestReason;
    try {
      const input = contestInput(contact, { ...values, reason }, timeZone);
      const { data } = await contest({ variables: { input } });
      const isWaiting = data?.contestContact.state === 'AWAITING_CONFIRMATION';
      const formatNotice = isWaiting ? texts.wasContestedWaiting : texts.wasContested;
      notifySuccess(formatNotice(formatPair(contact)));
      onClose();
    } catch (error) {
      const messages = fieldErrorsOf(error as ErrorLike);
      if (Object.keys(messages).length === 0) notifyFailure(messageOf(error as ErrorLike));
      form.setErrors(messages);
    }
  };
  return (
    <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        <Text size="sm">{texts.dialogMeaning(contact.person.name, contact.other.name)}</Text>
        {needsConfirmation && <Text size="sm">{texts.needsConfirmation}</Text>}
        <Group align="flex-start" gap="12px 24px">
          {(['from', 'until'] as const).map((field) => (
            <MomentInput
              key={field}
              label={texts[field]}
              maxDate={todayIn(timeZone)}
              value={form.values[field]}
              error={errors[field] as string | undefined}
              onChange={(value) => form.setFieldValue(field, value)}
            />
          ))}
        </Group>
        <Radio.Group
          label={texts.reason}
          required
          {...form.getInputProps('reason')}
          error={errors['reason'] as string | undefined}
        >
          <Stack gap="xs" mt={6}>
            {Object.entries(texts.reasons).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={texts.note}
          description={texts.noteHelp}
          required={form.values.reason === 'OTHER'}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('note')}
          error={errors['note'] as string | undefined}
        />
        {refusal !== undefined && (
          <Alert color="red" role="alert">
            {refusal as string}
          </Alert>
        )}
        {preview.isAsked && <ContestEffects query={preview} />}
        <DialogButtons action={texts.contestContact} loading={loading} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Previews the effects of a contest. Renders nothing for an invalid span, whose field shows the error. */
const usePreview = (current: ContestPreviewQueryVariables['input'] | null) => {
  const input = useSettled(current);
  const query = useContestPreviewQuery(
    input === null
      ? skipToken
      : {
          variables: { input },
          // The effects change with new records and cases.
          fetchPolicy: 'network-only',
        },
  );
  const isRefused = Object.keys(fieldErrorsOf(query.error)).length > 0;
  return { ...query, isAsked: input !== null && !isRefused };
};

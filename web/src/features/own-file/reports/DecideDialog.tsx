import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { texts as followUpTexts } from '../../cases/follow-up/texts.tsx';
import { type ReleaseTest, useDecideDialogMutation } from '../../../generated/graphql.ts';
import type { Report } from './report.ts';
import { formatReport } from './report-words.ts';
import { texts } from './texts.ts';

/** The report to decide on. */
export interface Decision {
  report: Report;
  isAccepted: boolean;
}

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  decision: Decision | null;
  onClose: () => void;
}

/** Accepts or declines a report, with a reply to the employee. */
export function DecideDialog({ isOpen, decision, onClose }: Props) {
  const name = decision?.report.person.name ?? '';
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={decision?.isAccepted ? texts.acceptReport(name) : texts.declineReport(name)}
    >
      {decision && (
        <DecideForm
          key={`${decision.report.id} ${String(decision.isAccepted)}`}
          decision={decision}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}

/** Explains what accepting or declining does. */
const describeDecision = ({ report: { kind, field }, isAccepted }: Decision): string => {
  if (!isAccepted) return texts.declineMeaning;
  if (kind !== 'CORRECTION') return texts.acceptTest;
  return field === 'OTHER' ? texts.acceptByHand : texts.acceptCorrection;
};

function DecideForm({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { report, isAccepted } = decision;
  const { timeZone } = useCompany();
  const asksForTest = isAccepted && report.kind === 'TEST';
  const [refusal, setRefusal] = useState<string | null>(null);
  const [decide] = useDecideDialogMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { answer: '', test: '' },
    validate: {
      answer: (answer) => (isAccepted || answer.trim() !== '' ? null : texts.answerMissing),
      test: (test) => (asksForTest && test === '' ? texts.testMissing : null),
    },
    clearInputErrorOnChange: true,
    handleError: (error) => {
      const { answer, test } = fieldErrorsOf(error);
      if (answer !== undefined || test !== undefined) return false;
      setRefusal(messageOf(error));
      return true;
    },
    send: async ({ answer, test }) => {
      setRefusal(null);
      await decide({
        variables: {
          input: {
            id: report.id,
            isAccepted,
            answer: answer.trim() || null,
            ...(asksForTest ? { test: test as ReleaseTest } : {}),
          },
        },
      });
      const { name } = report.person;
      notifySuccess(isAccepted ? texts.accepted(name) : texts.declined(name));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {formatReport(report, timeZone)}
        </Text>
        <Text size="sm" c="dimmed">
          {describeDecision(decision)}
        </Text>
        <ErrorAlert>{refusal}</ErrorAlert>
        {asksForTest && (
          <NativeSelect
            label={texts.kindOfTest}
            required
            data-autofocus
            data={[
              { value: '', label: texts.chooseTest },
              ...Object.entries(followUpTexts.testNames).map(([value, label]) => ({
                value,
                label,
              })),
            ]}
            {...form.getInputProps('test')}
          />
        )}
        <Textarea
          label={isAccepted ? texts.optionalAnswer : texts.answer}
          required={!isAccepted}
          autosize
          minRows={2}
          maxRows={8}
          data-autofocus={!asksForTest || undefined}
          {...form.getInputProps('answer')}
        />
        <DialogButtons
          action={isAccepted ? texts.accept : texts.decline}
          loading={form.submitting}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

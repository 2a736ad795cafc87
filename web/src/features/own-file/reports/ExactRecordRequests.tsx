import type { ErrorLike } from '@apollo/client';
import { Button, Group, Modal, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { dayOf, formatDay, inSentence } from '../../../lib/dates/dates.ts';
import {
  useExactRecordRequestsQuery,
  useGiveExactRecordsMutation,
  useRefuseExactRecordsMutation,
  type ExactRecordRequestsQuery,
} from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

type Request = ExactRecordRequestsQuery['exactRecordRequests']['items'][number];
interface Answer {
  request: Request;
  isGiven: boolean;
}

/** Open requests of employees for their exact records, the earliest due one first; nothing if there are none. */
export function ExactRecordRequests() {
  const query = useExactRecordRequestsQuery();
  return (
    <QueryBoundary query={query} failure={texts.exactFailed} size="line">
      {({ exactRecordRequests: requests }) =>
        requests.total > 0 && <OpenRequests requests={requests} />
      }
    </QueryBoundary>
  );
}

function OpenRequests({ requests }: { requests: ExactRecordRequestsQuery['exactRecordRequests'] }) {
  const { timeZone } = useCompany();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const formatDue = (moment: string): string =>
    inSentence(formatDay(dayOf(moment, timeZone), timeZone));
  return (
    <Stack gap="sm" mb="xl" component="section" aria-label={texts.exactTitle(requests.total)}>
      <Title order={2} size="h4">
        {texts.exactTitle(requests.total)}
      </Title>
      {requests.items.map((request) => (
        <Paper key={request.id} component="article" withBorder p="md">
          <Group justify="space-between" gap="sm">
            <div>
              <Text size="sm" fw={fontWeights.medium}>
                {request.person.name}
              </Text>
              <Text size="xs" c="dimmed">
                {texts.exactDue(formatDue(request.requestedAt), formatDue(request.dueAt))}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={texts.giveTo(request.person.name)}
                onClick={() => setAnswer({ request, isGiven: true })}
              >
                {texts.give}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={texts.refuseTo(request.person.name)}
                onClick={() => setAnswer({ request, isGiven: false })}
              >
                {texts.refuse}
              </Button>
            </Group>
          </Group>
        </Paper>
      ))}
      <Modal
        opened={answer !== null}
        onClose={() => setAnswer(null)}
        title={
          answer &&
          (answer.isGiven
            ? texts.giveTo(answer.request.person.name)
            : texts.refuseTo(answer.request.person.name))
        }
        closeOnClickOutside={false}
      >
        {answer && <AnswerForm answer={answer} onClose={() => setAnswer(null)} />}
      </Modal>
    </Stack>
  );
}

function AnswerForm({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const { request, isGiven } = answer;
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [give, { loading: isGiving }] = useGiveExactRecordsMutation();
  const [refuse, { loading: isRefusing }] = useRefuseExactRecordsMutation();
  const submit = async (): Promise<void> => {
    if (!isGiven && reason.trim() === '') {
      setRefusal(texts.answerMissing);
      return;
    }
    try {
      await (isGiven
        ? give({ variables: { id: request.id } })
        : refuse({ variables: { input: { id: request.id, reason: reason.trim() } } }));
      const { name } = request.person;
      notifySuccess(isGiven ? texts.given(name) : texts.refused(name));
      onClose();
    } catch (error) {
      setRefusal(messageOf(error as ErrorLike));
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {isGiven ? texts.giveMeaning : texts.refuseMeaning}
        </Text>
        <ErrorAlert>{refusal}</ErrorAlert>
        {!isGiven && (
          <Textarea
            label={texts.refusalReason}
            required
            autosize
            minRows={2}
            maxRows={8}
            maxLength={2000}
            data-autofocus
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <DialogButtons
          action={isGiven ? texts.give : texts.refuse}
          loading={isGiving || isRefusing}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

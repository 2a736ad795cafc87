import { Button, Code, Drawer, Group, Stack, Text } from '@mantine/core';
import { useNow } from '../../../lib/browser/clock.ts';
import { messageOf } from '../../../apollo/errors.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { useCan } from '../current/use-can.ts';
import { Moment } from '../current/Moment.tsx';
import {
  useRedeliverMutation,
  type Delivery_DeliveryFragment,
} from '../../../generated/graphql.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { texts } from './texts.tsx';

interface Props {
  /** Null if the drawer is closed. */
  delivery: Delivery_DeliveryFragment | null;
  /** Whether the webhook is paused. */
  isPaused: boolean;
  onClose: () => void;
}

/** A delivery, its response, and a button to send it again. */
export function DeliveryDrawer({ delivery: opened, isPaused, onClose }: Props) {
  const delivery = useLastValue(opened);
  return (
    <Drawer
      opened={opened !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={delivery ? texts.eventTypes[delivery.event] : texts.messages}
    >
      {delivery && <Details delivery={delivery} isPaused={isPaused} />}
    </Drawer>
  );
}

function Details({
  delivery,
  isPaused,
}: {
  delivery: Delivery_DeliveryFragment;
  isPaused: boolean;
}) {
  const { id, status, subjectId, createdAt, tries, lastTriedAt, lastError, lastStatus } = delivery;
  const can = useCan();
  const [redeliver, { loading }] = useRedeliverMutation({
    onCompleted: () => notifySuccess(texts.queuedAgain),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <DeliveryStatus status={status} />
        {can('webhook:update') && (
          <Button
            variant="default"
            loading={loading}
            disabled={isPaused}
            onClick={() => void redeliver({ variables: { id } })}
          >
            {texts.sendAgain}
          </Button>
        )}
      </Group>
      <Facts>
        <Fact term={texts.happened}>
          <Moment at={createdAt} />
        </Fact>
        <Fact term={texts.messageId}>
          <Group gap={4} wrap="nowrap">
            <span style={{ overflowWrap: 'anywhere' }}>{id}</span>
            <CopyButton isCompact text={() => id} label={texts.copyId} />
          </Group>
        </Fact>
        <Fact term={texts.subject}>
          <span style={{ overflowWrap: 'anywhere' }}>{subjectId}</span>
        </Fact>
        {lastTriedAt !== null && tries > 0 && (
          <Fact term={texts.tries}>
            {texts.triesAndLast(tries, <Moment isInSentence at={lastTriedAt} />)}
          </Fact>
        )}
        <NextTry delivery={delivery} isPaused={isPaused} />
        {lastStatus !== null && <Fact term={texts.answerStatus}>{lastStatus}</Fact>}
        {lastError !== null && <Fact term={texts.error}>{lastError}</Fact>}
      </Facts>
      {lastStatus !== null && <Answer text={delivery.lastAnswer} />}
    </Stack>
  );
}

function NextTry({
  delivery: { nextTryAt, status },
  isPaused,
}: {
  delivery: Delivery_DeliveryFragment;
  isPaused: boolean;
}) {
  const now = useNow();
  if (status !== 'PENDING' || nextTryAt === null) return null;
  const isAhead = Date.parse(nextTryAt) > now;
  return (
    <Fact term={texts.nextTry}>
      {isPaused ? texts.waitsForPause : isAhead ? <Moment at={nextTryAt} /> : texts.nextTryNow}
    </Fact>
  );
}

function Answer({ text }: { text: string }) {
  if (text === '')
    return (
      <Text size="sm" c="dimmed">
        {texts.emptyAnswer}
      </Text>
    );
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {texts.answer}
      </Text>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Code>
    </div>
  );
}

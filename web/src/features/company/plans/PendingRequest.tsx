import { Alert, Button, Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { messageOf } from '../../../apollo/errors.ts';
import { Moment } from '../current/Moment.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { icons } from '../../../ui/tokens.ts';
import {
  useClosePlanRequestMutation,
  type CompanyPlan_CompanyFragment,
} from '../../../generated/graphql.ts';
import { texts } from './subscription-texts.tsx';

interface Props {
  request: NonNullable<CompanyPlan_CompanyFragment['planRequest']>;
}

/** The open request for a plan, with a button to withdraw it. */
export function PendingRequest({ request: { plan, requestedAt, note } }: Props) {
  const [close, { loading }] = useClosePlanRequestMutation({
    onCompleted: () => notifySuccess(texts.requestWithdrawn),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Alert mb="lg" icon={<IconMessages {...icons.lg} />} title={texts.requested(plan.name)}>
      <Text size="sm">{texts.sent(<Moment at={requestedAt} />)}</Text>
      {note !== '' && (
        <Text size="sm" mt={4} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          “{note}”
        </Text>
      )}
      <Button
        mt="sm"
        size="compact-sm"
        variant="default"
        loading={loading}
        onClick={() => void close()}
      >
        {texts.withdraw}
      </Button>
    </Alert>
  );
}

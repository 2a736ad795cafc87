import { Alert, Button, Text } from '@mantine/core';
import { messageOf } from '../../apollo/errors.ts';
import { outdates } from '../../apollo/outdated-fields.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import {
  useCompanyPlanRequestMutation,
  type CompanyRow_CompanyFragment,
} from '../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  company: Pick<CompanyRow_CompanyFragment, 'id' | 'planRequest'>;
}

/** What a company wrote to the sales team. A change of plan closes the request; so does this. */
export function CompanyPlanRequest({ company: { id, planRequest } }: Props) {
  const [close, { loading, data }] = useCompanyPlanRequestMutation({
    ...outdates('companies'),
    onCompleted: () => notifySuccess(texts.requestClosed),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  if (!planRequest || data) return null;
  return (
    <Alert mb="md" title={texts.askedFor(planRequest.plan.name)}>
      <Text size="sm">
        <Moment at={planRequest.requestedAt} />
      </Text>
      {planRequest.note !== null && (
        <Text size="sm" mt={4} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          “{planRequest.note}”
        </Text>
      )}
      <Button
        mt="sm"
        size="compact-sm"
        variant="default"
        loading={loading}
        onClick={() => void close({ variables: { id } })}
      >
        {texts.closeRequest}
      </Button>
    </Alert>
  );
}

import { Alert, Button, Text } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  CompanyPlanRequest_CompanyFragmentDoc,
  useCompanyPlanRequestMutation,
  type CompanyPlanRequest_CompanyFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

interface Props {
  company: FragmentType<CompanyPlanRequest_CompanyFragment>;
}

/** A company's request for a plan, with a button to close it. Changing the plan closes it too. */
export function CompanyPlanRequest({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: CompanyPlanRequest_CompanyFragmentDoc,
    from,
  });
  const [close, { loading }] = useCompanyPlanRequestMutation({
    onCompleted: () => notifySuccess(texts.requestClosed),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const { id, planRequest } = company;
  if (!planRequest) return null;
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

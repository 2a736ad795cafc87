import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { ListTable, type Column } from '../../../ui/ListTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { ContestRequest_RequestFragment as Request } from '../../../generated/graphql.ts';
import { formatCount } from '../../../lib/intl.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { ContestedPerson } from './ContestedPerson.tsx';
import { ContestReasonWords } from './ContestHistory.tsx';
import { DecideRequestDialog, type RequestDecision } from './DecideRequestDialog.tsx';
import { formatSpan } from './contest-words.ts';
import { texts } from './texts.tsx';

const tones = { OPEN: 'warning', ACCEPTED: 'accent', DECLINED: 'neutral' } as const;

/** Employees' requests about their own contacts, with buttons to decide them. */
export function RequestTable({ requests }: { requests: Request[] }) {
  const { timeZone } = useCompany();
  const can = useCan();
  const [decision, setDecision] = useState<RequestDecision | null>(null);
  const columns: Column<Request>[] = [
    {
      key: 'person',
      title: texts.person,
      render: (request) => (
        <>
          <ContestedPerson person={request.person} />
          <Text size="xs" c="dimmed">
            {formatSpan(request, timeZone)}
          </Text>
          <Box hiddenFrom="sm" mt={6}>
            <ContestReasonWords contest={request} />
            <RequestState request={request} />
          </Box>
        </>
      ),
    },
    {
      key: 'reason',
      title: texts.reason,
      visibleFrom: 'sm',
      render: (request) => <ContestReasonWords contest={request} />,
    },
    {
      key: 'state',
      title: texts.state,
      visibleFrom: 'sm',
      render: (request) => <RequestState request={request} />,
    },
    {
      key: 'acts',
      title: <VisuallyHidden>{texts.acts}</VisuallyHidden>,
      align: 'right',
      render: (request) =>
        request.state === 'OPEN' &&
        can('case:update') && (
          <Group gap="xs" justify="flex-end" className="screen-only">
            <Button
              size="compact-sm"
              variant="light"
              aria-label={texts.acceptOf(request.person.name)}
              onClick={() => setDecision({ kind: 'accept', request })}
            >
              {texts.accept}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.declineOf(request.person.name)}
              onClick={() => setDecision({ kind: 'decline', request })}
            >
              {texts.decline}
            </Button>
          </Group>
        ),
    },
  ];
  return (
    <>
      <ListTable columns={columns} rows={requests} isDense />
      <DecideRequestDialog decision={decision} onClose={() => setDecision(null)} />
    </>
  );
}

function RequestState({ request }: { request: Request }) {
  const { state, requestedAt, decidedAt, decidedBy, answer, contests } = request;
  const decided = state === 'DECLINED' ? texts.declinedBy : texts.acceptedBy;
  return (
    <>
      <Tag tone={tones[state]}>{texts.requestStates[state]}</Tag>
      <Text size="xs" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
        <div>{texts.requestedAt(<Moment isInSentence at={requestedAt} />)}</div>
        {decidedAt !== null && (
          <div>{decided(<Moment isInSentence at={decidedAt} />, decidedBy)}</div>
        )}
        {state === 'ACCEPTED' && contests.length > 0 && (
          <div>{formatCount(contests.length, texts.contestsMade)}</div>
        )}
        {answer !== '' && <div>{texts.answerWas(answer)}</div>}
      </Text>
    </>
  );
}

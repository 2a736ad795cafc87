import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { Moment } from '../../company/current/Moment.tsx';
import {
  useOwnSessionsQuery,
  type OwnSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '../../../generated/graphql.ts';
import classes from './OwnSessions.module.css';
import { texts } from './texts.ts';

/** Where the account is signed in, with buttons to sign out. */
export function OwnSessions() {
  const query = useOwnSessionsQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryBoundary
      query={query}
      failure={texts.sessionsFailed}
      fallback={<TableSkeleton rows={3} columns={4} />}
    >
      {(data) => <Sessions data={data} />}
    </QueryBoundary>
  );
}

function Sessions({ data }: { data: OwnSessionsQuery }) {
  const { mySessions } = data;
  const [endOthers, { loading }] = useEndOtherSessionsMutation({
    onCompleted: ({ endOtherSessions }) =>
      notifySuccess(texts.othersEnded(endOtherSessions.endedCount)),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <>
      <PlainTable isStacked="pairs" className="tabular" aria-label={texts.sessions}>
        <thead>
          <tr>
            <th scope="col">{texts.device}</th>
            <th scope="col">{texts.network}</th>
            <th scope="col">{texts.started}</th>
            <th scope="col">{texts.lastUsed}</th>
            <th scope="col">
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {mySessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </tbody>
      </PlainTable>
      {mySessions.length > 1 ? (
        <div>
          <Button variant="default" loading={loading} onClick={() => void endOthers()}>
            {texts.endOthers}
          </Button>
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {texts.onlyHere}
        </Text>
      )}
    </>
  );
}

function SessionRow({ session }: { session: OwnSessionsQuery['mySessions'][number] }) {
  const device = session.device ?? texts.unknownDevice;
  const [end, { loading }] = useEndSessionMutation({
    onCompleted: () => notifySuccess(texts.ended(device)),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <tr>
      <td>
        <Group gap="xs">
          <Text component="span" inherit fw={fontWeights.medium}>
            {device}
          </Text>
          {session.isCurrent && <Tag tone="safe">{texts.thisDevice}</Tag>}
        </Group>
      </td>
      <td data-name={texts.network}>{session.network ?? texts.unknownNetwork}</td>
      <td data-name={texts.started}>
        <Moment at={session.startedAt} />
      </td>
      <td data-name={texts.lastUsed}>
        {session.isCurrent ? texts.now : <Moment at={session.lastUsedAt} />}
      </td>
      <td className={classes.action}>
        {!session.isCurrent && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={loading}
            aria-label={texts.endOf(device)}
            onClick={() => void end({ variables: { id: session.id } })}
          >
            {texts.end}
          </Button>
        )}
      </td>
    </tr>
  );
}

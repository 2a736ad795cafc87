import { getShownData } from '../../../apollo/query-result.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Box, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconKeyOff } from '@tabler/icons-react';
import type { ErrorLike } from '@apollo/client';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatNumber } from '../../../lib/intl.ts';
import { codeOf, messageOf } from '../../../apollo/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import { WorkInProgress } from '../../../ui/WorkInProgress.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import {
  AppCodeRun_RunFragmentDoc,
  useCancelAppCodesMutation,
  useCodesPageQuery,
  type AppCodeRun_RunFragment,
} from '../../../generated/graphql.ts';
import { formatPeople, formatRunTitle, listLeftOut } from './code-words.ts';
import { CollectCodes } from './CollectCodes.tsx';
import { PeopleWithoutAddress } from './PeopleWithoutAddress.tsx';
import { texts } from './page-texts.ts';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

const pollIntervalMs = 1_000;

// The gateway answers BAD_USER_INPUT if the address holds no UUID.
const isGone = (error: ErrorLike): boolean =>
  codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'BAD_USER_INPUT';

/** The progress of issuing codes for many people, then the codes. */
export function CodesPage() {
  const { runId = '' } = useParams();
  return <CodesOfRun key={runId} runId={runId} />;
}

function CodesOfRun({ runId }: { runId: string }) {
  const { name: companyName } = useCompany();
  const query = useCodesPageQuery({
    variables: { id: runId },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const run = getShownData(query)?.appCodeRun;
  const isRunning = run?.state === 'RUNNING';
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(pollIntervalMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const directory = paths.employees(companyName);
  const gone = (
    <EmptyState
      icon={IconKeyOff}
      title={texts.gone}
      sentence={texts.goneHelp}
      action={
        <Button component={Link} to={directory}>
          {texts.goToDirectory}
        </Button>
      }
    />
  );
  return (
    <>
      <div className="screen-only">
        <BackLink to={directory}>{texts.directory}</BackLink>
        <PageTitle
          title={texts.pageTitle}
          state={run ? texts.recipients(formatPeople(run.total)) : '\u00a0'}
        />
      </div>
      <QueryBoundary
        query={query}
        failure={texts.codesFailed}
        fallback={<RunSkeleton />}
        renderError={(error) => (isGone(error) ? gone : undefined)}
      >
        {({ appCodeRun, viewer }) =>
          isRunning ? (
            <RunningCodes run={appCodeRun} />
          ) : (
            <FinishedRun run={appCodeRun} passKey={viewer.company?.passKey ?? ''} />
          )
        }
      </QueryBoundary>
    </>
  );
}

function RunSkeleton() {
  return (
    <Stack gap="md" maw={560} mt="xl" component="output" aria-label={texts.loading}>
      <Skeleton h={20} w={220} />
      <Skeleton h={12} w={320} />
    </Stack>
  );
}

function RunningCodes({ run: from }: { run: FragmentType<AppCodeRun_RunFragment> }) {
  const { data: run } = useSuspenseFragment({ fragment: AppCodeRun_RunFragmentDoc, from });
  const [cancel, { loading }] = useCancelAppCodesMutation({
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const isMail = run.delivery === 'MAIL';
  const done = run.issued + run.gone;
  const count = run.total - run.withoutAddress;
  return (
    <WorkInProgress
      title={isMail ? texts.sendingInvitations : texts.issuingCodes}
      sentence={texts.progress(
        formatNumber(done),
        formatPeople(count),
        isMail ? texts.stopInvitations : texts.stopCodes,
      )}
      progress={count === 0 ? 1 : done / count}
      action={
        <Button
          variant="default"
          loading={loading}
          onClick={() => void cancel({ variables: { id: run.id } })}
        >
          {texts.stop}
        </Button>
      }
    />
  );
}

interface FinishedRunProps {
  run: FragmentType<AppCodeRun_RunFragment>;
  passKey: string;
}

function FinishedRun({ run: from, passKey }: FinishedRunProps) {
  const { data: run } = useSuspenseFragment({ fragment: AppCodeRun_RunFragmentDoc, from });
  const leftOut = [...(run.problem ? [run.problem] : []), ...listLeftOut(run)];
  const notes = leftOut.map((sentence) => (
    <Text key={sentence} size="sm" c="dimmed">
      {sentence}
    </Text>
  ));
  if (run.delivery === 'DOWNLOAD')
    return (
      <CollectCodes run={run} passKey={passKey} title={formatRunTitle(run)}>
        {notes}
      </CollectCodes>
    );
  return (
    <>
      <Box component="section" mt={8} mb={32} aria-labelledby="codes-outcome">
        <Box component="h2" mb={4} id="codes-outcome">
          {formatRunTitle(run)}
        </Box>
        <Text size="sm" c="dimmed">
          {texts.linksNote}
        </Text>
        {notes}
      </Box>
      {run.withoutAddress > 0 && <PeopleWithoutAddress runId={run.id} />}
    </>
  );
}

import { BackLink } from '../../components/BackLink.tsx';
import type { ErrorLike } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { IconCloudOff, IconFileOff } from '@tabler/icons-react';
import { useEffect, useRef, type RefObject } from 'react';
import { usePageParams } from '../../components/page-params.ts';
import { codeOf } from '../../apollo/errors.ts';
import { paths } from '../../paths.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useLastValue } from '../../components/use-last-value.ts';
import { Steps } from '../../components/Steps.tsx';
import { useImportPageQuery, type ImportPage_ImportFragment } from '../../generated/graphql.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { countsOf } from './import-words.ts';
import { ImportStage } from './ImportStage.tsx';
import classes from './ImportPage.module.css';

type Import = ImportPage_ImportFragment;

const steps = ['File', 'Columns', 'Preview', 'Import'] as const;
type ImportStep = (typeof steps)[number];

/** How soon an import that is on its way is looked at again, in milliseconds. */
const nextLook = 1_000;

const isUnderWay = (state: Import['state']): boolean =>
  state === 'READING' || state === 'COMPARING' || state === 'APPLYING';

// What is not an id at all is as gone as one that is no longer known.
const isGone = (error: ErrorLike | undefined): boolean =>
  codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'BAD_USER_INPUT';

/**
 * Imports a file into the directory, step by step. The import stands in the address (`import`), so that a reload goes on where it was; `columns`
 * shows the columns of a preview again.
 */
export function ImportPage() {
  const { name: companyName } = useCompany();
  const [params, setParams] = usePageParams();
  const id = params.get('import');
  const answer = useImportPageQuery(
    id === null
      ? skipToken
      : {
          variables: { id },
          // Nobody looks: the next look is the first one after they come back.
          skipPollAttempt: () => document.hidden,
        },
  );
  // When a look fails, what the one before has shown stays.
  const known = useLastValue(answer.data?.directoryImport ?? null);
  const shown = known?.id === id && !isGone(answer.error) ? known : undefined;
  const isPolled = shown !== undefined && isUnderWay(shown.state);
  const { startPolling, stopPolling } = answer;
  useEffect(() => {
    if (!isPolled) return undefined;
    startPolling(nextLook);
    return stopPolling;
  }, [isPolled, startPolling, stopPolling]);
  const isNaming = shown?.state === 'READY' && params.has('columns');
  const step = stepOf(id, shown, isNaming);
  const stage = useFocusKept(`${id} ${shown?.state} ${isNaming}`);
  const go = (importId: string | null, isToColumns = false): void =>
    setParams({
      ...(importId === null ? {} : { import: importId }),
      ...(isToColumns ? { columns: '1' } : {}),
    });
  return (
    <>
      <BackLink to={paths.employees(companyName)}>Employee Directory</BackLink>
      <PageTitle title="Import people" state={stateOf(id, shown)} />
      {step && <Steps steps={steps} current={step} isOver={shown?.state === 'DONE'} />}
      <div ref={stage} tabIndex={-1} className={classes.stage}>
        {id === null ? (
          <ChooseFile onStarted={go} />
        ) : shown ? (
          <>
            {answer.error && isPolled && <Disconnected />}
            <ImportStage
              import={shown}
              isNaming={isNaming}
              onColumns={(isOpen) => go(id, isOpen)}
              onAgain={() => go(null)}
            />
          </>
        ) : isGone(answer.error) ? (
          <EmptyState
            icon={IconFileOff}
            title="This import is gone"
            sentence="An import can be seen for a day. What it has changed in the directory stays."
            action={<Button onClick={() => go(null)}>Choose a file</Button>}
          />
        ) : answer.error ? (
          <FailedState
            message="The import could not be loaded."
            onRetry={() => void answer.refetch()}
            isRetrying={answer.loading}
          />
        ) : (
          <Stack gap="md" maw={560} mt="xl" component="output" aria-label="Loading">
            <Skeleton h={20} w={220} />
            <Skeleton h={12} w={320} />
          </Stack>
        )}
      </div>
    </>
  );
}

/** The button that led to the next stage goes with its stage: the focus moves on to what stands there now. */
const useFocusKept = (stage: string): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [stage]);
  return place;
};

/** What the title says of it. */
const stateOf = (id: string | null, work: Import | undefined): string => {
  if (id === null) return 'Add people and change their details from a file';
  if (!work) return '\u00a0';
  return work.state === 'READY' || work.state === 'APPLYING' || work.state === 'DONE'
    ? countsOf(work)
    : work.fileName;
};

/** Null: it goes nowhere, or nobody knows yet. */
const stepOf = (
  id: string | null,
  work: Import | undefined,
  isNaming: boolean,
): ImportStep | null => {
  if (id === null) return 'File';
  switch (work?.state) {
    case 'READING':
      return 'File';
    case 'MAPPING':
      return 'Columns';
    case 'COMPARING':
      return 'Preview';
    case 'READY':
      return isNaming ? 'Columns' : 'Preview';
    case 'APPLYING':
    case 'DONE':
      return 'Import';
    default:
      return null;
  }
};

function Disconnected() {
  return (
    <Alert
      variant="light"
      color="amber"
      role="alert"
      icon={<IconCloudOff aria-hidden />}
      maw={560}
      mt="md"
    >
      The connection is lost. The import goes on, and is shown again as soon as the connection is
      back.
    </Alert>
  );
}

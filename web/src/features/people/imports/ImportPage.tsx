import { BackLink } from '../../../ui/BackLink.tsx';
import type { ErrorLike } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { IconCloudOff, IconFileOff } from '@tabler/icons-react';
import { useEffect, useRef, type RefObject } from 'react';
import { usePageParams } from '../../../ui/page-params.ts';
import { codeOf } from '../../../apollo/errors.ts';
import { outdatedBy } from '../../../apollo/outdated-by.ts';
import { refetchFields } from '../../../apollo/outdated-fields.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { Steps } from '../../../ui/Steps.tsx';
import { useImportPageQuery, type ImportPageQuery } from '../../../generated/graphql.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { formatCounts } from './import-words.ts';
import { ImportStage } from './ImportStage.tsx';
import { texts } from './texts.tsx';

type Import = ImportPageQuery['directoryImport'];

const steps = Object.values(texts.steps);

const pollIntervalMs = 1_000;

const isRunning = (state: Import['state']): boolean =>
  state === 'READING' || state === 'COMPARING' || state === 'APPLYING';

// The gateway answers BAD_USER_INPUT if the address holds no UUID.
const isGone = (error: ErrorLike | undefined): boolean =>
  codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'BAD_USER_INPUT';

/**
 * Imports a file into the directory, step by step. The address has the id of the import (`import`), so that a reload continues at the same
 * step; `columns` returns from a preview to its columns.
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
          skipPollAttempt: () => document.hidden,
        },
  );
  // If a poll fails, keep the previous result.
  const known = useLastValue(answer.data?.directoryImport ?? null);
  const shown = known?.id === id && !isGone(answer.error) ? known : undefined;
  const isPolled = shown !== undefined && isRunning(shown.state);
  const { startPolling, stopPolling } = answer;
  useEffect(() => {
    if (!isPolled) return undefined;
    startPolling(pollIntervalMs);
    return stopPolling;
  }, [isPolled, startPolling, stopPolling]);
  // The gateway applies an import in a job, so the mutation cannot tell which lists are outdated.
  const client = useApolloClient();
  const isDone = shown?.state === 'DONE';
  useEffect(() => {
    if (isDone) void refetchFields(client, ...outdatedBy.applyImport);
  }, [client, isDone]);
  const isNaming = shown?.state === 'READY' && params.has('columns');
  const step = findStep(id, shown, isNaming);
  const stage = useFocusKept(`${id} ${shown?.state} ${isNaming}`);
  const go = (importId: string | null, isToColumns = false): void =>
    setParams({
      ...(importId === null ? {} : { import: importId }),
      ...(isToColumns ? { columns: '1' } : {}),
    });
  return (
    <>
      <BackLink to={paths.employees(companyName)}>{texts.backToDirectory}</BackLink>
      <PageTitle title={texts.pageTitle} state={formatState(id, shown)} />
      {step && <Steps steps={steps} current={step} isOver={isDone} />}
      <div ref={stage} tabIndex={-1} style={{ outline: 'none' }}>
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
            title={texts.gone}
            sentence={texts.goneMeaning}
            action={<Button onClick={() => go(null)}>{texts.chooseFile}</Button>}
          />
        ) : answer.error ? (
          <Failure
            message={texts.importFailed}
            onRetry={() => void answer.refetch()}
            isRetrying={answer.loading}
          />
        ) : (
          <Stack gap="md" maw={560} mt="xl" component="output" aria-label={texts.loading}>
            <Skeleton h={20} w={220} />
            <Skeleton h={12} w={320} />
          </Stack>
        )}
      </div>
    </>
  );
}

/** Moves the focus into the next stage, because the button that led there is gone. */
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

/** Returns the text below the title. */
const formatState = (id: string | null, work: Import | undefined): string => {
  if (id === null) return texts.pageMeaning;
  if (!work) return '\u00a0';
  return work.state === 'READY' || work.state === 'APPLYING' || work.state === 'DONE'
    ? formatCounts(work)
    : work.fileName;
};

/** Returns null while the import is loading, and if it failed or was cancelled. */
const findStep = (
  id: string | null,
  work: Import | undefined,
  isNaming: boolean,
): string | null => {
  if (id === null) return texts.steps.file;
  switch (work?.state) {
    case 'READING':
      return texts.steps.file;
    case 'MAPPING':
      return texts.steps.columns;
    case 'COMPARING':
      return texts.steps.preview;
    case 'READY':
      return isNaming ? texts.steps.columns : texts.steps.preview;
    case 'APPLYING':
    case 'DONE':
      return texts.steps.import;
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
      {texts.disconnected}
    </Alert>
  );
}

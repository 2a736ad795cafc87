import { Button, Text } from '@mantine/core';
import { messageOf } from '../../apollo/errors.ts';
import { ownFileSource } from '../../apollo/own-file-session.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { useCompany } from '../company/current/CompanyContext.tsx';
import { dayOf, formatDay, inSentence } from '../../lib/dates/dates.ts';
import { useRequestExactRecordsMutation } from '../../generated/graphql.ts';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** The latest request for exact records with its answer, and a button to ask. */
export function ExactRecords({ request }: { request: OwnFile['exactRecordRequest'] }) {
  const { timeZone } = useCompany();
  const [ask, { loading, error }] = useRequestExactRecordsMutation({
    onError: () => undefined,
  });
  const format = (moment: string): string =>
    inSentence(formatDay(dayOf(moment, timeZone), timeZone));
  if (request?.state === 'OPEN')
    return <Text size="sm">{texts.exactOpen(format(request.dueAt))}</Text>;
  const until = request?.availableUntil ?? null;
  return (
    <>
      {request?.state === 'REFUSED' && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {texts.exactRefused(request.refusal)}
        </Text>
      )}
      {until !== null && (
        <>
          <Text size="sm">{texts.exactGiven(format(until))}</Text>
          <div className="screen-only">
            <DownloadButton address="/api/me/exact-records" session={ownFileSource}>
              {texts.saveExact}
            </DownloadButton>
          </div>
        </>
      )}
      {until === null && (
        <Button
          variant="default"
          w="fit-content"
          className="screen-only"
          loading={loading}
          onClick={() => void ask()}
        >
          {texts.askExact}
        </Button>
      )}
      <ErrorAlert>{error && messageOf(error)}</ErrorAlert>
    </>
  );
}

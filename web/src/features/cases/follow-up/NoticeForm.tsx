import { Alert, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { codeOf, messageOf } from '../../../apollo/errors.ts';
import { notifySuccess } from '../../../ui/notify.tsx';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import {
  useNoticePreviewsQuery,
  useSendNoticesMutation,
  type FollowUpRow_FollowUpFragment,
  type NoticePreviewsQuery,
} from '../../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../../lib/intl.ts';
import { formatDay, inSentence, shortDay } from '../../../lib/dates/dates.ts';
import { AccessChangeSign } from './FollowUpRow.tsx';
import { formatCallSearch } from './call-search.ts';
import { texts } from './notice-texts.ts';

type Row = FollowUpRow_FollowUpFragment;
type Preview = NoticePreviewsQuery['noticePreviews'][number];

/** A notice and its row. */
interface PreviewOfRow extends Preview {
  row: Row;
}

interface Props {
  rows: readonly Row[];
  onClose: () => void;
  onSent: () => void;
}

/** Previews shown before the user expands the list. */
const shownAtFirst = 10;

/** Previews the notice to each person, says who has to be called instead and why, and sends the notices. */
export function NoticeForm(props: Props) {
  const query = useNoticePreviewsQuery({
    variables: { followUpIds: props.rows.map(({ id }) => id) },
    // What may be written depends on who has been informed since.
    fetchPolicy: 'network-only',
  });
  return (
    <QueryBoundary query={query} failure={texts.failed} fallback={<PreviewSkeleton />}>
      {(data) => <Previews {...props} {...data} />}
    </QueryBoundary>
  );
}

function PreviewSkeleton() {
  return (
    <Stack gap="md" aria-busy>
      <Skeleton h={40} />
      <Skeleton h={180} />
    </Stack>
  );
}

function Previews({ noticePreviews, rows, onClose, onSent, viewer }: Props & NoticePreviewsQuery) {
  const [send, { loading, error }] = useSendNoticesMutation();
  const [isSent, setSent] = useState(false);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const previews = noticePreviews.flatMap((preview): PreviewOfRow[] => {
    const row = rowOf.get(preview.followUpId);
    return row ? [{ ...preview, row }] : [];
  });
  const ready = isSent ? [] : previews.filter(({ blocked }) => blocked === null);
  const toCall = previews.filter(
    ({ blocked }) =>
      blocked === 'TOO_FEW_CANDIDATES' ||
      blocked === 'NO_ADDRESS' ||
      blocked === 'UNCONFIRMED_ADDRESS',
  );
  const notices = formatCount(ready.length, texts.notices);
  const isInAppOnly = ready.some((preview) => preview.isInAppOnly);
  const submit = async (): Promise<void> => {
    try {
      const followUpIds = ready.map(({ followUpId }) => followUpId);
      const previewed = ready.map(({ text }) => text ?? '');
      const { data: answer } = await send({
        variables: { input: { followUpIds, texts: previewed } },
      });
      const { sent, skipped } = answer!.sendNotices;
      const count = formatCount(sent, texts.notices);
      const text = isInAppOnly ? texts.sentInApp(count) : texts.sent(count);
      notifySuccess(skipped.length > 0 ? `${text}. ${texts.notAll}` : text);
      if (toCall.length === 0) onSent();
      else setSent(true);
    } catch {
      // Shown above the buttons.
    }
  };
  return (
    <Stack gap="md">
      {isInAppOnly && <Alert color="yellow">{texts.inAppOnly}</Alert>}
      {ready.length > 0 && <Ready previews={ready} />}
      {previews.every(({ blocked }) => blocked !== null) && toCall.length === 0 && (
        <Text size="sm">{texts.nothingToSend}</Text>
      )}
      <ToCall previews={toCall} minCandidates={viewer.company?.minNoticeCandidates ?? 0} />
      {!isSent && <NothingToTell previews={previews} />}
      <ErrorAlert>
        {error && (codeOf(error) === 'NOT_FOUND' ? texts.somebodyLeft : messageOf(error))}
      </ErrorAlert>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={isSent ? onSent : onClose}>
          {ready.length > 0 ? texts.cancel : texts.done}
        </Button>
        {ready.length > 0 && (
          <Button loading={loading} onClick={() => void submit()}>
            {texts.send(notices)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Exact texts of the notices to send. */
function Ready({ previews }: { previews: readonly PreviewOfRow[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? previews : previews.slice(0, shownAtFirst);
  return (
    <>
      <Text size="sm">{texts.explained}</Text>
      {shown.map(({ followUpId, row, kind, detail, candidates, subject, text, ...told }) => (
        <Paper
          key={followUpId}
          component="section"
          withBorder
          p="md"
          aria-label={texts.preview(row.person.name)}
        >
          <Text fw={fontWeights.medium}>{row.person.name}</Text>
          <Text size="xs" c="dimmed" mb="sm">
            {kind === 'CORRECTION'
              ? texts.correction
              : `${detail && texts.details[detail]} · ${texts.candidates(formatCount(candidates, texts.people))}`}
          </Text>
          <Text size="sm" fw={fontWeights.medium}>
            {subject}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {text}
          </Text>
          <OwnFileUntil {...told} />
        </Paper>
      ))}
      {shown.length < previews.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {texts.showAll(formatNumber(previews.length))}
        </Button>
      )}
    </>
  );
}

/** People who get no notice and have to be called, each with the reason. */
function ToCall({
  previews,
  minCandidates,
}: {
  previews: readonly PreviewOfRow[];
  minCandidates: number;
}) {
  const { name: companyName, timeZone } = useCompany();
  if (previews.length === 0) return null;
  const ids = previews.map(({ followUpId }) => followUpId);
  return (
    <Paper component="section" withBorder p="md" aria-label={texts.call}>
      <Title order={3} size="h5" mb="xs">
        {texts.call}
      </Title>
      <Stack component="ul" gap="xs" pl={0} m={0} style={{ listStyle: 'none' }}>
        {previews.map(({ row, blocked, exposedOn }) => (
          <li key={row.id}>
            <Text fw={fontWeights.medium}>{row.person.name}</Text>
            <Text size="sm" c="dimmed">
              {texts.whyCall[blocked!](
                exposedOn === null ? null : inSentence(formatDay(exposedOn, timeZone)),
                formatNumber(minCandidates),
              )}
            </Text>
            <AccessChangeSign row={row} />
          </li>
        ))}
      </Stack>
      <Button
        component={Link}
        to={`${paths.calls(companyName)}${formatCallSearch(ids)}`}
        mt="sm"
        variant="default"
        leftSection={<IconPhone {...icons.md} />}
      >
        {texts.callAll(formatCount(ids.length, texts.people))}
      </Button>
    </Paper>
  );
}

/** What the person's own file will say about the last day at home. */
function OwnFileUntil({
  announcedUntil,
  announcedTestDay,
  countedFrom,
}: Pick<Preview, 'announcedUntil' | 'announcedTestDay' | 'countedFrom'>) {
  if (announcedUntil === null || countedFrom === null) return null;
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {texts.ownFileSays[countedFrom](shortDay(announcedUntil))}
      {announcedTestDay !== null && ` ${texts.testFrom(shortDay(announcedTestDay))}`}
    </Text>
  );
}

/** Names the people who get no notice, by reason. */
function NothingToTell({ previews }: { previews: readonly PreviewOfRow[] }) {
  const namesOf = (reason: Preview['blocked']): string =>
    previews
      .filter(({ blocked }) => blocked === reason)
      .map(({ row }) => row.person.name)
      .join(', ');
  const [known, over] = [namesOf('ALREADY_SENT'), namesOf('NOT_EXPOSED')];
  const unchecked = namesOf('OWN_PHONE_ONLY');
  return (
    <>
      {unchecked !== '' && <Text size="sm">{texts.ownPhoneOnly(unchecked)}</Text>}
      {known !== '' && <Text size="sm">{texts.alreadySent(known)}</Text>}
      {over !== '' && <Text size="sm">{texts.notExposed(over)}</Text>}
    </>
  );
}

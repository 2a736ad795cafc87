import { Alert, Button, Group, List, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { codeOf, messageOf } from '../../../apollo/errors.ts';
import { notifySuccess } from '../../../ui/notify.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import {
  useNoticePreviewsQuery,
  useSendNoticesMutation,
  type FollowUpActKind,
  type FollowUpRow_FollowUpFragment,
  type NoticePreviewsQuery,
} from '../../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../../lib/intl.ts';
import { shortDay } from '../../../lib/dates/dates.ts';
import { AccessChangeSign, ContactLinks } from './FollowUpRow.tsx';
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
  /** Called to enter that people were spoken to, with the kind of act; `isLast` if nobody else has to be told. */
  onToldInPerson: (kind: FollowUpActKind, rows: Row[], isLast: boolean) => void;
}

/** Previews shown before the user expands the list. */
const shownAtFirst = 10;

/** Previews the notice to each person, or how to speak to them, and sends the notices. */
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

function Previews({
  noticePreviews,
  rows,
  onClose,
  onSent,
  onToldInPerson,
}: Props & NoticePreviewsQuery) {
  const [send, { loading, error }] = useSendNoticesMutation();
  const [isSent, setSent] = useState(false);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const previews = noticePreviews.flatMap((preview): PreviewOfRow[] => {
    const row = rowOf.get(preview.followUpId);
    return row ? [{ ...preview, row }] : [];
  });
  const ready = isSent ? [] : previews.filter(({ blocked }) => blocked === null);
  const toSpeakTo = previews.filter(
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
      if (toSpeakTo.length === 0) onSent();
      else setSent(true);
    } catch {
      // Shown above the buttons.
    }
  };
  return (
    <Stack gap="md">
      {isInAppOnly && <Alert color="yellow">{texts.inAppOnly}</Alert>}
      {ready.length > 0 && <Ready previews={ready} />}
      {previews.every(({ blocked }) => blocked !== null) && toSpeakTo.length === 0 && (
        <Text size="sm">{texts.nothingToSend}</Text>
      )}
      <ToSpeakTo
        previews={toSpeakTo}
        onToldInPerson={(kind, told) =>
          onToldInPerson(kind, told, ready.length === 0 && told.length === toSpeakTo.length)
        }
      />
      {!isSent && <NothingToTell previews={previews} />}
      {error && (
        <Alert color="red" role="alert">
          {codeOf(error) === 'NOT_FOUND' ? texts.somebodyLeft : messageOf(error)}
        </Alert>
      )}
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
          <SayUntil {...told} words={texts.ownFileSays} />
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

/** People who must be spoken to, by reason and by what they must be told. */
function ToSpeakTo({
  previews,
  onToldInPerson,
}: {
  previews: readonly PreviewOfRow[];
  onToldInPerson: (kind: FollowUpActKind, rows: Row[]) => void;
}) {
  const groups = Map.groupBy(previews, ({ blocked, kind }) => `${blocked} ${kind}`);
  return [...groups].map(([key, ofGroup]) => {
    const { blocked, kind } = ofGroup[0]!;
    const isHidden = blocked === 'TOO_FEW_CANDIDATES';
    const isUnconfirmed = blocked === 'UNCONFIRMED_ADDRESS';
    return (
      <Paper key={key} component="section" withBorder p="md">
        <Title order={3} size="h5" mb={4}>
          {isHidden ? texts.speak : isUnconfirmed ? texts.unconfirmed : texts.noAddress}
        </Title>
        <Text size="sm">
          {isHidden ? texts.speakWhy : isUnconfirmed ? texts.unconfirmedWhy : texts.noAddressWhy}
        </Text>
        {isHidden && (
          <List size="sm" my="xs">
            {texts.speakHow.map((how) => (
              <List.Item key={how}>{how}</List.Item>
            ))}
          </List>
        )}
        {ofGroup.map(({ row, ...told }) => (
          <div key={row.id}>
            <Text fw={fontWeights.medium} mt="xs">
              {row.person.name}
            </Text>
            <ContactLinks person={row.person} />
            <SayUntil {...told} words={texts.sayUntil} />
            <AccessChangeSign row={row} />
          </div>
        ))}
        <Button
          mt="sm"
          size="xs"
          variant="default"
          onClick={() =>
            onToldInPerson(
              kind === 'CORRECTION' ? 'CORRECTED' : 'INFORMED',
              ofGroup.map(({ row }) => row),
            )
          }
        >
          {texts.toldInPerson}
        </Button>
      </Paper>
    );
  });
}

/** What the person is told about the last day at home. */
function SayUntil({
  announcedUntil,
  announcedTestDay,
  countedFrom,
  words,
}: Pick<Preview, 'announcedUntil' | 'announcedTestDay' | 'countedFrom'> & {
  words: typeof texts.sayUntil;
}) {
  if (announcedUntil === null || countedFrom === null) return null;
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {words[countedFrom](shortDay(announcedUntil))}
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

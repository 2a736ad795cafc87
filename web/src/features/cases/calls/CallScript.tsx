import { Alert, Anchor, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { formatDay, inSentence } from '../../../lib/dates/dates.ts';
import { formatNumber } from '../../../lib/intl.ts';
import type { QueryResult } from '../../../apollo/query-result.ts';
import type { NoticePreviewsQuery } from '../../../generated/graphql.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { texts as caseTexts } from '../base/texts.ts';
import { formatReason } from '../follow-up/follow-up-words.ts';
import { texts as noticeTexts } from '../follow-up/notice-texts.ts';
import classes from './CallSheet.module.css';
import type { CallRow } from './call-state.ts';
import type { CallCompany, Preview } from './CurrentCall.tsx';
import { texts } from './texts.tsx';

interface Props {
  row: CallRow;
  company: CallCompany;
  query: QueryResult<NoticePreviewsQuery>;
  /** Undefined until it is known. */
  preview: Preview | undefined;
}

/** What to say in the call, what not to say, and why a call is needed. */
export function CallScript({ row, company, query, preview }: Props) {
  const { timeZone } = useCompany();
  const nameDay = (day: string): string => inSentence(formatDay(day, timeZone));
  if (!preview && query.loading) return <Skeleton h={180} aria-busy />;
  return (
    <>
      <section aria-label={texts.say}>
        <Title order={3} size="h5" mb={4}>
          {texts.say}
        </Title>
        {preview ? (
          <Stack gap={4}>
            {listSentences(row, preview, company, nameDay).map((sentence) => (
              <Text key={sentence} className={classes.sentence}>
                {sentence}
              </Text>
            ))}
          </Stack>
        ) : (
          <Alert color="gray">
            {texts.sayFailed}{' '}
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => void query.refetch().catch(() => undefined)}
            >
              {texts.tryAgain}
            </Anchor>
          </Alert>
        )}
      </section>
      <section aria-label={texts.doNotSay}>
        <Title order={3} size="h5" mb={4}>
          {texts.doNotSay}
        </Title>
        <List size="sm">
          <List.Item>{texts.doNotSayWho}</List.Item>
          <List.Item>{texts.doNotSayWhy}</List.Item>
        </List>
        <Text size="sm" c="dimmed" mt="xs">
          {texts.forYou(formatReason(row.reason))}
        </Text>
        {preview && (
          <Text size="sm" c="dimmed" mt={4}>
            {formatWhyCall(preview, company, nameDay)}
          </Text>
        )}
      </section>
    </>
  );
}

/** The three sentences to say; one for a correction, which says no more. */
const listSentences = (
  { nextStep, disease }: CallRow,
  { announcedUntil, countedFrom, announcedTestDay }: Preview,
  { noticesNameDisease }: CallCompany,
  nameDay: (day: string) => string,
): string[] => {
  if (nextStep === 'CORRECT') return [texts.sayCorrected];
  return [
    texts.sayExposed(noticesNameDisease ? caseTexts.diseaseNames[disease] : null),
    announcedUntil !== null && countedFrom !== null
      ? noticeTexts.sayUntil[countedFrom](nameDay(announcedUntil))
      : texts.sayAtWork,
    announcedTestDay === null ? texts.sayIfIll : texts.sayTestFrom(nameDay(announcedTestDay)),
  ];
};

/** Why the person is called instead of written to. */
const formatWhyCall = (
  { blocked, exposedOn }: Preview,
  { minNoticeCandidates }: CallCompany,
  nameDay: (day: string) => string,
): string =>
  blocked === null
    ? texts.couldWrite
    : noticeTexts.whyCall[blocked](
        exposedOn === null ? null : nameDay(exposedOn),
        formatNumber(minNoticeCandidates),
      );

import { Alert, Anchor, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { formatCount } from '../../../lib/intl.ts';
import { useNoticePreviewsQuery } from '../../../generated/graphql.ts';
import { shortDay } from '../../../lib/dates/dates.ts';
import { texts } from './notice-texts.ts';

interface Props {
  followUpIds: string[];
  /** 'EXACT' or 'HIDDEN'. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * Asks an officer who has informed people whether she named the last day at home, and shows how many colleagues that leaves. Asks nothing
 * where the day may be named, or where nobody has to stay home.
 */
export function LastDayChoice({ followUpIds, ...input }: Props) {
  const { data, loading, error, refetch } = useNoticePreviewsQuery({
    variables: { followUpIds },
    // The day that may be said depends on who has been informed since.
    fetchPolicy: 'network-only',
  });
  if (error)
    return (
      <Alert color="gray">
        {texts.untilFailed}{' '}
        <Anchor component="button" type="button" size="sm" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Anchor>
      </Alert>
    );
  if (!data) return loading ? <Skeleton h={72} aria-busy /> : null;
  const hidden = data.noticePreviews.filter(
    ({ announcedUntil, exactUntil, countedFrom }) =>
      announcedUntil !== null && exactUntil !== null && countedFrom !== 'EXPOSURE',
  );
  const [only] = hidden;
  if (!only) return null;
  const fewest = Math.min(...hidden.map(({ candidatesOnDay }) => candidatesOnDay));
  const people = formatCount(fewest, texts.people);
  const isOne = hidden.length === 1;
  return (
    <Radio.Group label={texts.whichLastDay} {...input}>
      <Stack gap="xs" mt={6}>
        <Radio
          value="HIDDEN"
          label={
            isOne
              ? texts.sayUntil[only.countedFrom!](shortDay(only.announcedUntil!))
              : texts.sayHidden
          }
        />
        <Radio
          value="EXACT"
          label={isOne ? texts.sayExactDay(shortDay(only.exactUntil!)) : texts.sayExact}
        />
      </Stack>
      <Text size="sm" c="dimmed" mt={6}>
        {isOne ? texts.exactGivesAway(people) : texts.exactGivesAwayEach(people)}
      </Text>
    </Radio.Group>
  );
}

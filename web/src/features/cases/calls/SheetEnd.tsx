import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatMoment, inSentence } from '../../../lib/dates/dates.ts';
import { formatCount, formatNumber } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { countCalls, findCallState, type CallRow } from './call-state.ts';
import { texts } from './texts.tsx';

interface Props {
  rows: readonly CallRow[];
  now: number;
  onNext: () => void;
}

/** Shown when nobody is to be called now: how many have been told, and what remains. */
export function SheetEnd({ rows, now, onNext }: Props) {
  const { name: companyName, timeZone } = useCompany();
  const states = rows.map((row) => findCallState(row, now));
  const { done, total, left } = countCalls(rows, now);
  const again = states.flatMap((state) => (state.kind === 'AGAIN' ? [state.at] : [])).toSorted();
  const [wrong, taken] = (['WRONG_NUMBER', 'TAKEN'] as const).map(
    (wanted) => states.filter(({ kind }) => kind === wanted).length,
  );
  const people = (count: number): string => formatCount(count, texts.people);
  const [first] = again;
  return (
    <Paper component="section" withBorder p="lg" aria-label={texts.end}>
      <Title order={2} size="h3" mb="sm">
        {texts.end}
      </Title>
      <Stack gap={4}>
        <Text>{texts.endTold(formatNumber(done), formatNumber(total))}</Text>
        {first !== undefined && (
          <Text>
            {texts.endAgain(people(again.length), inSentence(formatMoment(first, timeZone)))}
          </Text>
        )}
        {wrong! > 0 && <Text>{texts.endWrong(people(wrong!))}</Text>}
        {taken! > 0 && <Text>{texts.endTaken(people(taken!))}</Text>}
      </Stack>
      <Group mt="md">
        {left > 0 && <Button onClick={onNext}>{texts.startAgain}</Button>}
        <Button component={Link} to={paths.followUp(companyName)} variant="default">
          {texts.backToList}
        </Button>
      </Group>
    </Paper>
  );
}

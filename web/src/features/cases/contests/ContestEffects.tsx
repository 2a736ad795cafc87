import { Stack, Text } from '@mantine/core';
import { fontWeights } from '../../../ui/tokens.ts';
import type { ContestEffects_PreviewFragment as Preview } from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Consequences } from '../base/Consequences.tsx';
import { formatMinutes } from '../../../lib/dates/dates.ts';
import { listEffects } from './contest-words.ts';
import { texts } from './texts.tsx';

const maxListed = 12;

interface Props {
  query: {
    data?: { preview: Preview | null } | undefined;
    error?: unknown;
    loading: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Whether the contact would count again. */
  isWithdrawal?: boolean;
}

/** Effects of a contest: contact time, exposures, dates of quarantines, and required corrections. */
export function ContestEffects({ query, isWithdrawal = false }: Props) {
  return (
    <Consequences query={query} preview={query.data?.preview}>
      {(preview) => <Effects preview={preview} isWithdrawal={isWithdrawal} />}
    </Consequences>
  );
}

function Effects({ preview, isWithdrawal }: { preview: Preview; isWithdrawal: boolean }) {
  const { timeZone } = useCompany();
  const { contactMinutes, people } = preview;
  const effects = listEffects(people, timeZone);
  const formatMinutesSentence = isWithdrawal ? texts.countsAgain : texts.stopsCounting;
  return (
    <Stack gap="xs">
      <div>
        {contactMinutes === 0
          ? texts.nothingCounts
          : formatMinutesSentence(formatMinutes(contactMinutes))}{' '}
        {effects.length === 0 && texts.nobodyAffected}
      </div>
      {effects.map(({ kind, lines }) => (
        <div key={kind}>
          <Text size="sm" fw={fontWeights.medium}>
            {texts.effects[kind]}
          </Text>
          <ul aria-label={texts.effects[kind]}>
            {lines.slice(0, maxListed).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {lines.length > maxListed && (
              <li>{texts.andMore(formatNumber(lines.length - maxListed))}</li>
            )}
          </ul>
        </div>
      ))}
    </Stack>
  );
}

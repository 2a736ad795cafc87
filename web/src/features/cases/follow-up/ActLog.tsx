import { Button, Group, Stack, Text } from '@mantine/core';
import { useActorNames } from '../../company/current/actor-names.ts';
import { fontWeights } from '../../../ui/tokens.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { inSentence, formatDay, formatMoment } from '../../../lib/dates/dates.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { texts as followUpTexts } from './texts.tsx';
import { canUndo, useUndo } from './use-undo.ts';
import type { FollowUpDrawerQuery } from '../../../generated/graphql.ts';
import { texts } from './page-texts.tsx';

type Act = FollowUpDrawerQuery['followUp']['acts'][number];

/** The acts, newest first; those that were undone are struck through. */
export function ActLog({ acts }: { acts: readonly Act[] }) {
  if (acts.length === 0) return <Text size="sm">{texts.nothingDone}</Text>;
  return (
    <Stack component="ul" gap="sm">
      {acts.map((act) => (
        <li key={act.id}>
          <ActEntry act={act} />
        </li>
      ))}
    </Stack>
  );
}

function ActEntry({ act }: { act: Act }) {
  const { timeZone } = useCompany();
  const { formatName } = useActorNames();
  const can = useCan();
  const [undo, { isUndoing }] = useUndo();
  const { id, kind, at, by, note, result, undoneAt, undoneBy } = act;
  const detail = formatActDetail(act, {
    formatDay: (day) => inSentence(formatDay(day, timeZone)),
    formatMoment: (moment) => inSentence(formatMoment(moment, timeZone)),
    formatName,
  });
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
      <div>
        <Text size="sm" td={undoneAt === null ? undefined : 'line-through'} component="div">
          <Text component="span" inherit fw={fontWeights.medium}>
            {texts.acts[kind]}
          </Text>{' '}
          {detail}
          {note !== '' && (
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note}
            </Text>
          )}
        </Text>
        <Text size="xs" c="dimmed" component="div">
          {texts.enteredBy(<Moment at={at} />, by)}
        </Text>
        {undoneAt !== null && (
          <Text size="xs" c="dimmed" component="div">
            {texts.undoneBy(<Moment isInSentence at={undoneAt} />, undoneBy)}
          </Text>
        )}
      </div>
      {canUndo(act) && can('follow-up:update') && (
        <Button
          size="compact-sm"
          variant="subtle"
          flex="none"
          loading={isUndoing}
          aria-label={texts.undoAct(texts.acts[kind])}
          onClick={() => void undo({ id, result })}
        >
          {followUpTexts.undo}
        </Button>
      )}
    </Group>
  );
}

/** Returns the details of an act, shown beside its name; null for none. */
export const formatActDetail = (
  act: Act,
  inSentences: {
    formatDay: (day: string) => string;
    formatMoment: (moment: string) => string;
    formatName: (email: string) => string;
  },
): string | null => {
  const { channel, callOutcome, callBackAt, day, test, result, assignee, quarantineUntil, kind } =
    act;
  const { happenedAt, stepName, prophylaxis, hasSymptoms } = act;
  if (kind === 'INFORMED' && channel)
    return texts.informedUntil(
      followUpTexts.channels[channel].toLowerCase(),
      // A notice has no day.
      quarantineUntil && channel !== 'NOTICE' ? inSentences.formatDay(quarantineUntil) : null,
    );
  if (kind === 'CORRECTED' && channel) return followUpTexts.channels[channel].toLowerCase();
  if (kind === 'TESTED' && test && result && day)
    return texts.testedOn(
      followUpTexts.testNames[test],
      followUpTexts.results[result],
      inSentences.formatDay(day),
    );
  if (kind === 'PROOF_ASKED' && happenedAt) return inSentences.formatMoment(happenedAt);
  if (kind === 'PROPHYLAXIS' && happenedAt && stepName && prophylaxis)
    return texts.prophylaxisOn(
      stepName,
      followUpTexts.outcomes[prophylaxis],
      inSentences.formatMoment(happenedAt),
    );
  if (kind === 'SYMPTOMS_CHECKED' && happenedAt)
    return texts.symptomsAt(
      followUpTexts.symptomChoices[hasSymptoms ? 'YES' : 'NO'],
      inSentences.formatMoment(happenedAt),
    );
  if (kind === 'RELEASED' && day) return texts.releasedFrom(inSentences.formatDay(day));
  if (kind === 'CALLED' && callOutcome) {
    const outcome = followUpTexts.callOutcomes[callOutcome].toLowerCase();
    return callBackAt === null
      ? outcome
      : followUpTexts.callAgain(outcome, inSentences.formatMoment(callBackAt));
  }
  if (kind === 'ASSIGNED')
    return texts.assignedTo(
      assignee === null ? texts.nobody.toLowerCase() : inSentences.formatName(assignee),
    );
  return null;
};

import { formatCodeAndDepartment } from '../../people/person/person-words.ts';
import {
  ActionIcon,
  Alert,
  Anchor,
  Checkbox,
  Group,
  Paper,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { MentionTextarea } from '../base/MentionTextarea.tsx';
import { useActorNames } from '../../company/current/actor-names.ts';
import {
  useNoticePreviewsQuery,
  type CallOutcome,
  type CallSheetPageQuery,
  type InformChannel,
  type NoticePreviewsQuery,
} from '../../../generated/graphql.ts';
import { formatDay, inSentence, formatMoment } from '../../../lib/dates/dates.ts';
import { formatCount } from '../../../lib/intl.ts';
import { icons } from '../../../ui/tokens.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { formatPhone, telLink } from '../../people/person/phone-number.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { AccessChangeSign } from '../follow-up/FollowUpRow.tsx';
import { texts as followUpTexts } from '../follow-up/texts.tsx';
import { CallActions, DoneActions, NextButton } from './CallActions.tsx';
import { CallScript } from './CallScript.tsx';
import classes from './CallSheet.module.css';
import type { CallRow, CallState } from './call-state.ts';
import { texts } from './texts.tsx';
import type { Claim } from './use-claim.ts';

/** What came of a call. */
export type CallResult =
  | { kind: 'INFORMED' | 'CORRECTED'; channel: InformChannel; lastDay: 'HIDDEN' | 'EXACT' }
  | { kind: 'CALLED'; callOutcome: CallOutcome; callBackAt: string; rightNumber: string };

export type Preview = NoticePreviewsQuery['noticePreviews'][number];
export type CallCompany = NonNullable<CallSheetPageQuery['viewer']['company']>;

interface Props {
  row: CallRow;
  state: CallState;
  company: CallCompany;
  /** The claim to the call; null until it is known. */
  claim: Claim | null;
  note: string;
  onNote: (note: string) => void;
  onSave: (result: CallResult) => void;
  onStep: (by: 1 | -1) => void;
  onNext: () => void;
}

/** The call to one person: number, what to say, and what came of it. */
export function CurrentCall({
  row,
  state,
  company,
  claim,
  note,
  onNote,
  onSave,
  onStep,
  onNext,
}: Props) {
  const can = useCan();
  const mayAct = can('follow-up:update');
  const { formatName } = useActorNames();
  const isDone = state.kind === 'DONE';
  const takenBy =
    claim && !claim.isMine ? claim.by : state.kind === 'TAKEN' && !claim ? state.by : null;
  const previews = useNoticePreviewsQuery({
    variables: { followUpIds: [row.id] },
    // What may be said depends on who has been informed since.
    fetchPolicy: 'network-only',
    skip: isDone,
  });
  const preview = previews.data?.noticePreviews[0];
  const [isInPerson, setInPerson] = useState(false);
  const [namesDay, setNamesDay] = useState(false);
  const tell = (): void =>
    onSave({
      kind: row.nextStep === 'CORRECT' ? 'CORRECTED' : 'INFORMED',
      channel: isInPerson ? 'IN_PERSON' : 'CALL',
      lastDay: namesDay ? 'EXACT' : 'HIDDEN',
    });
  return (
    <Paper component="section" withBorder p="md" aria-label={row.person.name}>
      <PersonHead row={row} onStep={onStep} />
      <Stack gap="md" mt="md">
        <StateNotice row={row} state={state} />
        {takenBy !== null && <Alert color="yellow">{texts.taken(formatName(takenBy))}</Alert>}
        {isDone ? (
          <DoneActions row={row} state={state} onNext={onNext} />
        ) : (
          <>
            <CallScript row={row} company={company} query={previews} preview={preview} />
            {preview && <ExactDay preview={preview} checked={namesDay} onChange={setNamesDay} />}
            {mayAct &&
              (takenBy === null ? (
                <>
                  <SegmentedControl
                    aria-label={texts.how}
                    value={isInPerson ? 'IN_PERSON' : 'CALL'}
                    data={[
                      { value: 'CALL', label: texts.byPhone },
                      { value: 'IN_PERSON', label: texts.inPerson },
                    ]}
                    onChange={(value) => setInPerson(value === 'IN_PERSON')}
                  />
                  <MentionTextarea
                    label={texts.note}
                    autosize
                    minRows={1}
                    maxRows={6}
                    maxLength={2000}
                    value={note}
                    onChange={onNote}
                  />
                  <CallActions
                    isCorrection={row.nextStep === 'CORRECT'}
                    onTell={tell}
                    onCalled={(callOutcome, { callBackAt = '', rightNumber = '' } = {}) =>
                      onSave({ kind: 'CALLED', callOutcome, callBackAt, rightNumber })
                    }
                  />
                </>
              ) : (
                <NextButton onNext={onNext} />
              ))}
          </>
        )}
      </Stack>
    </Paper>
  );
}

/** Name and telephone number, in sight while the rest is scrolled. */
function PersonHead({ row, onStep }: { row: CallRow; onStep: (by: 1 | -1) => void }) {
  const { person, disease } = row;
  const phone = formatPhone(person);
  return (
    <div className={classes.person}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h3">
          {person.name}
        </Title>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="default"
            size={36}
            aria-label={texts.previous}
            aria-keyshortcuts="ArrowLeft K"
            onClick={() => onStep(-1)}
          >
            <IconArrowLeft {...icons.lg} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={texts.next}
            aria-keyshortcuts="ArrowRight J"
            onClick={() => onStep(1)}
          >
            <IconArrowRight {...icons.lg} />
          </ActionIcon>
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        {[formatCodeAndDepartment(person), caseTexts.diseaseNames[disease]]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {phone === null ? (
        <Text>{texts.noNumber}</Text>
      ) : (
        <Anchor
          href={telLink(phone)}
          className={classes.phone}
          aria-label={texts.callNumber(person.name, phone)}
        >
          {phone}
        </Anchor>
      )}
      <AccessChangeSign row={row} />
    </div>
  );
}

/** What came of the last call, if the person has to be called again, or how they were told. */
function StateNotice({ row, state }: { row: CallRow; state: CallState }) {
  const { timeZone } = useCompany();
  if (state.kind === 'AGAIN')
    return (
      <Alert color={state.isNow ? 'yellow' : 'gray'}>
        {texts.againAt(
          followUpTexts.callOutcomes[state.act.callOutcome!],
          inSentence(formatMoment(state.at, timeZone)),
        )}
      </Alert>
    );
  if (state.kind === 'WRONG_NUMBER') return <Alert color="yellow">{texts.tryOtherNumber}</Alert>;
  if (state.kind !== 'DONE') return null;
  return (
    <Text>
      {state.act?.channel
        ? texts.told(
            followUpTexts.channels[state.act.channel],
            state.act.by,
            <Moment isInSentence at={state.act.at} />,
          )
        : texts.toldElse}
      {row.toldUntil !== null &&
        ` ${followUpTexts.announcedUntil(inSentence(formatDay(row.toldUntil, timeZone)))}`}
    </Text>
  );
}

/** Asks whether the officer named the exact last day, where it shows on which day the person was exposed. */
function ExactDay({
  preview: { announcedUntil, exactUntil, countedFrom, candidatesOnDay },
  checked,
  onChange,
}: {
  preview: Preview;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  const { timeZone } = useCompany();
  if (announcedUntil === null || exactUntil === null || countedFrom === 'EXPOSURE') return null;
  return (
    <Checkbox
      label={texts.exactDay(inSentence(formatDay(exactUntil, timeZone)))}
      description={texts.exactDayMeans(formatCount(candidatesOnDay, texts.people))}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

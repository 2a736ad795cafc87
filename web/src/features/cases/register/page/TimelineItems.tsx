import { Anchor, Button, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useActorNames } from '../../../company/current/actor-names.ts';
import { formatDay, formatMoment, inSentence } from '../../../../lib/dates/dates.ts';
import { formatCount, formatNumber } from '../../../../lib/intl.ts';
import { fontWeights } from '../../../../ui/tokens.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { Moment } from '../../../company/current/Moment.tsx';
import { formatPair, formatSpan } from '../../contests/contest-words.ts';
import { ContestReasonWords } from '../../contests/ContestHistory.tsx';
import { texts as contestTexts } from '../../contests/texts.tsx';
import { formatActDetail } from '../../follow-up/ActLog.tsx';
import { useDrawerAddress } from '../../follow-up/drawer-address.ts';
import { texts as followUpTexts } from '../../follow-up/page-texts.tsx';
import type {
  CaseTimeline_CaseFragment,
  Contest_ContestFragment as Contest,
} from '../../../../generated/graphql.ts';
import classes from './CaseTimeline.module.css';
import { formatChange, formatContact } from './log-words.ts';
import { texts } from './texts.tsx';
import type { TimelineEntry } from './timeline.ts';

interface ItemProps {
  title: string;
  /** Follows the title on its line. */
  beside?: ReactNode;
  isUndone?: boolean;
  /** Who and when. */
  by: ReactNode;
  undoneBy?: ReactNode;
  children?: ReactNode;
  button?: ReactNode;
}

function Item({ title, beside, isUndone = false, by, undoneBy, children, button }: ItemProps) {
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <Text size="sm" td={isUndone ? 'line-through' : undefined} component="div">
          <Text component="span" inherit fw={fontWeights.medium}>
            {title}
          </Text>{' '}
          {beside}
        </Text>
        {children}
        <Text size="xs" c="dimmed" component="div">
          {by}
        </Text>
        {undoneBy && (
          <Text size="xs" c="dimmed" component="div">
            {undoneBy}
          </Text>
        )}
      </div>
      {button}
    </li>
  );
}

interface CaseItemProps {
  entry: CaseTimeline_CaseFragment['log'][number];
  /** Undefined if the act cannot be undone here. */
  onUndo: (() => void) | undefined;
}

/** An act on the case, with the values that it changed. */
export function CaseItem({ entry, onUndo }: CaseItemProps) {
  const { timeZone } = useCompany();
  const { formatName } = useActorNames();
  const { act, at, by, changes, manualContact, undoneAt, undoneBy } = entry;
  const { ownerBefore, ownerAfter, note } = entry;
  const name = texts.acts[act];
  return (
    <Item
      title={name}
      isUndone={undoneAt !== null}
      by={texts.actBy(<Moment at={at} />, by)}
      undoneBy={undoneAt !== null && texts.undone(<Moment isInSentence at={undoneAt} />, undoneBy)}
      button={
        onUndo &&
        undoneAt === null && (
          <Button
            size="compact-sm"
            flex="none"
            variant="subtle"
            className="screen-only"
            aria-label={texts.undoAct(name)}
            onClick={onUndo}
          >
            {texts.undo}
          </Button>
        )
      }
    >
      {changes.map((change) => (
        <Text key={change.field} size="sm">
          {formatChange(change, timeZone)}
        </Text>
      ))}
      {manualContact && <Text size="sm">{formatContact(manualContact, timeZone)}</Text>}
      {act === 'ASSIGNED' && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {texts.ownerChanged(
            ownerBefore && formatName(ownerBefore),
            ownerAfter && formatName(ownerAfter),
          )}
        </Text>
      )}
      {note !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      )}
    </Item>
  );
}

type EntryOf<Kind> = Extract<TimelineEntry, { kind: Kind }>;

/** An act on one or several people. The drawer of the person can undo it. */
export function ActItem({ act, people }: Pick<EntryOf<'ACT'>, 'act' | 'people'>) {
  const { timeZone } = useCompany();
  const { formatName } = useActorNames();
  const { kind, at, by, note, undoneAt, undoneBy } = act;
  // Each person has a last day at home of their own.
  const common = people.length === 1 ? act : { ...act, quarantineUntil: null };
  const detail = formatActDetail(common, {
    formatDay: (day) => inSentence(formatDay(day, timeZone)),
    formatMoment: (moment) => inSentence(formatMoment(moment, timeZone)),
    formatName,
  });
  return (
    <Item
      title={followUpTexts.acts[kind]}
      beside={
        <>
          <People people={people} />
          {detail !== null && texts.andDetail(detail)}
        </>
      }
      isUndone={undoneAt !== null}
      by={followUpTexts.enteredBy(<Moment at={at} />, by)}
      undoneBy={
        undoneAt !== null && followUpTexts.undoneBy(<Moment isInSentence at={undoneAt} />, undoneBy)
      }
    >
      {note !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {note}
        </Text>
      )}
    </Item>
  );
}

/** Notices that were sent together. */
export function NoticeItem({
  notice: { kind, sentAt },
  people,
  read,
  failed,
}: Pick<EntryOf<'NOTICE'>, 'notice' | 'people' | 'read' | 'failed'>) {
  return (
    <Item
      title={texts.noticesSent[kind](people.length)}
      beside={<People people={people} />}
      by={<Moment at={sentAt} />}
    >
      {read + failed > 0 && (
        <Text size="sm">
          {[
            read > 0 && texts.noticesRead(formatNumber(read)),
            failed > 0 && texts.noticesFailed(formatNumber(failed)),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
      )}
    </Item>
  );
}

/** A contest of a contact, or its withdrawal. */
export function ContestItem({
  contest,
  isWithdrawal,
}: {
  contest: Contest;
  isWithdrawal: boolean;
}) {
  const { timeZone } = useCompany();
  const { contestedAt, contestedBy, takenBackAt, takenBackBy } = contest;
  return (
    <Item
      title={isWithdrawal ? texts.contestWithdrawn : texts.contactContested}
      beside={contestTexts.pairAndSpan(formatPair(contest), formatSpan(contest, timeZone))}
      by={
        isWithdrawal && takenBackAt !== null
          ? texts.actBy(<Moment at={takenBackAt} />, takenBackBy)
          : texts.actBy(<Moment at={contestedAt} />, contestedBy)
      }
    >
      {!isWithdrawal && (
        <Text size="sm" component="div">
          <ContestReasonWords contest={contest} />
        </Text>
      )}
    </Item>
  );
}

/** Names shown for an act on several people. */
const maxNames = 3;

/** Names, which open the follow-ups; of many people the first ones and the number of the others. */
function People({ people }: { people: EntryOf<'ACT'>['people'] }) {
  const { linkTo } = useDrawerAddress();
  const named = people.length <= maxNames + 1 ? people : people.slice(0, maxNames);
  const others = people.length - named.length;
  return (
    <>
      {named.map((row, index) => (
        <Fragment key={row.id}>
          {index > 0 && texts.nextName}
          <Anchor component={Link} {...linkTo(row)} inherit underline="always">
            {row.person.name}
          </Anchor>
        </Fragment>
      ))}
      {others > 0 && texts.andOthers(formatCount(others, texts.otherPeople))}
    </>
  );
}

import { formatCodeAndDepartment } from '../../people/person/person-words.ts';
import { useEffect, useEffectEvent } from 'react';
import { useActorNames } from '../../company/current/actor-names.ts';
import { printPage } from '../../../lib/browser/printing.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { PaperNote } from '../../company/current/PaperNote.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatContest, formatPair, formatSpan } from '../contests/contest-words.ts';
import { texts as contestTexts } from '../contests/texts.tsx';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { findInformed, formatAgain, formatDue, formatReason } from './follow-up-words.ts';
import { formatRestriction } from './plan-words.ts';
import { texts as followUpTexts } from './texts.tsx';
import type { FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';
import { formatCount } from '../../../lib/intl.ts';
import classes from './PrintList.module.css';
import type { Printed } from './PrintButton.tsx';
import { PrintEvidence } from './PrintEvidence.tsx';
import { formatPhone } from '../../people/person/phone-number.ts';
import { texts } from './page-texts.tsx';

type Row = FollowUpRow_FollowUpFragment;

interface Props {
  printed: Printed;
  onPrinted: () => void;
}

/** Long email addresses would take the width of the reasons. */
const columnWidths = ['6%', '17%', '20%', '24%', '11%', '10%', '12%'];
const widthsWithContests = ['6%', '14%', '17%', '18%', '11%', '9%', '15%', '10%'];

/** The printed list: a line per person with a checkbox and space for notes. Opens the print dialog once it is rendered. */
export function PrintList({ printed: { rows, evidence, at }, onPrinted }: Props) {
  const { timeZone } = useCompany();
  const print = useEffectEvent(() => printPage(onPrinted));
  useEffect(() => print(), []);
  const hasContests = rows.some(({ contests }) => contests.length > 0);
  return (
    <section className={`paper ${classes.paper}`} aria-label={texts.printed}>
      <h1>{texts.pageTitle}</h1>
      <PaperNote />
      <p>{formatCount(rows.length, followUpTexts.people)}</p>
      <table className={classes.list}>
        <colgroup>
          {(hasContests ? widthsWithContests : columnWidths).map((width) => (
            <col key={width} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{texts.doneColumn}</th>
            <th scope="col">{texts.person}</th>
            <th scope="col">{texts.contact}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.told}</th>
            <th scope="col">{texts.nextStep}</th>
            {hasContests && <th scope="col">{contestTexts.contested}</th>}
            <th scope="col">{texts.notes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PrintedRow
              key={row.id}
              row={row}
              now={at}
              timeZone={timeZone}
              hasContests={hasContests}
            />
          ))}
        </tbody>
      </table>
      {evidence && <PrintEvidence rows={rows} evidence={evidence} />}
    </section>
  );
}

interface RowProps {
  row: Row;
  now: number;
  timeZone: string;
  hasContests: boolean;
}

function PrintedRow({ row, now, timeZone, hasContests }: RowProps) {
  const { formatActor } = useActorNames();
  const { person, disease, state, reason, nextStep, dueAt, informedAt } = row;
  const again = formatAgain(row, timeZone);
  const informed = findInformed(row);
  return (
    <tr>
      <td>
        <span className={classes.box}>{'\u00a0'}</span>
      </td>
      <td>
        <strong>{person.name}</strong>
        <br />
        {[formatCodeAndDepartment(person), caseTexts.diseaseNames[disease]]
          .filter(Boolean)
          .join(' · ')}
      </td>
      <td>
        {formatPhone(person)}
        <br />
        {person.email}
      </td>
      <td>
        {followUpTexts.states[state]}
        {row.isOwnPhoneOnly && `, ${followUpTexts.signs.OWN_PHONE_ONLY.toLowerCase()}`}
        <br />
        {formatReason(reason)}
        {row.restriction && (
          <>
            <br />
            {formatRestriction(row.restriction, timeZone)}
          </>
        )}
      </td>
      <td>
        {informed?.channel
          ? `${formatMoment(informed.at, timeZone)}, ${followUpTexts.channels[informed.channel].toLowerCase()}`
          : followUpTexts.notTold}
      </td>
      <td>
        {nextStep === null ? followUpTexts.nothingNext : followUpTexts.steps[nextStep]}
        <br />
        {again !== null && (
          <>
            {again}
            <br />
          </>
        )}
        {nextStep !== null &&
          formatDue({ nextStep, dueAt, informedAt, steps: row.steps }, { now, timeZone })}
      </td>
      {hasContests && (
        <td>
          {row.contests.map((contest) => (
            <div key={contest.id}>
              <s>{contestTexts.pairAndSpan(formatPair(contest), formatSpan(contest, timeZone))}</s>{' '}
              {formatContest(contest, { timeZone, formatActor })}
            </div>
          ))}
        </td>
      )}
      <td>{'\u00a0'}</td>
    </tr>
  );
}

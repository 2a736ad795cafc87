import { useActorNames } from '../../company/current/actor-names.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatContest, formatPair } from '../contests/contest-words.ts';
import { texts as contestTexts } from '../contests/texts.tsx';
import { dayOf, formatMinutes, formatMoment, formatTime } from '../../../lib/dates/dates.ts';
import { texts as followUpTexts } from './texts.tsx';
import { formatCount, formatNumber } from '../../../lib/intl.ts';
import { maxEvidence, type Printed } from './PrintButton.tsx';
import classes from './PrintList.module.css';
import { texts } from './page-texts.tsx';

type Evidence = NonNullable<Printed['evidence']>[number];
type Row = Printed['rows'][number];

/** The meetings that exposed each person of a printed list, in its order. */
export function PrintEvidence({ rows, evidence }: { rows: readonly Row[]; evidence: Evidence[] }) {
  const byId = new Map(evidence.map((each) => [each.followUpId, each]));
  const covered = rows.slice(0, maxEvidence);
  return (
    <div className={classes.appendix}>
      <h2>{texts.evidence}</h2>
      <p>{texts.evidenceAbout}</p>
      {covered.length < rows.length && (
        <p>
          {texts.evidenceCut(
            formatCount(covered.length, followUpTexts.people),
            formatNumber(rows.length),
          )}
        </p>
      )}
      {covered.map((row) => (
        <EvidenceOfPerson key={row.id} row={row} evidence={byId.get(row.id)} />
      ))}
    </div>
  );
}

function EvidenceOfPerson({
  row: { person, disease, contests },
  evidence,
}: {
  row: Row;
  /** Undefined for a person without exposures that count. */
  evidence: Evidence | undefined;
}) {
  const { timeZone } = useCompany();
  const name = [person.name, person.code, caseTexts.diseaseNames[disease]]
    .filter(Boolean)
    .join(' · ');
  const { episodes, total } = evidence ?? { episodes: [], total: 0 };
  const hasContests = contests.length > 0;
  return (
    <section className={classes.person}>
      <h3>{name}</h3>
      {episodes.length === 0 && <p>{evidence ? texts.noEvidence : texts.noExposure}</p>}
      {(episodes.length > 0 || hasContests) && (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.meeting}</th>
              <th scope="col">{texts.length}</th>
              <th scope="col">{texts.source}</th>
              <th scope="col">{texts.rooms}</th>
              <th scope="col">{texts.exposedBy}</th>
              <th scope="col">{texts.level}</th>
              {hasContests && <th scope="col">{contestTexts.contested}</th>}
            </tr>
          </thead>
          <tbody>
            {episodes.map(({ startedAt, endedAt, minutes, source, rooms, caseNumber, level }) => (
              <tr key={`${caseNumber} ${source} ${startedAt}`}>
                <td>{formatFromTo(startedAt, endedAt, timeZone)}</td>
                <td>{formatMinutes(minutes)}</td>
                <td>{texts.sources[source]}</td>
                <td>{rooms.join(', ')}</td>
                <td>{caseTexts.caseNumber(caseNumber)}</td>
                <td>{formatNumber(level)}</td>
                {hasContests && <td>{'\u00a0'}</td>}
              </tr>
            ))}
            {contests.map((contest) => (
              <ContestedSpan key={contest.id} contest={contest} />
            ))}
          </tbody>
        </table>
      )}
      {total > episodes.length && (
        <p>{texts.moreEpisodes(formatNumber(total - episodes.length))}</p>
      )}
    </section>
  );
}

/** A contested time, struck through, with who contested it, when and why. */
function ContestedSpan({ contest }: { contest: Row['contests'][number] }) {
  const { timeZone } = useCompany();
  const { formatActor } = useActorNames();
  const { from, until, source } = contest;
  return (
    <tr>
      <td>
        <s>{formatFromTo(from, until, timeZone)}</s>
      </td>
      <td>{'\u00a0'}</td>
      <td>{texts.sources[source]}</td>
      <td colSpan={3}>{formatPair(contest)}</td>
      <td>{formatContest(contest, { timeZone, formatActor })}</td>
    </tr>
  );
}

const formatFromTo = (start: string, end: string, timeZone: string): string =>
  texts.fromTo(
    formatMoment(start, timeZone),
    dayOf(start, timeZone) === dayOf(end, timeZone)
      ? formatTime(end, timeZone)
      : formatMoment(end, timeZone),
  );

import { Fragment } from 'react';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { ContestedMark } from '../../cases/contests/ContestedMark.tsx';
import { dayOf, isoOf } from '../../../lib/dates/dates.ts';
import type { Evidence_EvidenceFragment as Evidence } from '../../../generated/graphql.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import classes from './EvidencePanel.module.css';
import { formatDistance } from './evidence-words.ts';
import { findCountedParts, isContested } from './recount.ts';
import {
  formatCaseDay,
  formatCaseMoment,
  formatExactMinutes,
  formatExactTime,
} from './case-times.ts';
import { texts } from './texts.tsx';

type ContactRecord = Evidence['records'][number];

/** The records of the phones, unchanged, by day. */
export function RecordsTable({ records }: { records: readonly ContactRecord[] }) {
  const { timeZone } = useCompany();
  const days = new Map<string, ContactRecord[]>();
  for (const record of records) {
    const day = dayOf(record.startedAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  const hasContests = records.some(({ contests }) => contests.length > 0);
  return (
    <ScrollBox label={texts.records}>
      <PlainTable className={classes.table}>
        <thead>
          <tr>
            <th>{texts.startColumn}</th>
            <th>{texts.endColumn}</th>
            <th>{texts.minutesColumn}</th>
            <th>{texts.countedColumn}</th>
            <th>{texts.sentByColumn}</th>
            <th>{texts.distanceColumn}</th>
            <th>{texts.receivedColumn}</th>
            {hasContests && <th>{texts.contestedColumn}</th>}
          </tr>
        </thead>
        <tbody>
          {[...days].map(([day, ofDay]) => (
            <Fragment key={day}>
              <tr>
                <th scope="rowgroup" colSpan={hasContests ? 8 : 7} className={classes.day}>
                  {formatCaseDay(day, 'long')}
                </th>
              </tr>
              {ofDay.map((record) => (
                <tr
                  key={`${record.id} ${record.reportedBy.id}`}
                  data-struck={isContested(record) || undefined}
                >
                  <td>{formatExactTime(record.startedAt, timeZone)}</td>
                  <td>{formatExactTime(record.endedAt, timeZone)}</td>
                  <td>{formatExactMinutes(record.minutes)}</td>
                  <td>{countedPart(record, timeZone)}</td>
                  <td>{record.reportedBy.name}</td>
                  <td>{formatDistance(record.distance)}</td>
                  <td>{formatCaseMoment(record.receivedAt, timeZone)}</td>
                  {hasContests && (
                    <td>
                      <ContestedMark contests={record.contests} isWhole={isContested(record)} />
                    </td>
                  )}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </PlainTable>
    </ScrollBox>
  );
}

const countedPart = (record: ContactRecord, timeZone: string): string => {
  const parts = findCountedParts(record);
  const isWhole =
    parts[0]?.start === Date.parse(record.startedAt) && parts[0].end === Date.parse(record.endedAt);
  if (isWhole) return texts.countedWhole;
  if (parts.length === 0) return texts.countedNone;
  const time = (instant: number) => formatExactTime(isoOf(instant), timeZone);
  return parts.map(({ start, end }) => texts.span(time(start), time(end))).join(', ');
};

import { Fragment } from 'react';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { dayOf } from '../../domain/dates/dates.ts';
import type { Evidence_EvidenceFragment as Evidence } from '../../generated/graphql.ts';
import { PlainTable } from '../../components/PlainTable.tsx';
import { ScrollBox } from '../../components/ScrollBox.tsx';
import classes from './EvidencePanel.module.css';
import { distanceWords } from './evidence-words.ts';
import {
  formatCaseDay,
  formatCaseMoment,
  formatExactMinutes,
  formatExactTime,
} from './case-times.ts';
import { texts } from './texts.tsx';

type ContactRecord = Evidence['records'][number];

/** What the phones sent, as they sent it, by day. */
export function RecordsTable({ records }: { records: readonly ContactRecord[] }) {
  const { timeZone } = useCompany();
  const days = new Map<string, ContactRecord[]>();
  for (const record of records) {
    const day = dayOf(record.startedAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
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
          </tr>
        </thead>
        <tbody>
          {[...days].map(([day, ofDay]) => (
            <Fragment key={day}>
              <tr>
                <th scope="rowgroup" colSpan={7} className={classes.day}>
                  {formatCaseDay(day, 'long')}
                </th>
              </tr>
              {ofDay.map((record) => (
                <tr key={`${record.id} ${record.reportedBy.id}`}>
                  <td>{formatExactTime(record.startedAt, timeZone)}</td>
                  <td>{formatExactTime(record.endedAt, timeZone)}</td>
                  <td>{formatExactMinutes(record.minutes)}</td>
                  <td>{countedPart(record, timeZone)}</td>
                  <td>{record.reportedBy.name}</td>
                  <td>{distanceWords(record.distance)}</td>
                  <td>{formatCaseMoment(record.receivedAt, timeZone)}</td>
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
  const isWhole =
    Date.parse(record.countedFrom) === Date.parse(record.startedAt) &&
    Date.parse(record.countedUntil) === Date.parse(record.endedAt);
  if (isWhole) return texts.countedWhole;
  return texts.span(
    formatExactTime(record.countedFrom, timeZone),
    formatExactTime(record.countedUntil, timeZone),
  );
};

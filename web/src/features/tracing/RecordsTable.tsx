import { Fragment } from 'react';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { dayOf } from '../../domain/dates/dates.ts';
import type { Evidence_EvidenceFragment as Evidence } from '../../generated/graphql.ts';
import { PlainTable } from '../../components/PlainTable.tsx';
import { ScrollBox } from '../../components/ScrollBox.tsx';
import classes from './EvidencePanel.module.css';
import { distanceWords } from './evidence-words.ts';
import { sayCaseDay, sayCaseMoment, sayExactMinutes, sayExactTime } from './said-times.ts';

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
    <ScrollBox label="Records">
      <PlainTable className={classes.table}>
        <thead>
          <tr>
            <th>Start</th>
            <th>End</th>
            <th>Minutes</th>
            <th>Counted part</th>
            <th>Sent by the phone of</th>
            <th>Distance</th>
            <th>Received</th>
          </tr>
        </thead>
        <tbody>
          {[...days].map(([day, ofDay]) => (
            <Fragment key={day}>
              <tr>
                <th scope="rowgroup" colSpan={7} className={classes.day}>
                  {sayCaseDay(day, 'long')}
                </th>
              </tr>
              {ofDay.map((record) => (
                <tr key={`${record.id} ${record.reportedBy.id}`}>
                  <td>{sayExactTime(record.startedAt, timeZone)}</td>
                  <td>{sayExactTime(record.endedAt, timeZone)}</td>
                  <td>{sayExactMinutes(record.minutes)}</td>
                  <td>{countedPart(record, timeZone)}</td>
                  <td>{record.reportedBy.name}</td>
                  <td>{distanceWords(record.distance)}</td>
                  <td>{sayCaseMoment(record.receivedAt, timeZone)}</td>
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
  if (isWhole) return 'all';
  return `${sayExactTime(record.countedFrom, timeZone)} to ${sayExactTime(record.countedUntil, timeZone)}`;
};

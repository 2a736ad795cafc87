import { useActorNames } from '../../company/current/actor-names.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { DashboardLink } from '../../company/current/DashboardLink.tsx';
import { ContestedMark } from '../../cases/contests/ContestedMark.tsx';
import type { Evidence_EvidenceFragment as Evidence } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { formatCaseMoment } from './case-times.ts';
import classes from './EvidencePanel.module.css';
import { formatInformant, formatSpan } from './evidence-words.ts';
import { isContested } from './recount.ts';
import { texts } from './texts.tsx';

type ContactRecord = Evidence['records'][number];

/** Contacts that people reported, with who added each to which case. */
export function ManualRecordsTable({ records }: { records: readonly ContactRecord[] }) {
  const { timeZone, name: companyName } = useCompany();
  const { formatActor } = useActorNames();
  const hasContests = records.some(({ contests }) => contests.length > 0);
  return (
    <ScrollBox label={texts.records}>
      <PlainTable className={classes.table}>
        <thead>
          <tr>
            <th>{texts.together}</th>
            <th>{texts.informantColumn}</th>
            <th>{texts.noteColumn}</th>
            <th>{texts.addedToColumn}</th>
            <th>{texts.addedByColumn}</th>
            <th>{texts.receivedColumn}</th>
            {hasContests && <th>{texts.contestedColumn}</th>}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const { id, startedAt, endedAt, receivedAt, manualContact } = record;
            return (
              <tr key={id} data-struck={isContested(record) || undefined}>
                <td>{formatSpan(startedAt, endedAt, timeZone)}</td>
                <td>{formatInformant(record)}</td>
                <td>{manualContact?.note}</td>
                <td>
                  {manualContact && (
                    <DashboardLink to={paths.case(companyName, manualContact.caseNumber)} inherit>
                      {caseTexts.caseNumber(manualContact.caseNumber)}
                    </DashboardLink>
                  )}
                </td>
                <td>{manualContact && formatActor(manualContact.addedBy)}</td>
                <td>{formatCaseMoment(receivedAt, timeZone)}</td>
                {hasContests && (
                  <td>
                    <ContestedMark contests={record.contests} isWhole={isContested(record)} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
    </ScrollBox>
  );
}

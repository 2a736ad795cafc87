import { VisuallyHidden } from '@mantine/core';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { ContestButton } from '../../cases/contests/ContestButton.tsx';
import type { EvidencePanelQuery } from '../../../generated/graphql.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import classes from './EvidencePanel.module.css';
import { formatSpan } from './evidence-words.ts';
import { formatExactMinutes } from './case-times.ts';
import { texts } from './texts.tsx';

/** Every meeting of the two people in the counted time. */
export function EpisodesTable({ meeting }: { meeting: EvidencePanelQuery['meeting'] }) {
  const { timeZone } = useCompany();
  const { carrier, person, source, evidence } = meeting;
  // A single meeting is contested in the panel.
  const canChoose = evidence.episodes.length > 1;
  return (
    <ScrollBox label={texts.meetings}>
      <PlainTable className={classes.table}>
        <thead>
          <tr>
            <th>{texts.firstToLastColumn}</th>
            <th>{texts.length}</th>
            <th>{texts.withoutGapsColumn}</th>
            {canChoose && (
              <th className="screen-only">
                <VisuallyHidden>{texts.contestColumn}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {evidence.episodes.map((episode) => (
            <tr key={episode.startedAt}>
              <td>{formatSpan(episode.startedAt, episode.endedAt, timeZone)}</td>
              <td>{formatExactMinutes(episode.minutes)}</td>
              <td>{formatExactMinutes(episode.coveredMinutes)}</td>
              {canChoose && (
                <td className="screen-only">
                  <ContestButton
                    pair={[carrier.name, person.name]}
                    target={{
                      contact: {
                        person: carrier,
                        other: person,
                        source,
                        from: episode.startedAt,
                        until: episode.endedAt,
                      },
                    }}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollBox>
  );
}

import { useCompany } from '../../domain/company/CompanyContext.tsx';
import type { Evidence_EvidenceFragment as Evidence } from '../../generated/graphql.ts';
import { PlainTable } from '../../components/PlainTable.tsx';
import { ScrollBox } from '../../components/ScrollBox.tsx';
import classes from './EvidencePanel.module.css';
import { spanWords } from './evidence-words.ts';
import { sayExactMinutes } from './said-times.ts';

/** Every meeting of the two in the counted time. */
export function EpisodesTable({ evidence }: { evidence: Evidence }) {
  const { timeZone } = useCompany();
  return (
    <ScrollBox label="Meetings">
      <PlainTable className={classes.table}>
        <thead>
          <tr>
            <th>From first start to last end</th>
            <th>Length</th>
            <th>Without gaps</th>
          </tr>
        </thead>
        <tbody>
          {evidence.episodes.map((episode) => (
            <tr key={episode.startedAt}>
              <td>{spanWords(episode.startedAt, episode.endedAt, timeZone)}</td>
              <td>{sayExactMinutes(episode.minutes)}</td>
              <td>{sayExactMinutes(episode.coveredMinutes)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollBox>
  );
}

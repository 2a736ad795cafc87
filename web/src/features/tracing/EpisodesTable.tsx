import { useCompany } from '../../domain/company/CompanyContext.tsx';
import type { Evidence_EvidenceFragment as Evidence } from '../../generated/graphql.ts';
import { PlainTable } from '../../components/PlainTable.tsx';
import { ScrollBox } from '../../components/ScrollBox.tsx';
import classes from './EvidencePanel.module.css';
import { spanWords } from './evidence-words.ts';
import { formatExactMinutes } from './case-times.ts';
import { texts } from './texts.tsx';

/** Every meeting of the two in the counted time. */
export function EpisodesTable({ evidence }: { evidence: Evidence }) {
  const { timeZone } = useCompany();
  return (
    <ScrollBox label={texts.meetings}>
      <PlainTable className={classes.table}>
        <thead>
          <tr>
            <th>{texts.firstToLastColumn}</th>
            <th>{texts.length}</th>
            <th>{texts.withoutGapsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {evidence.episodes.map((episode) => (
            <tr key={episode.startedAt}>
              <td>{spanWords(episode.startedAt, episode.endedAt, timeZone)}</td>
              <td>{formatExactMinutes(episode.minutes)}</td>
              <td>{formatExactMinutes(episode.coveredMinutes)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollBox>
  );
}

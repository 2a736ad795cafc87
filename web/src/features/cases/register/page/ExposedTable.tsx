import { VisuallyHidden } from '@mantine/core';
import { useIsPrinting } from '../../../../lib/browser/printing.ts';
import { PlainTable } from '../../../../ui/PlainTable.tsx';
import { ContestedMark } from '../../contests/ContestedMark.tsx';
import { useDrawerAddress } from '../../follow-up/drawer-address.ts';
import { NextStep } from '../../follow-up/FollowUpRow.tsx';
import { StepButton } from '../../follow-up/RowActions.tsx';
import { PhoneLines, StateLines, UntilLines } from '../../follow-up/RowCells.tsx';
import type { RowAct } from '../../follow-up/row-act.ts';
import type {
  CaseTraceQuery,
  FollowUpRow_FollowUpFragment as Row,
} from '../../../../generated/graphql.ts';
import { LevelCell, MetCell, NameCell } from './ExposedCells.tsx';
import { ExposedMenu } from './ExposedMenu.tsx';
import classes from './ExposedTable.module.css';
import { texts } from './texts.tsx';

type Exposure = CaseTraceQuery['case']['trace']['exposures'][number];
type ContestedExposure = CaseTraceQuery['case']['trace']['contestedExposures'][number];

interface Props {
  exposures: readonly Exposure[];
  /** People who would be exposed if nothing were contested. */
  contested: readonly ContestedExposure[];
  /** Follow-ups by the person's id. */
  followUps: ReadonlyMap<string, Row>;
  /** URL of the tracing page with the window of the case; undefined if the person of the case has left. */
  evidence: string | undefined;
  /** Now, in milliseconds; ages are relative to it. */
  now: number;
  onAct: (kind: RowAct, row: Row) => void;
}

/** The people who are followed up, one line each with the next step; on paper with a box to tick. */
export function ExposedTable({ exposures, contested, followUps, evidence, now, onAct }: Props) {
  const isPrinting = useIsPrinting();
  return (
    <PlainTable isStacked aria-labelledby="exposed" className={classes.table}>
      <thead>
        <tr>
          {isPrinting && <th scope="col">{texts.done}</th>}
          <th scope="col">{texts.person}</th>
          <th scope="col" className={classes.level}>
            {texts.level}
          </th>
          <th scope="col" className={classes.met}>
            {texts.met}
          </th>
          <th scope="col" className={classes.phone}>
            {texts.phone}
          </th>
          <th scope="col" className={classes.state}>
            {texts.state}
          </th>
          <th scope="col" className={classes.until}>
            {texts.until}
          </th>
          <th scope="col" className={classes.act}>
            {isPrinting ? texts.nextStep : <VisuallyHidden>{texts.nextStep}</VisuallyHidden>}
          </th>
        </tr>
      </thead>
      <tbody>
        {exposures.map((exposure) => (
          <FollowedRow
            key={exposure.person.id}
            exposure={exposure}
            row={followUps.get(exposure.person.id)}
            isPrinting={isPrinting}
            evidence={evidence}
            now={now}
            onAct={onAct}
          />
        ))}
        {contested.map((exposure) => (
          <tr key={exposure.person.id} data-struck>
            {isPrinting && <td>{'\u00a0'}</td>}
            <NameCell person={exposure.person} />
            <LevelCell level={exposure.level} />
            <MetCell exposure={exposure} />
            <td colSpan={4} data-cell="state">
              <ContestedMark contests={exposure.contests} isWhole />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

interface RowProps extends Pick<Props, 'evidence' | 'now' | 'onAct'> {
  exposure: Exposure;
  /** Undefined until it is computed. */
  row: Row | undefined;
  isPrinting: boolean;
}

function FollowedRow({ exposure, row, isPrinting, evidence, now, onAct }: RowProps) {
  const { linkTo } = useDrawerAddress();
  const details = row && linkTo(row);
  return (
    <tr>
      {isPrinting && (
        <td>
          <span className={classes.box}>{'\u00a0'}</span>
        </td>
      )}
      <NameCell person={exposure.person} details={details} />
      <LevelCell level={exposure.level} />
      <MetCell exposure={exposure} evidence={evidence} />
      {row ? (
        <>
          <td data-cell="phone">
            <PhoneLines row={row} />
          </td>
          <td data-cell="state">
            <StateLines row={row} now={now} />
          </td>
          <td data-cell="until">
            <UntilLines row={row} />
          </td>
        </>
      ) : (
        <td colSpan={3} data-cell="state">
          {texts.beingCounted}
        </td>
      )}
      <td data-cell="act">
        {isPrinting ? (
          row && <NextStep row={row} now={now} />
        ) : (
          <div className={classes.actions}>
            {row && <StepButton row={row} onAct={(kind) => onAct(kind, row)} />}
            <ExposedMenu exposure={exposure} evidence={evidence} details={details} />
          </div>
        )}
      </td>
    </tr>
  );
}

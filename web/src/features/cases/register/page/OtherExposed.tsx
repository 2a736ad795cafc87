import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useIsPrinting } from '../../../../lib/browser/printing.ts';
import { formatCount } from '../../../../lib/intl.ts';
import { PlainTable } from '../../../../ui/PlainTable.tsx';
import { ContestedMark } from '../../contests/ContestedMark.tsx';
import type { CaseTraceQuery } from '../../../../generated/graphql.ts';
import { LevelCell, MetCell, NameCell } from './ExposedCells.tsx';
import { ExposedMenu } from './ExposedMenu.tsx';
import classes from './ExposedTable.module.css';
import { texts } from './texts.tsx';

type Trace = CaseTraceQuery['case']['trace'];

/** People shown before the user asks for all. */
const maxFolded = 5;

interface Props {
  exposures: readonly Trace['exposures'][number][];
  /** People who would be exposed if nothing were contested. */
  contested: readonly Trace['contestedExposures'][number][];
  /** The deepest level that is followed up; 0: none yet. */
  followedUpTo: number;
  /** URL of the tracing page with the window of the case. */
  evidence: string | undefined;
}

/** Exposed people who are not followed up; the first of them until all are asked for. */
export function OtherExposed({ exposures, contested, followedUpTo, evidence }: Props) {
  const isPrinting = useIsPrinting();
  const [isUnfolded, setUnfolded] = useState(false);
  const count = exposures.length + contested.length;
  if (count === 0) return null;
  const isWhole = isUnfolded || isPrinting || count <= maxFolded;
  return (
    <section aria-labelledby="other-exposed">
      <Title order={3} size="h5" id="other-exposed" mt="lg">
        {exposures.length > 0
          ? texts.others(formatCount(exposures.length, texts.exposedCount))
          : texts.onlyContested}
      </Title>
      {followedUpTo > 0 && (
        <Text size="sm" c="dimmed">
          {texts.notFollowedUp(followedUpTo)}
        </Text>
      )}
      <PlainTable isStacked aria-labelledby="other-exposed" className={classes.table} mt={4}>
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            <th scope="col" className={classes.level}>
              {texts.level}
            </th>
            <th scope="col">{texts.met}</th>
            <th scope="col" className={classes.act}>
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? exposures : exposures.slice(0, maxFolded)).map((exposure) => (
            <tr key={exposure.person.id}>
              <NameCell person={exposure.person} />
              <LevelCell level={exposure.level} />
              <MetCell exposure={exposure} evidence={evidence} />
              <td data-cell="act">
                <div className={classes.actions}>
                  <ExposedMenu exposure={exposure} evidence={evidence} />
                </div>
              </td>
            </tr>
          ))}
          {isWhole &&
            contested.map((exposure) => (
              <tr key={exposure.person.id} data-struck>
                <NameCell person={exposure.person} />
                <LevelCell level={exposure.level} />
                <MetCell exposure={exposure} />
                <td data-cell="state">
                  <ContestedMark contests={exposure.contests} isWhole />
                </td>
              </tr>
            ))}
        </tbody>
      </PlainTable>
      {!isWhole && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          className="screen-only"
          onClick={() => setUnfolded(true)}
        >
          {texts.showOthers(formatCount(count, texts.exposedCount))}
        </Button>
      )}
    </section>
  );
}

import { Text, Title } from '@mantine/core';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { ContestedMark } from '../../cases/contests/ContestedMark.tsx';
import { ContestedPairs } from '../../cases/contests/ContestedPairs.tsx';
import { ContestedPerson } from '../../cases/contests/ContestedPerson.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import type { TraceQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  exposures: TraceQuery['trace']['contestedExposures'];
}

/** People who would be exposed if nothing were contested. They exposed nobody, so they are not in the drawing. */
export function ContestedExposures({ exposures }: Props) {
  if (exposures.length === 0) return null;
  return (
    <section aria-labelledby="contested-exposures">
      <Title order={2} id="contested-exposures" mt="xl">
        {texts.contestedPeople}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.contestedMeaning}
      </Text>
      <PlainTable isStacked aria-labelledby="contested-exposures">
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            <th scope="col">{texts.levelTerm}</th>
            <th scope="col">{texts.exposedColumn}</th>
            <th scope="col">{texts.contestedColumn}</th>
          </tr>
        </thead>
        <tbody>
          {exposures.map(({ person, level, exposedAt, contests }) => (
            <tr key={person.id} data-struck>
              <td>
                <ContestedPerson person={person} />
              </td>
              <td>{texts.level(level)}</td>
              <td>
                <Moment at={exposedAt} />
              </td>
              <td>
                <ContestedMark contests={contests} isWhole />
                <ContestedPairs contests={contests} />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  );
}

import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Text, Title } from '@mantine/core';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { Moment } from '../../company/current/Moment.tsx';
import {
  FigureTable_DiseaseFragmentDoc,
  type FigureTable_DiseaseFragment,
} from '../../../generated/graphql.ts';
import { formatFigure } from './disease-words.ts';
import { FigureLink } from './FigureLink.tsx';
import classes from './FigureTable.module.css';
import { texts } from './texts.tsx';

type Figure = FigureTable_DiseaseFragment['figures'][number];

interface Props {
  disease: FragmentType<FigureTable_DiseaseFragment>;
}

/** Every value of a disease with its default, the source of that, and who changed it. */
export function FigureTable({ disease: from }: Props) {
  const { data } = useSuspenseFragment({ fragment: FigureTable_DiseaseFragmentDoc, from });
  const { figures, immunity, releaseTests } = data;
  const evidence = (['laboratory', 'illness'] as const)
    .filter((kind) => immunity?.[kind])
    .map((kind) => texts.evidenceNames[kind])
    .join(', ');
  const tests = releaseTests.map((test) => texts.releaseTestNames[test]).join(', ');
  return (
    <section aria-labelledby="figures">
      <Title order={2} id="figures" mb="sm">
        {texts.figures}
      </Title>
      <PlainTable isStacked className={classes.table} aria-labelledby="figures">
        <thead>
          <tr>
            <th scope="col">{texts.figure}</th>
            <th scope="col">{texts.inForce}</th>
            <th scope="col">{texts.default}</th>
            <th scope="col">{texts.source}</th>
            <th scope="col">{texts.changed}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.name} data-changed={figure.changedAt !== null || undefined}>
              <td className={classes.figure}>
                <Text component="div" size="sm" fw={fontWeights.medium}>
                  {texts.figureNames[figure.name]}
                </Text>
                <Text component="div" size="xs" c="dimmed">
                  {texts.figureMeanings[figure.name]}
                  {figure.name === 'RELEASE_TEST_DAY' &&
                    tests !== '' &&
                    ` ${texts.releaseTests(tests)}`}
                  {figure.name === 'IMMUNITY_DOSES' &&
                    evidence !== '' &&
                    ` ${texts.alsoCounts(evidence)} ${immunity?.note ?? ''}`}
                </Text>
              </td>
              <td data-name={texts.inForce} className={classes.value}>
                {formatFigure(figure.name, figure.value, formatMissing(figure))}
              </td>
              <td data-name={texts.default} style={{ whiteSpace: 'nowrap' }}>
                {formatFigure(figure.name, figure.defaultValue, formatMissing(figure))}
              </td>
              <td data-name={texts.source} className={classes.origin}>
                <FigureSource figure={figure} />
              </td>
              <td
                data-name={texts.changed}
                className={classes.changed}
                data-unchanged={figure.changedAt === null || undefined}
              >
                {figure.changedAt === null ? (
                  <Text component="span" size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                    {texts.notChanged}
                  </Text>
                ) : (
                  <span className={classes.wrap}>
                    {texts.changedBy(figure.changedBy, <Moment at={figure.changedAt} />)}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  );
}

/** Text for a missing value: a measure is not taken, other values are not known. */
const formatMissing = ({ name }: Figure): string =>
  name.startsWith('INCUBATION') || name === 'LATENT_DAYS' ? texts.notKnown : texts.noDays;

function FigureSource({ figure: { source, note } }: { figure: Figure }) {
  return (
    <div className={classes.wrap}>
      {source === null && note === null && texts.noSource}
      {source !== null && <FigureLink source={source} />}
      {note !== null && (
        <Text component="div" size="xs">
          {note}
        </Text>
      )}
    </div>
  );
}

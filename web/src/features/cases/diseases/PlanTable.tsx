import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Text, Title } from '@mantine/core';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { Moment } from '../../company/current/Moment.tsx';
import {
  PlanTable_DiseaseFragmentDoc,
  type PlanTable_DiseaseFragment,
} from '../../../generated/graphql.ts';
import { FigureLink } from './FigureLink.tsx';
import classes from './FigureTable.module.css';
import { PlanDrawing } from './PlanDrawing.tsx';
import { formatTimes, listBars } from './plan-words.ts';
import { texts } from './texts.tsx';

interface Props {
  disease: FragmentType<PlanTable_DiseaseFragment>;
}

/** The plan for exposed people: drawn over time, and each step with its times, its source and who changed it. */
export function PlanTable({ disease: from }: Props) {
  const { data } = useSuspenseFragment({ fragment: PlanTable_DiseaseFragmentDoc, from });
  const bars = listBars(data);
  return (
    <section aria-labelledby="plan">
      <Title order={2} id="plan" mt={40} mb="sm">
        {texts.plan}
      </Title>
      <Text size="sm" mb="md">
        {data.exposurePlan.length === 0 ? texts.noSteps : texts.planMeaning}
      </Text>
      {bars.length > 0 && <PlanDrawing bars={bars} />}
      {data.exposurePlan.length > 0 && (
        <PlainTable isStacked className={classes.table} aria-labelledby="plan">
          <thead>
            <tr>
              <th scope="col">{texts.step}</th>
              <th scope="col">{texts.inForce}</th>
              <th scope="col">{texts.default}</th>
              <th scope="col">{texts.source}</th>
              <th scope="col">{texts.changed}</th>
            </tr>
          </thead>
          <tbody>
            {data.exposurePlan.map((step) => (
              <tr key={step.code} data-changed={step.changedAt !== null || undefined}>
                <td className={classes.figure}>
                  <Text component="div" size="sm" fw={fontWeights.medium}>
                    {step.name}
                  </Text>
                  <Text component="div" size="xs" c="dimmed">
                    {texts.stepFor(texts.stepKinds[step.kind], texts.groups[step.group])}
                    {step.isDaily && ` ${texts.onEachDay}`}
                  </Text>
                </td>
                <td data-name={texts.inForce}>{formatTimes(step, step.values)}</td>
                <td data-name={texts.default}>{formatTimes(step, step.defaults)}</td>
                <td data-name={texts.source} className={classes.origin}>
                  <div className={classes.wrap}>
                    {step.source === null ? texts.noSource : <FigureLink source={step.source} />}
                    {step.note !== null && (
                      <Text component="div" size="xs">
                        {step.note}
                      </Text>
                    )}
                  </div>
                </td>
                <td
                  data-name={texts.changed}
                  className={classes.changed}
                  data-unchanged={step.changedAt === null || undefined}
                >
                  {step.changedAt === null ? (
                    <Text component="span" size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                      {texts.notChanged}
                    </Text>
                  ) : (
                    <span className={classes.wrap}>
                      {texts.changedBy(step.changedBy, <Moment at={step.changedAt} />)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </section>
  );
}

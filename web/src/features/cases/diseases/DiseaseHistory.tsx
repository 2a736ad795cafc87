import { Text, Title } from '@mantine/core';
import { useActorNames } from '../../company/current/actor-names.ts';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { defineSearch, pageNumber, useSearch } from '../../../ui/search-params.ts';
import { Moment } from '../../company/current/Moment.tsx';
import {
  useDiseaseHistoryQuery,
  type DiseaseCode,
  type DiseaseHistoryQuery,
} from '../../../generated/graphql.ts';
import { formatFigure } from './disease-words.ts';
import { formatTimes } from './plan-words.ts';
import { texts } from './texts.tsx';

type Change = DiseaseHistoryQuery['disease']['history']['items'][number];

const pageSize = 10;
const search = defineSearch({ page: pageNumber('changes') });

/** The changes of a disease, newest first. The page is in the address. */
export function DiseaseHistory({ code }: { code: DiseaseCode }) {
  const { formatActor } = useActorNames();
  const [{ page }, change] = useSearch(search);
  const query = useDiseaseHistoryQuery({ variables: { code, page, pageSize } });
  return (
    <section aria-labelledby="disease-history">
      <Title order={2} id="disease-history" mt={40} mb="sm">
        {texts.history}
      </Title>
      <PagedList
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.disease.history}
        failure={texts.historyFailed}
        columns={3}
        empty={
          <Text size="sm" c="dimmed">
            {texts.nothingChanged}
          </Text>
        }
      >
        {(changes) => (
          <PlainTable isStacked aria-labelledby="disease-history">
            <thead>
              <tr>
                <th scope="col">{texts.change}</th>
                <th scope="col">{texts.when}</th>
                <th scope="col">{texts.who}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((entry) => (
                <tr key={entry.id}>
                  <td>{formatChange(entry, query.data?.disease.exposurePlan ?? [])}</td>
                  <td data-name={texts.when}>
                    <Moment at={entry.changedAt} />
                  </td>
                  <td data-name={texts.who} style={{ overflowWrap: 'anywhere' }}>
                    {formatActor(entry.changedBy) ?? texts.somebody}
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
      </PagedList>
    </section>
  );
}

type Plan = DiseaseHistoryQuery['disease']['exposurePlan'];

const formatChange = (change: Change, plan: Plan): string => {
  const { figure, before, after, isUsed, step: code, stepBefore, stepAfter } = change;
  const step = plan.find((each) => each.code === code);
  if (step && stepBefore && stepAfter)
    return texts.changeOf(step.name, formatTimes(step, stepBefore), formatTimes(step, stepAfter));
  if (figure === null) return isUsed === true ? texts.beganToUse : texts.ceasedToUse;
  return texts.changeOf(
    texts.figureNames[figure],
    formatFigure(figure, before),
    formatFigure(figure, after),
  );
};

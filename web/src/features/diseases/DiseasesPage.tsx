import { useReadQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useDeferredQuery, type DeferredAnswer } from '../../apollo/deferred-query.ts';
import { Answered } from '../../components/Answered.tsx';
import { BackLink } from '../../components/BackLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PlainTable } from '../../components/PlainTable.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { DiseasesPageDocument, type DiseasesPageQuery } from '../../generated/graphql.ts';
import { formatNumber } from '../../intl.ts';
import { paths } from '../../paths.ts';
import { DiseaseRow } from './DiseaseRow.tsx';
import { texts } from './texts.tsx';

/** The catalogue of diseases, and which of them the company uses. */
export function DiseasesPage() {
  const { name: companyName } = useCompany();
  const query = useDeferredQuery(DiseasesPageDocument, {});
  return (
    <>
      <BackLink to={paths.landing(companyName)}>{texts.settings}</BackLink>
      <PageTitle
        title={texts.diseases}
        state={<Answered query={query}>{(data) => formatUse(data?.diseases)}</Answered>}
      />
      <Text size="sm" maw={640} mb="lg">
        {texts.diseasesMeaning}
      </Text>
      <QueryBoundary
        query={query}
        failure={texts.listFailed}
        fallback={<TableSkeleton rows={12} columns={5} />}
      >
        <Diseases query={query} />
      </QueryBoundary>
    </>
  );
}

const formatUse = (diseases: readonly { isUsed: boolean }[] | undefined): string =>
  diseases === undefined
    ? '\u00a0'
    : texts.inUseCount(
        formatNumber(diseases.filter(({ isUsed }) => isUsed).length),
        formatNumber(diseases.length),
      );

function Diseases({ query }: { query: DeferredAnswer<DiseasesPageQuery> }) {
  const { diseases } = useReadQuery(query.queryRef).data;
  return (
    <PlainTable isStacked aria-label={texts.listLabel}>
      <thead>
        <tr>
          <th scope="col">{texts.disease}</th>
          <th scope="col">{texts.spreads}</th>
          <th scope="col">{texts.infectious}</th>
          <th scope="col">{texts.quarantine}</th>
          <th scope="col">{texts.status}</th>
        </tr>
      </thead>
      <tbody>
        {diseases.map((disease) => (
          <DiseaseRow key={disease.code} disease={disease} />
        ))}
      </tbody>
    </PlainTable>
  );
}

import { getShownData } from '../../../apollo/query-result.ts';
import { Text } from '@mantine/core';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useDiseasesPageQuery, type DiseasesPageQuery } from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { DiseaseRow } from './DiseaseRow.tsx';
import { texts } from './texts.tsx';

/** The catalogue of diseases, and which of them the company uses. */
export function DiseasesPage() {
  const { name: companyName } = useCompany();
  const query = useDiseasesPageQuery();
  const data = getShownData(query);
  return (
    <>
      <BackLink to={paths.landing(companyName)}>{texts.settings}</BackLink>
      <PageTitle title={texts.diseases} state={formatUse(data?.diseases)} />
      <Text size="sm" maw={640} mb="lg">
        {texts.diseasesMeaning}
      </Text>
      <QueryBoundary
        query={query}
        failure={texts.listFailed}
        fallback={<TableSkeleton rows={12} columns={5} />}
      >
        {(data) => <Diseases data={data} />}
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

function Diseases({ data }: { data: DiseasesPageQuery }) {
  const { diseases } = data;
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

import { Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { PlainTable } from '../../components/PlainTable.tsx';
import { usePageState } from '../../components/page-state.ts';
import { PeopleWithoutAddressDocument } from '../../generated/graphql.ts';
import { texts } from './texts.ts';

const pageSize = 10;

/** People who could not be invited by email, each linked to their page. */
export function PeopleWithoutAddress({ runId }: { runId: string }) {
  const { name: companyName } = useCompany();
  const [{ page }, change] = usePageState();
  const query = useDeferredQuery(PeopleWithoutAddressDocument, { id: runId, page, pageSize });
  return (
    <section aria-labelledby="without-address">
      <Title order={2} id="without-address" mb={4}>
        {texts.noAddress}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.noAddressHelp}
      </Text>
      <PagedQuery
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.appCodeRun.peopleWithoutAddress}
        failure={texts.peopleFailed}
        columns={3}
        empty={null}
      >
        {(people) => (
          <PlainTable>
            <thead>
              <tr>
                <th>{texts.name}</th>
                <th>{texts.employeeId}</th>
                <th>{texts.department}</th>
              </tr>
            </thead>
            <tbody>
              {people.map(({ id, code, name, department }) => (
                <tr key={id}>
                  <td>
                    <Link to={paths.employee(companyName, code)}>{name}</Link>
                  </td>
                  <td>{code}</td>
                  <td>{department}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
      </PagedQuery>
    </section>
  );
}

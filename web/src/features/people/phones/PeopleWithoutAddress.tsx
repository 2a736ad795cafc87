import { Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { usePageState } from '../../../ui/page-state.ts';
import { usePeopleWithoutAddressQuery } from '../../../generated/graphql.ts';
import { texts } from './page-texts.ts';

const pageSize = 10;

/** People who could not be invited by email, each linked to their page. */
export function PeopleWithoutAddress({ runId }: { runId: string }) {
  const { name: companyName } = useCompany();
  const [{ page }, change] = usePageState();
  const query = usePeopleWithoutAddressQuery({ variables: { id: runId, page, pageSize } });
  return (
    <section aria-labelledby="without-address">
      <Title order={2} id="without-address" mb={4}>
        {texts.noAddress}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.noAddressHelp}
      </Text>
      <PagedList
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
      </PagedList>
    </section>
  );
}

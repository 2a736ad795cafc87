import { BackLink } from '../../../ui/BackLink.tsx';
import { Group, Tabs } from '@mantine/core';
import { IconBuildingOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePageParams } from '../../../ui/page-params.ts';
import { codeOf } from '../../../apollo/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { companyRef } from '../../people/person/reference.ts';
import { useCompanyPageQuery, type CompanyPageQuery } from '../../../generated/graphql.ts';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyLog } from '../../company/log/CompanyLog.tsx';
import { CompanyMails } from '../mails/CompanyMails.tsx';
import { CompanyOrders } from '../../company/orders/CompanyOrders.tsx';
import { CompanyStatusBadge } from './CompanyStatusBadge.tsx';
import { CompanyStatusButton } from './CompanyStatusButton.tsx';
import { PendingDeletion } from './PendingDeletion.tsx';
import { texts } from './texts.tsx';

const tabs = [
  { value: 'log', label: texts.log },
  { value: 'orders', label: texts.orders },
  { value: 'mails', label: texts.mails },
] as const;

/** A company as the provider sees it: its details and usage, and its log, orders and mails. */
export function CompanyPage() {
  const { companyId = '' } = useParams();
  return <CompanyById key={companyId} companyId={companyId} />;
}

function CompanyById({ companyId }: { companyId: string }) {
  const query = useCompanyPageQuery({
    variables: { company: companyRef(companyId) },
  });
  return (
    <>
      <BackLink to={paths.portal}>{texts.backToCompanies}</BackLink>
      <QueryBoundary
        query={query}
        fallback={<TableSkeleton rows={8} columns={3} />}
        renderError={(error) => (codeOf(error) === 'NOT_FOUND' ? <CompanyNotFound /> : undefined)}
      >
        {({ company }) => <CompanyScreen key={company.id} company={company} />}
      </QueryBoundary>
    </>
  );
}

function CompanyNotFound() {
  return (
    <EmptyState
      icon={IconBuildingOff}
      order={1}
      title={texts.companyNotFound}
      sentence={texts.companyNotFoundHelp}
    />
  );
}

function CompanyScreen({ company }: CompanyPageQuery) {
  const [params, setParams] = usePageParams();
  const [isChangingPlan, setChangingPlan] = useState(false);
  const shown = tabs.find(({ value }) => value === params.get('show'))?.value ?? 'log';
  return (
    <>
      <PageTitle
        title={company.name}
        state={
          <Group gap="sm">
            <CompanyStatusBadge status={company.status} />
            {company.email}
          </Group>
        }
        action={<CompanyStatusButton company={company} />}
      />
      <PendingDeletion company={company} />
      <CompanyFacts company={company} onChangePlan={() => setChangingPlan(true)} />
      <Tabs
        value={shown}
        onChange={(value) => setParams(value === 'log' || value === null ? {} : { show: value })}
        keepMounted={false}
        mt="xl"
      >
        <Tabs.List mb="md">
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="log">
          <CompanyLog companyId={company.id} />
        </Tabs.Panel>
        <Tabs.Panel value="orders">
          <CompanyOrders companyId={company.id} />
        </Tabs.Panel>
        <Tabs.Panel value="mails">
          <CompanyMails companyId={company.id} />
        </Tabs.Panel>
      </Tabs>
      <ChangePlanDialog
        company={isChangingPlan ? company : null}
        onClose={() => setChangingPlan(false)}
      />
    </>
  );
}

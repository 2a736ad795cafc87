import { IconDeviceCctv } from '@tabler/icons-react';
import { Outlet } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { UpgradeButton } from '../features/subscriptions/UpgradeButton.tsx';
import { useRequireCameraPlanQuery } from '../generated/graphql.ts';
import { texts } from './page-texts.ts';

/** Renders its routes if the company's plan has cameras, else which plan has them and a link to it. */
export function RequireCameraPlan() {
  const { data, loading } = useRequireCameraPlanQuery();
  const plan = data?.viewer.company?.plan;
  // If the query fails, the page itself reports it.
  if (!data || !plan) return loading ? <PageSkeleton /> : <Outlet />;
  if (plan.access.includes('camera')) return <Outlet />;
  const smallest = data.plans.find(({ access }) => access.includes('camera'));
  return (
    <>
      <PageTitle title={texts.cameras} state={texts.yourPlan(plan.name)} />
      <EmptyState
        icon={IconDeviceCctv}
        title={texts.camerasArePartOf(smallest?.name ?? texts.largerPlan)}
        sentence={texts.camerasMissing(plan.name, smallest?.name)}
        action={<UpgradeButton />}
      />
    </>
  );
}

import { IconDeviceCctv } from '@tabler/icons-react';
import { Outlet } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { UpgradeButton } from './UpgradeButton.tsx';
import { useRequireCameraPlanQuery } from '../../../generated/graphql.ts';
import { texts } from './subscription-texts.tsx';

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
      <PageTitle title={texts.cameras} state={texts.yourPlanIs(plan.name)} />
      <EmptyState
        icon={IconDeviceCctv}
        title={texts.camerasArePartOf(smallest?.name ?? texts.largerPlan)}
        sentence={texts.camerasMissing(plan.name, smallest?.name)}
        action={<UpgradeButton />}
      />
    </>
  );
}

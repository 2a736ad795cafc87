import { IconDeviceCctv } from '@tabler/icons-react';
import { Outlet } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { UpgradeButton } from '../features/subscriptions/UpgradeButton.tsx';
import { useRequireCameraPlanQuery } from '../generated/graphql.ts';

/** Lets a company whose plan has cameras in; another one sees which plan has them, and the way there. */
export function RequireCameraPlan() {
  const { data, loading } = useRequireCameraPlanQuery();
  const plan = data?.viewer.company?.plan;
  // Without an answer the page behind says what failed.
  if (!data || !plan) return loading ? <PageSkeleton /> : <Outlet />;
  if (plan.access.includes('camera')) return <Outlet />;
  const smallest = data.plans.find(({ access }) => access.includes('camera'));
  return (
    <>
      <PageTitle title="Computer Vision" state={`Your plan: ${plan.name}`} />
      <EmptyState
        icon={IconDeviceCctv}
        title={`Cameras come with ${smallest?.name ?? 'a larger plan'}`}
        sentence={`Cameras see where people come too close, room by room. The plan ${plan.name} has none${smallest ? `; ${smallest.name} has` : ''}.`}
        action={<UpgradeButton />}
      />
    </>
  );
}

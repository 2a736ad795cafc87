import { UpgradePlan } from '../features/companies/UpgradePlan.tsx';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';

const upgrade = (plan: { id: string; name: string }) => <UpgradePlan plan={plan} />;

/** The settings of a company, with the way to another plan, which is another feature's. */
export function SettingsScreen() {
  return <SettingsPage upgrade={upgrade} />;
}

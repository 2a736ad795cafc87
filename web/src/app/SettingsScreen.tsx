import { UpgradeButton } from '../features/subscriptions/UpgradeButton.tsx';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';

/** The settings of a company, with the way to another plan, which belongs to another feature. */
export function SettingsScreen() {
  return <SettingsPage upgrade={<UpgradeButton />} />;
}

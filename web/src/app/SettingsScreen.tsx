import { UpgradeButton } from '../features/subscriptions/UpgradeButton.tsx';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';

/** Combines the settings with the upgrade button of another feature. */
export function SettingsScreen() {
  return <SettingsPage upgrade={<UpgradeButton />} />;
}

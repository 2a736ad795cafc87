import { LegalPage } from './LegalPage.tsx';
import { appPrivacy } from './app-privacy.ts';

export function AppPrivacyPage() {
  return <LegalPage key={appPrivacy.title} text={appPrivacy} />;
}

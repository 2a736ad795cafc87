import { LegalPage } from './LegalPage.tsx';
import { appTerms } from './app-terms.ts';

export function AppTermsPage() {
  return <LegalPage key={appTerms.title} text={appTerms} />;
}

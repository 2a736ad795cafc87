import { LegalPage } from './LegalPage.tsx';
import { terms } from './terms.ts';

export function TermsPage() {
  return <LegalPage key={terms.title} text={terms} />;
}

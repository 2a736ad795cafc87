import { FailedState } from '../components/FailedState.tsx';
import { LoginPage } from '../features/accounts/LoginPage.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { texts } from './texts.ts';

// Loaded after the form, which returning users need first.
const Welcome = lazyPart(async () => (await import('../features/welcome/Welcome.tsx')).Welcome, {
  failed: (retry) => <FailedState message={texts.introductionFailed} onRetry={retry} />,
});

/** The sign-in form, with the product's introduction below it. */
export function HomePage() {
  return (
    <>
      <meta name="description" content={texts.description} />
      <LoginPage />
      <Welcome />
    </>
  );
}

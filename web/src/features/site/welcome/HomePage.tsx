import { Failure } from '../../../ui/Failure.tsx';
import { LoginPage } from '../../members/sign-in/LoginPage.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { texts } from './home-texts.ts';

// Loaded after the form, which returning users need first.
const Welcome = lazyPart(async () => (await import('./Welcome.tsx')).Welcome, {
  failed: (retry) => <Failure message={texts.introductionFailed} onRetry={retry} />,
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

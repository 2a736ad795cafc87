import { lazy, Suspense } from 'react';
import { LoginPage } from '../features/session/LoginPage.tsx';

// The form must stand before what is told about the product.
const Welcome = lazy(async () => ({
  default: (await import('../features/welcome/Welcome.tsx')).Welcome,
}));

/** The sign-in, and below it what a visitor wants to know first. */
export function HomePage() {
  return (
    <>
      <LoginPage />
      <Suspense>
        <Welcome />
      </Suspense>
    </>
  );
}

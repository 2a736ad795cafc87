import { RouterProvider } from 'react-router-dom';
import { reportError } from '../apollo/report-error.ts';
import { Providers, type ProvidersProps } from './Providers.tsx';

interface Props extends Omit<ProvidersProps, 'children'> {
  router: Parameters<typeof RouterProvider>[0]['router'];
}

export function App({ router, ...providers }: Props) {
  return (
    <Providers {...providers}>
      <RouterProvider
        router={router}
        // In a transition, useQuery would send requests in a loop: docs/decisions/0001-data-router.md.
        useTransitions={false}
        onError={(error, { errorInfo }) => void reportError(error, errorInfo?.componentStack)}
      />
    </Providers>
  );
}

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
        onError={(error, { errorInfo }) => void reportError(error, errorInfo?.componentStack)}
      />
    </Providers>
  );
}

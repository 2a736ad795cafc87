import { EmbeddedPage } from '../../domain/company/EmbeddedPage.tsx';
import { Logo } from '../../components/Logo.tsx';
import { provider } from '../../provider.ts';
import { Wall } from './Wall.tsx';

/** The live monitor: our own wall, or the page of another's that is configured. */
export function MonitorPage() {
  const address = provider.embeddedPages.monitor;
  if (address === '') return <Wall />;
  return (
    <>
      <title>Monitor · VisionCloud</title>
      <div style={{ marginBottom: 16 }}>
        <Logo />
      </div>
      <EmbeddedPage title="Live monitor" address={address} isTall />
    </>
  );
}

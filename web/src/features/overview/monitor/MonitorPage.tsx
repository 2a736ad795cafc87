import { EmbeddedPage } from '../../company/current/EmbeddedPage.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { provider } from '../../../lib/provider.ts';
import { LiveMonitor } from './LiveMonitor.tsx';
import { texts } from './texts.ts';

/** The live monitor: our own screen, or an external page if one is configured. */
export function MonitorPage() {
  const address = provider.embeddedPages.monitor;
  if (address === '') return <LiveMonitor />;
  return (
    <>
      <title>{texts.documentTitle}</title>
      <div style={{ marginBottom: 16 }}>
        <Logo />
      </div>
      <EmbeddedPage title={texts.pageTitle} address={address} isTall />
    </>
  );
}

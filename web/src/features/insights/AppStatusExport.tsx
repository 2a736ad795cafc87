import { DownloadButton } from '../../components/DownloadButton.tsx';
import { texts } from './texts.ts';

/** Saves what every phone last reported of itself. */
export function AppStatusExport() {
  return <DownloadButton address="/api/healths/export">{texts.exportAppStatus}</DownloadButton>;
}

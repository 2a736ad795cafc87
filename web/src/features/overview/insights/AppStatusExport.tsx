import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { texts } from './texts.ts';

/** A button that exports the last status report of every phone. */
export function AppStatusExport() {
  return <DownloadButton address="/api/healths/export">{texts.exportAppStatus}</DownloadButton>;
}

import { ExportButton } from '../../../ui/ExportButton.tsx';
import { texts } from './texts.ts';

/** A button that exports the last status report of every phone. */
export function AppStatusExport() {
  return <ExportButton address="/api/healths/export" label={texts.exportAppStatus} />;
}

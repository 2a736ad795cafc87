import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { download, DownloadFailed } from '../../apollo/download.ts';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import { saveFile } from '../../browser/save-file.ts';
import { icons } from '../../components/tokens.ts';
import { texts } from './texts.tsx';

/** Downloads an empty file with the headings of an import. */
export function TemplateButton() {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { name, content } = await download('/api/employees/import-template');
      saveFile(name ?? 'employees-template.csv', content);
    } catch (error) {
      notifyFailure(error instanceof DownloadFailed ? error.message : somethingWentWrong);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      size="sm"
      loading={isBusy}
      leftSection={<IconDownload {...icons.md} />}
      onClick={() => void save()}
    >
      {texts.downloadTemplate}
    </Button>
  );
}

import { vi } from 'vitest';

interface SavedFile {
  name: string;
  content: Blob;
}

/** Collects the files that the page saves, in place of jsdom, which cannot save any. Ends with the test. */
export const captureSavedFiles = (): SavedFile[] => {
  const files: SavedFile[] = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
  return files;
};

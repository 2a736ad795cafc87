import { vi } from 'vitest';

interface SavedFile {
  name: string;
  content: Blob;
}

/** Collects the files that the page saves, until the test ends. jsdom cannot save files. */
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

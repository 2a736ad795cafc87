import { texts } from './texts.ts';
export const maxPhotoBytes = 400 * 1024;
/** Maximum number of pixels: a small file can hold a picture that fills the memory. */
const maxPixels = 50_000_000;

const types = ['image/jpeg', 'image/png', 'image/webp'];
export const photoTypes = types.join(',');

/** Returns an error message, or null if the photo can be cropped. */
export const validatePhoto = (file: Pick<File, 'size' | 'type'> | null): string | null => {
  if (file === null) return texts.missing;
  if (!types.includes(file.type)) return texts.typeWrong;
  if (file.size > maxPhotoBytes) return texts.tooLarge(Math.ceil(file.size / 1024));
  return null;
};

/** A picture opened for cropping. */
export interface Picture {
  /** A data URL, because the content security policy allows no other. */
  address: string;
  image: HTMLImageElement;
}

/**
 * Opens a chosen photo.
 * @throws Error whose message says what is wrong with it.
 */
export const openPicture = async (file: File): Promise<Picture> => {
  const address = await readDataUrl(file);
  const image = new Image();
  await new Promise<void>((resolve, reject) => {
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', () => reject(new Error(texts.unreadable)));
    image.src = address;
  });
  if (image.naturalWidth * image.naturalHeight > maxPixels) throw new Error(texts.tooManyPixels);
  return { address, image };
};

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error(texts.unreadable)));
    reader.readAsDataURL(file);
  });

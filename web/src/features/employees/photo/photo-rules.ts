/** The largest photo, in bytes. */
export const maxPhotoBytes = 400 * 1024;
/** More pixels than this are not opened: a small file can hold a picture that fills the memory. */
const maxPixels = 50_000_000;

const types = ['image/jpeg', 'image/png', 'image/webp'];
export const photoTypes = types.join(',');

const unreadable = 'This image cannot be read. Please select another one.';

/** What is wrong with a chosen photo; null when it can be cropped. */
export const faultOf = (file: Pick<File, 'size' | 'type'> | null): string | null => {
  if (file === null) return 'Please select profile photo!';
  if (!types.includes(file.type)) return 'Please select a JPEG, PNG or WebP image.';
  if (file.size > maxPhotoBytes)
    return `Please select image less than 400kb, Selected image size is ${Math.ceil(file.size / 1024)}kb`;
  return null;
};

/** A picture opened for cropping. */
export interface Picture {
  /** A data address: the page may show no others. */
  address: string;
  image: HTMLImageElement;
}

/**
 * Opens a chosen photo.
 * @throws Error whose message says what is wrong with it.
 */
export const openPicture = async (file: File): Promise<Picture> => {
  const address = await addressOf(file);
  const image = new Image();
  await new Promise<void>((resolve, reject) => {
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', () => reject(new Error(unreadable)));
    image.src = address;
  });
  if (image.naturalWidth * image.naturalHeight > maxPixels)
    throw new Error('This image has too many pixels. Please select a smaller one.');
  return { address, image };
};

const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error(unreadable)));
    reader.readAsDataURL(file);
  });

import { texts } from '../texts.tsx';

/** A picture from this computer, as a data URL that stays in the browser. */
export interface Still {
  address: string;
  /** Pixels. */
  width: number;
  height: number;
}

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error(texts.unreadable)));
    reader.readAsDataURL(file);
  });

/** Reads a picture file; null if the browser cannot show it. */
export const readStill = async (file: File): Promise<Still | null> => {
  try {
    const image = new Image();
    image.src = await readAddress(file);
    await image.decode();
    return { address: image.src, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  }
};

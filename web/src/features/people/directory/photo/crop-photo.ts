import { maxPhotoBytes } from './photo-rules.ts';
import { texts } from './texts.ts';

/** A part of a picture, in pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width and height of an uploaded photo, in pixels. Screens show it at 144 at most, high-resolution ones with twice the pixels. */
const side = 512;
const qualities = [0.92, 0.85, 0.75, 0.6, 0.4];

/** Draws part of a picture onto a square canvas. */
export const drawCrop = (
  canvas: HTMLCanvasElement,
  image: CanvasImageSource,
  { x, y, width, height }: CropArea,
): void => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // JPEG has no transparency: transparent parts would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
};

/** Encodes part of a picture as a JPEG of at most 400 KB, without the file's metadata. */
export const cropPhoto = async (image: CanvasImageSource, area: CropArea): Promise<File> => {
  const canvas = document.createElement('canvas');
  const length = Math.max(1, Math.min(side, Math.round(area.width)));
  canvas.width = length;
  canvas.height = length;
  drawCrop(canvas, image, area);
  for (const quality of qualities) {
    const photo = await encode(canvas, quality);
    if (photo && photo.size <= maxPhotoBytes)
      return new File([photo], 'photo.jpg', { type: 'image/jpeg' });
  }
  throw new Error(texts.notSmallEnough);
};

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

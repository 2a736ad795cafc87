import { Skeleton } from '@mantine/core';
import { lazyPart } from './lazy-part.tsx';

/** A QR code. Its code is loaded when one is first shown. */
export const QrCode = lazyPart(async () => (await import('./QrDrawing.tsx')).QrDrawing, {
  pending: <Skeleton style={{ aspectRatio: 1 }} />,
});

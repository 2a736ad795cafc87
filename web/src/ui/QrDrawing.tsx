import { useMemo } from 'react';
import { drawQrPath } from './qr-path.ts';

interface Props {
  text: string;
  /** Accessible name. Omit it if the same information is next to the code. */
  label?: string;
  className?: string | undefined;
}

/** A QR code, dark on white in both color schemes because scanners need it. Fills its container. */
export function QrDrawing({ text, label, className }: Props) {
  const { path, size } = useMemo(() => drawQrPath(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

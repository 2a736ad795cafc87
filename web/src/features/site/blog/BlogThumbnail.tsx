import { useState } from 'react';
import classes from './BlogCard.module.css';

/** The picture of a post, or a default if it is missing or fails to load. Decorative: it adds nothing to the title. */
export function BlogThumbnail({ source, isFirst }: { source: string | null; isFirst: boolean }) {
  const [isBroken, setBroken] = useState(false);
  if (source === null || isBroken) return <OwnPicture />;
  return (
    <img
      src={source}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      className={classes.image}
      onError={() => setBroken(true)}
    />
  );
}

function OwnPicture() {
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={classes.image}
    >
      <rect width="640" height="400" fill="#0f4340" />
      {[120, 200, 280].map((y, index) => (
        <g key={y} strokeLinecap="round">
          <path d={`M80 ${y}H560`} stroke="#2b6c68" strokeWidth="3" />
          <path d={`M${160 + index * 120} ${y}H560`} stroke="#83cbc6" strokeWidth="4" />
          <circle cx={160 + index * 120} cy={y} r="9" fill="#eef8f7" />
        </g>
      ))}
    </svg>
  );
}

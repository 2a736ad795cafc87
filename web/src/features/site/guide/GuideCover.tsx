import { texts } from './cover-texts.ts';

/** Lanes of the drawing on the guide's cover: where each person's exposure starts, as a part of the width. */
const lanes = [
  { from: 0, color: '#f3968c' },
  { from: 0.14, color: '#f2b58c' },
  { from: 0.38, color: '#d8c7f5' },
  { from: 0.78, color: '#d8c7f5' },
  { from: 0.58, color: '#9fd0ee' },
  { from: 1, color: '#2b6c68' },
];
const meetings = [
  { at: 0.14, from: 0, to: 1 },
  { at: 0.38, from: 1, to: 2 },
  { at: 0.58, from: 2, to: 4 },
  { at: 0.66, from: 0, to: 1 },
  { at: 0.78, from: 1, to: 3 },
];
const ground = '#0c3836';
const x = (part: number): number => 62 + part * 298;
const y = (lane: number): number => 290 + lane * 32;

/** The cover of the guide on top of a second page. Decorative if it has no `label`. */
export function GuideCover({ label }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 400 540"
      fill="none"
      width="100%"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect
        x="34"
        y="22"
        width="336"
        height="496"
        rx="10"
        fill="var(--vc-accent-soft)"
        stroke="var(--vc-border)"
        transform="rotate(4 200 270)"
      />
      <rect x="24" y="16" width="336" height="496" rx="10" fill={ground} />
      <text x="60" y="66" fontSize="14" fontWeight="600" fill="#fff">
        {texts.provider}
      </text>
      <g fontSize="34" fontWeight="640" letterSpacing="-1" fill="#fff">
        <text x="60" y="146">
          {texts.title[0]}
        </text>
        <text x="60" y="184">
          {texts.title[1]}
        </text>
      </g>
      <text x="60" y="222" fontSize="14.5" fill="#b0dfdb">
        {texts.subtitle}
      </text>
      {lanes.map((lane, index) => (
        <g key={y(index)}>
          <path d={`M${x(0)} ${y(index)}H360`} stroke="#2b6c68" strokeWidth="1.5" />
          <path d={`M${x(lane.from)} ${y(index)}H360`} stroke={lane.color} strokeWidth="2.6" />
        </g>
      ))}
      {meetings.map(({ at, from, to }) => (
        <g key={at} stroke="#eef8f7" strokeLinecap="round" strokeWidth="1.5">
          <path d={`M${x(at)} ${y(from)}V${y(to)}`} strokeDasharray="1 4" />
          <circle cx={x(at)} cy={y(from)} r="4.5" fill={ground} />
          <circle cx={x(at)} cy={y(to)} r="4.5" fill="#eef8f7" />
        </g>
      ))}
    </svg>
  );
}

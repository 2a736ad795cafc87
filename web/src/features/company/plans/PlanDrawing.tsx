/** People and the meetings between them, for each `size`: a pair, a team, a site. */
const people = [
  [
    [20, 28],
    [52, 18],
  ],
  [
    [12, 30],
    [38, 14],
    [44, 40],
    [74, 24],
  ],
  [
    [10, 26],
    [32, 10],
    [36, 42],
    [60, 24],
    [84, 10],
    [88, 40],
  ],
] as const;
const meetings = [
  [[0, 1]],
  [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
  ],
  [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
  ],
] as const;

/** A picture of a plan: more people for larger plans. `size` from 1 to 3. */
export function PlanDrawing({ size }: { size: number }) {
  const which = Math.min(Math.max(size, 1), 3) - 1;
  const points = people[which] ?? [];
  return (
    <svg viewBox="0 0 100 52" height={52} width={100} fill="none" aria-hidden="true">
      {(meetings[which] ?? []).map(([from, to]) => (
        <path
          key={`${from} ${to}`}
          d={`M${points[from]?.join(' ')}L${points[to]?.join(' ')}`}
          stroke="var(--mantine-color-lagoon-3)"
          strokeWidth="2"
        />
      ))}
      {points.map(([x, y], index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={index === 0 ? 7 : 5.5}
          fill={index === 0 ? 'var(--vc-level-1)' : 'var(--vc-accent)'}
        />
      ))}
    </svg>
  );
}

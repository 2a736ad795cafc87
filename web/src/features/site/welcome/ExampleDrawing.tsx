import { findExposure, listHours, formatClock, type TracedExample } from './example.ts';
import '../../../ui/tones.css';
import classes from './ExampleDrawing.module.css';

/** Height of a person's lane, the same as in the list of names beside the drawing. */
export const laneHeight = 44;
const axisHeight = 28;

/** The day of the example: people as lanes, meetings as links, exposure from left to right. The text beside it says the same. */
export function ExampleDrawing({ traced }: { traced: TracedExample }) {
  const { ill, example } = traced;
  const { people, meetings, exposures, length } = example;
  const x = (minutes: number) => `${(minutes / length) * 100}%`;
  const y = (id: number) => (people.findIndex((person) => person.id === id) + 0.5) * laneHeight;
  const lanes = people.length * laneHeight;
  // Later events appear later.
  const after = (minutes: number) => ({
    animationDelay: `${Math.round((minutes / length) * 1_200)}ms`,
  });
  return (
    <svg width="100%" height={lanes + axisHeight} aria-hidden="true" className={classes.drawing}>
      {listHours(length).map((minutes) => (
        <g key={minutes}>
          <line
            x1={x(minutes)}
            x2={x(minutes)}
            y2={lanes}
            stroke="var(--vc-border)"
            strokeDasharray="1 5"
          />
          <text
            x={x(minutes)}
            y={lanes + 20}
            textAnchor="middle"
            fill="var(--mantine-color-dimmed)"
            fontSize="12"
          >
            {formatClock(minutes)}
          </text>
        </g>
      ))}
      {people.map(({ id }) => (
        <line
          key={id}
          x1="0%"
          x2="100%"
          y1={y(id)}
          y2={y(id)}
          stroke="var(--mantine-color-default-border)"
          strokeWidth="1.5"
        />
      ))}
      <line x1="0%" x2="100%" y1={y(ill)} y2={y(ill)} stroke="var(--vc-positive)" strokeWidth="4" />
      {exposures.map(({ person, level, exposedAt }) => (
        <rect
          key={person}
          x={x(exposedAt)}
          y={y(person) - 2}
          width={x(length - exposedAt)}
          height={4}
          className={classes.exposed}
          data-level={level}
          fill="var(--tone)"
          style={after(exposedAt)}
        />
      ))}
      {meetings.map((meeting) => {
        const { person, other, start, end } = meeting;
        const exposure = findExposure(meeting, exposures);
        const at = x(exposure && end >= exposure.exposedAt ? exposure.exposedAt : end);
        return (
          <g
            key={`${person} ${other} ${start}`}
            data-level={exposure?.level}
            fill="var(--tone, var(--mantine-color-default-border))"
            stroke="var(--tone, var(--mantine-color-default-border))"
            strokeWidth={exposure ? 2.5 : 1.5}
          >
            <line x1={at} x2={at} y1={y(person)} y2={y(other)} />
            {[person, other].map((id) => (
              <rect
                key={id}
                x={x(start)}
                y={y(id) - 6}
                height={12}
                rx={3}
                className={classes.stretch}
                // A short meeting must stay visible on a phone.
                style={{ width: `max(3px, ${x(end - start)})` }}
              />
            ))}
          </g>
        );
      })}
      <Mark x="0%" y={y(ill)} level={0} />
      {exposures.map(({ person, level, exposedAt }) => (
        <g key={person} className={classes.appearing} style={after(exposedAt)}>
          <Mark x={x(exposedAt)} y={y(person)} level={level} />
        </g>
      ))}
    </svg>
  );
}

/** The level of a person as a number in a circle; the ill person (level 0) as a cross. */
function Mark({ x, y, level }: { x: string; y: number; level: number }) {
  return (
    <svg x={x} y={y} overflow="visible" stroke="var(--vc-panel)" data-level={level}>
      <circle r={11} fill="var(--tone)" strokeWidth="2" />
      {level === 0 ? (
        <path d="M-4.5 0H4.5M0-4.5V4.5" strokeLinecap="round" strokeWidth="2.5" />
      ) : (
        <text y={4.5} textAnchor="middle" className={classes.number}>
          {level}
        </text>
      )}
    </svg>
  );
}

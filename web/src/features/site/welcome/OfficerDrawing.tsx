import '../../../ui/tones.css';
import classes from './OfficerDrawing.module.css';
import { texts } from './texts.tsx';

/** A row of the list: level, and the lengths of name and path. */
const rows = [
  { level: 1, name: 76, path: 118 },
  { level: 1, name: 58, path: 134 },
  { level: 1, name: 88, path: 96 },
  { level: 2, name: 64, path: 156 },
  { level: 2, name: 82, path: 128 },
  { level: 3, name: 70, path: 172 },
];
const rowHeight = 42;
const firstRow = 128;

/** An outline of the tracing page: the list by level, and the evidence of one person. */
export function OfficerDrawing() {
  return (
    <svg viewBox="0 0 620 500" fill="none" aria-hidden="true" className={classes.screen}>
      <rect
        x="1"
        y="1"
        width="548"
        height="430"
        rx="14"
        fill="var(--vc-raised)"
        stroke="var(--vc-border)"
        strokeWidth="1.5"
      />
      <path d="M117 1V431" stroke="var(--vc-border)" />
      {[0, 1, 2].map((index) => (
        <rect
          key={index}
          x="20"
          y={36 + index * 30}
          width={[66, 76, 54][index]}
          height="10"
          rx="5"
          fill={index === 0 ? 'var(--vc-accent)' : 'var(--vc-border)'}
        />
      ))}
      <rect x="145" y="32" width="172" height="16" rx="8" fill="var(--mantine-color-text)" />
      <rect x="145" y="60" width="236" height="9" rx="4.5" fill="var(--vc-border)" />
      <rect x="453" y="32" width="72" height="26" rx="7" fill="var(--vc-accent)" />
      <path d="M145 96H525" stroke="var(--vc-border)" />
      {rows.map(({ level, name, path }, index) => {
        const y = firstRow + index * rowHeight;
        return (
          <g key={`${level} ${name}`}>
            {index === 1 && (
              <rect
                x="133"
                y={y - rowHeight / 2}
                width="404"
                height={rowHeight}
                rx="8"
                fill="var(--vc-accent-soft)"
              />
            )}
            <circle cx="157" cy={y} r="11" className={classes.level} data-level={level} />
            <text
              x="157"
              y={y + 4.5}
              textAnchor="middle"
              fill="var(--vc-raised)"
              fontSize="13"
              fontWeight="var(--mantine-font-weight-bold)"
            >
              {level}
            </text>
            <rect
              x="182"
              y={y - 5}
              width={name}
              height="10"
              rx="5"
              fill="var(--mantine-color-text)"
              opacity="0.75"
            />
            <rect x="290" y={y - 4} width={path} height="8" rx="4" fill="var(--vc-border)" />
            <rect x="489" y={y - 4} width="36" height="8" rx="4" fill="var(--vc-border)" />
          </g>
        );
      })}
      <g transform="translate(300 216)" className={classes.drawer}>
        <rect
          x="0.5"
          y="0.5"
          width="318"
          height="276"
          rx="14"
          fill="var(--vc-raised)"
          stroke="var(--vc-border)"
          strokeWidth="1.5"
        />
        <rect x="24" y="28" width="130" height="13" rx="6.5" fill="var(--mantine-color-text)" />
        <rect x="24" y="52" width="204" height="8" rx="4" fill="var(--vc-border)" />
        <path d="M24 108H294M24 140H294M24 186H294" stroke="var(--vc-border)" strokeWidth="1.5" />
        <g fill="var(--vc-accent)" opacity="0.5">
          <rect x="40" y="100" width="58" height="16" rx="3" />
          <rect x="112" y="100" width="96" height="16" rx="3" />
          <rect x="54" y="132" width="70" height="16" rx="3" />
          <rect x="170" y="132" width="60" height="16" rx="3" />
        </g>
        <rect x="40" y="176" width="126" height="20" rx="3" fill="var(--vc-accent)" />
        <rect
          x="166"
          y="176"
          width="64"
          height="20"
          rx="3"
          data-level={1}
          className={classes.level}
        />
        <path d="M166 164V212" stroke="var(--mantine-color-text)" strokeWidth="2" />
        <text
          x="166"
          y="230"
          textAnchor="middle"
          fill="var(--mantine-color-text)"
          fontSize="13"
          fontWeight="var(--mantine-font-weight-medium)"
        >
          {texts.thresholdInPicture}
        </text>
        <rect x="24" y="248" width="164" height="8" rx="4" fill="var(--vc-border)" />
      </g>
    </svg>
  );
}

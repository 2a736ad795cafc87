import '../../../ui/tones.css';
import { levelShape } from './level-shapes.ts';

/** The symbol of a level, the same in list, drawing and legend, recognizable by shape as well as colour. */
export function LevelMark({ level }: { level: number }) {
  return (
    <svg width={16} height={16} viewBox="-8 -8 16 16" aria-hidden style={{ flex: 'none' }}>
      <path
        d={levelShape(level)}
        data-level={level}
        fill="var(--tone)"
        stroke="var(--vc-page)"
        strokeWidth="1.5"
        paintOrder="stroke"
      />
    </svg>
  );
}

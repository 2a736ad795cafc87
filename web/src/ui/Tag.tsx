import type { ReactNode } from 'react';
import classes from './Tag.module.css';
import './tones.css';

type Tone = 'positive' | 'warning' | 'safe' | 'accent' | 'neutral';

interface Props {
  tone: Tone;
  title?: string;
  children: ReactNode;
}

/** A short state with a symbol. A plain element, because tables have hundreds. */
export function Tag({ tone, ...others }: Props) {
  return <span className={classes.tag} data-tone={tone} {...others} />;
}

import type { ComponentType } from 'react';

interface Section {
  /** Missing for the introduction. */
  heading?: string;
  paragraphs: readonly string[];
  /** A drawing after the paragraphs, with a caption below it. */
  figure?: { Drawing: ComponentType; caption: string };
  /** Bullet points below the paragraphs. */
  points?: readonly string[];
}

/** A post that ships with this site. */
export interface Article {
  /** Path segment of the post (/blog/{slug}) and file name of its picture in the feed (/blog/{slug}.svg). */
  slug: string;
  title: string;
  /** The conclusion, in one sentence. */
  summary: string;
  sections: readonly Section[];
}

/** Words per minute of a slow reader. */
const readingPace = 200;

/** Estimates the reading time in minutes, at least 1. */
export const readingMinutes = ({ sections }: Article): number => {
  const words = sections
    .flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points])
    .join(' ')
    .split(/\s+/u).length;
  return Math.max(1, Math.round(words / readingPace));
};

import type { ComponentType } from 'react';

interface Section {
  /** None above the first words. */
  heading?: string;
  paragraphs: readonly string[];
  /** A drawing after the paragraphs, with what it shows said below it. */
  figure?: { Drawing: ComponentType; caption: string };
  /** Short points below the paragraphs. */
  points?: readonly string[];
}

/** A post that is part of this site. */
export interface Article {
  /** Its address: /blog/{slug}; the picture of the feed is /blog/{slug}.svg. */
  slug: string;
  title: string;
  /** What it comes to, in a sentence. */
  summary: string;
  sections: readonly Section[];
}

/** Words that somebody reads in a minute, rather slowly. */
const readingPace = 200;

/** Minutes that reading takes, at least 1. */
export const readingMinutes = ({ sections }: Article): number => {
  const words = sections
    .flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points])
    .join(' ')
    .split(/\s+/u).length;
  return Math.max(1, Math.round(words / readingPace));
};

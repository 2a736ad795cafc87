import { useLayoutEffect, useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';

const storageKey = 'visioncloud.scroll';

const stored = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/** How far the page was scrolled, in pixels, by the key of each step of this tab; a reload goes on with them. */
const places = stored();

/** Keeps how far the page is scrolled as the place of a step. */
export const keepScroll = ({ key }: Location): void => {
  places[key] = window.scrollY;
};

/** Shows each page from its top, or from what its address names; one that is come back to from where it was. */
export const useScrollPlaces = (): void => {
  const location = useLocation();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  useEffect(() => {
    const keep = (): void => {
      keepScroll(location);
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(places));
      } catch {
        // A full storage: after a reload the page begins at its top.
      }
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [location]);
  useLayoutEffect(() => {
    const place = places[location.key];
    const named = place === undefined ? elementOf(location) : null;
    if (named) named.scrollIntoView();
    else window.scrollTo(0, place ?? 0);
  }, [location]);
};

const elementOf = ({ hash }: Location): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

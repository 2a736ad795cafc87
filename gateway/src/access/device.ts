import Bowser from 'bowser';

/** Longer texts are no user agent of a browser, and would only cost time. */
const maxUserAgentLength = 500;

/** Describes the device of a user agent as its owner would, such as 'Firefox on Windows'. Versions are left out, because they change. */
export function describeDevice(userAgent: string): string {
  const text = userAgent.slice(0, maxUserAgentLength).trim();
  if (text === '') return 'Unknown program';
  const { browser, os, platform } = Bowser.parse(text);
  // Phones of other makers name a model that their owners may not know.
  const system = (platform.vendor === 'Apple' ? platform.model : undefined) ?? os.name;
  if (!browser.name) return system ? `Unknown program on ${system}` : 'Unknown program';
  return system ? `${browser.name} on ${system}` : browser.name;
}

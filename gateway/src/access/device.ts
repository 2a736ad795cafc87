import Bowser from 'bowser';

/** No browser sends a longer one. */
const maxUserAgentLength = 500;

/** Describes the device of a user agent as its owner would, such as 'Firefox on Windows'. Leaves out versions, because they change. */
export function describeDevice(userAgent: string): string {
  const text = userAgent.slice(0, maxUserAgentLength).trim();
  if (text === '') return 'Unknown program';
  const { browser, os, platform } = Bowser.parse(text);
  // Owners of other phones may not know the name of their model.
  const system = (platform.vendor === 'Apple' ? platform.model : undefined) ?? os.name;
  if (!browser.name) return system ? `Unknown program on ${system}` : 'Unknown program';
  return system ? `${browser.name} on ${system}` : browser.name;
}

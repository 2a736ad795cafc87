import { describe, expect, it } from 'vitest';
import { redactPersonalData } from './personal-data.js';

describe('redactPersonalData', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'name')"],
    ['x is not a function'],
    ['Rendered more hooks than during the previous render.'],
    ['Maximum update depth exceeded'],
    ['Error: Minified React error #31'],
    ["Failed to execute 'insertBefore' on 'Node'"],
  ])('keeps %j', (message) => expect(redactPersonalData(message)).toBe(message));

  it.each([
    ['no person anna.li@acme.example here', 'no person [email] here'],
    ['GET https://vc.example/api/x?token=abc failed', 'GET [url] failed'],
    ['No route /dashboard/acme/emp/EMP-17?search=Anna', 'No route [path]'],
    ['bad ?search=Anna', 'bad [path]'],
    [
      'Unexpected token A, "Anna Li, 91" is not valid JSON',
      'Unexpected token A, [text] is not valid JSON',
    ],
    ["No department 'Night Shift'", 'No department [text]'],
    ['person 01900000-0000-7000-8000-000000000001 twice', 'person [id] twice'],
    ['unknown code EMP-17', 'unknown code [id]'],
    ['token eyJhbGciOi1 expired', 'token [id] expired'],
    ['call +65 9123 4567 now', 'call [number] now'],
    ['cannot show Anna Li', 'cannot show [name]'],
    ['cannot show Zoë Müller', 'cannot show [name]'],
    ['cannot show 陳大文', 'cannot show [text]'],
  ])('turns %j into %j', (message, redacted) => expect(redactPersonalData(message)).toBe(redacted));
});

import { texts } from './texts.ts';

interface Person {
  name: string;
  code: string | null;
  department: string | null;
}

/** Formats code and department of a person, such as 'E-17 · Sales', or that they have left; empty if the name says so. */
export const formatCodeAndDepartment = ({ name, code, department }: Person): string =>
  code === null && name !== texts.former
    ? texts.former
    : [code, department].filter(Boolean).join(' · ');

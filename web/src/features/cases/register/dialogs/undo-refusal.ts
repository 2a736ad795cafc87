import type { ErrorLike } from '@apollo/client';
import { fieldErrorsOf, messageOf } from '../../../../apollo/errors.ts';
import { caseFieldNames } from '../../base/case-form.ts';
import { fieldLabels } from './case-conflict.ts';
import { texts } from './texts.ts';

const labels = new Map<string, string>([
  ...Object.entries(fieldLabels),
  ['outcome', texts.outcome],
  ['closedAt', texts.closedAt],
]);

/** Explains why an act cannot be undone, and which field a later act has changed. */
export const formatRefusal = (error: ErrorLike): string => {
  const [field = ''] = Object.keys(fieldErrorsOf(error));
  const label = labels.get(caseFieldNames[field] ?? field);
  return label === undefined ? messageOf(error) : texts.refusedField(label, messageOf(error));
};

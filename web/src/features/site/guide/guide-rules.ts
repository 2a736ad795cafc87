import { validateEmail } from '../../../ui/email.ts';
import { validatePersonName } from '../../people/person/person-name.ts';
import { validateOptionalPhone } from '../../../ui/phone.ts';
import { texts } from './texts.ts';

/** The form's values. */
export interface GuideFormValues {
  name: string;
  email: string;
  phone: string;
  type: 'STUDENT' | 'PROFESSIONAL';
}

/** Returns an error message or null. */
type Fault = string | null;

export const blankGuideRequest: GuideFormValues = {
  name: '',
  email: '',
  phone: '',
  type: 'STUDENT',
};

/** Maximum digits of a phone number. */
const maxPhoneDigits = 20;

const validateName = (name: string): Fault => validatePersonName(name, texts.nameMissing);

/** An empty address shows no error, but prevents submitting. */
const validateEmailFormat = (email: string): Fault =>
  email.trim() === '' ? null : validateEmail(email, '');

const validateGuidePhone = (phone: string): Fault => validateOptionalPhone(phone, maxPhoneDigits);

export const guideRules = {
  name: validateName,
  email: validateEmailFormat,
  phone: validateGuidePhone,
};

/** Returns whether name and email are filled in and valid; the phone number is ignored. */
export const isSendable = ({ name, email }: GuideFormValues): boolean =>
  validateName(name) === null && email.trim() !== '' && validateEmailFormat(email) === null;

/** Returns whether there is a valid phone number. */
export const isPhone = (phone: string): boolean =>
  phone.trim() !== '' && validateGuidePhone(phone) === null;

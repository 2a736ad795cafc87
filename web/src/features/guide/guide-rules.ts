import { emailFault } from '../../components/email.ts';
import { validatePersonName } from '../../domain/people/person-name.ts';
import { validateOptionalPhone } from '../../components/phone.ts';
import { texts } from './texts.ts';

/** What the fields hold. */
export interface GuideFormValues {
  name: string;
  email: string;
  phone: string;
  type: 'STUDENT' | 'PROFESSIONAL';
}

/** What is wrong with a field; null when nothing is. */
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

/** An empty address is no fault to speak of; it only keeps the form from being sent. */
const emailShapeFault = (email: string): Fault =>
  email.trim() === '' ? null : emailFault(email, '');

const validateGuidePhone = (phone: string): Fault => validateOptionalPhone(phone, maxPhoneDigits);

export const guideRules = {
  name: validateName,
  email: emailShapeFault,
  phone: validateGuidePhone,
};

/** Whether it can be sent: name and address are there and right. The phone number has no say in it. */
export const isSendable = ({ name, email }: GuideFormValues): boolean =>
  validateName(name) === null && email.trim() !== '' && emailShapeFault(email) === null;

/** Whether there is a phone number, and a right one. */
export const isPhone = (phone: string): boolean =>
  phone.trim() !== '' && validateGuidePhone(phone) === null;

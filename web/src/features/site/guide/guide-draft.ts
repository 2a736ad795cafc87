import { blankGuideRequest, type GuideFormValues } from './guide-rules.ts';

const key = 'visioncloud.guideRequest';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the unsent values of this tab; blank if there are none, or if the storage holds something else. */
export const readDraft = (): GuideFormValues => {
  try {
    const { name, email, phone, type } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<
      Record<keyof GuideFormValues, unknown>
    >;
    return {
      name: isText(name) ? name : '',
      email: isText(email) ? email : '',
      phone: isText(phone) ? phone : '',
      type: type === 'PROFESSIONAL' ? type : 'STUDENT',
    };
  } catch {
    return blankGuideRequest;
  }
};

/** Saves the values for a reload of the page. Ignores a browser without storage. */
export const keepDraft = (values: GuideFormValues): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch (error) {
    console.warn('The guide request is not kept over a reload', error);
  }
};

export const forgetDraft = (): void => sessionStorage.removeItem(key);

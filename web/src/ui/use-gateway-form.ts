import type { ErrorLike } from '@apollo/client';
import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import type { SubmitEvent } from 'react';
import { fieldErrorsOf, messageOf } from '../apollo/errors.ts';
import { notifyFailure } from './notify.tsx';
import { useUnsavedGuard } from './unsaved-guard.ts';

interface Options<Values> extends UseFormInput<Values> {
  /** Sends the valid values. Rejects with the error of the gateway. */
  send: (values: Values) => Promise<unknown>;
  /** What the form shows once the values are saved; as entered by default. */
  toSaved?: (values: Values) => Values;
  /** Handles an error in its own way. Returns whether it has: then nothing else is shown. */
  handleError?: (error: ErrorLike, values: Values) => boolean | Promise<boolean>;
  /** The form's fields by the gateway's, where their names differ. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Fields of the gateway that are no inputs, but whose errors the form shows. */
  otherFields?: readonly string[];
  /** Message of an alert for every error. By default only errors that no field shows are alerts. */
  alertMessage?: (error: ErrorLike) => string;
  /** Whether leaving asks before it discards what was entered. False for forms of a line or two, such as a sign-in. */
  isGuarded?: boolean;
}

interface GatewayForm<Values> {
  form: UseFormReturnType<Values>;
  /** Handler of the form element. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Shows an error of the gateway: at its fields, otherwise as an alert. */
  showError: (error: ErrorLike) => void;
}

/**
 * Mantine's form for a mutation: `form.submitting` until the gateway has answered, its errors at their fields, any other error as an alert, and a
 * question before unsaved entries are discarded.
 */
export const useGatewayForm = <Values extends object>({
  send,
  toSaved = (values) => values,
  handleError = () => false,
  fieldNames = {},
  otherFields = [],
  alertMessage,
  isGuarded = true,
  ...options
}: Options<Values>): GatewayForm<Values> => {
  const form = useForm<Values>(options);
  useUnsavedGuard(isGuarded && form.isDirty());
  const isShown = (field: string): boolean =>
    (field.split('.')[0] ?? '') in form.values || otherFields.includes(field);
  const showError = (error: ErrorLike): void => {
    const errors = Object.fromEntries(
      Object.entries(fieldErrorsOf(error)).map(([field, message]) => [
        fieldNames[field] ?? field,
        message,
      ]),
    );
    if (alertMessage || !Object.keys(errors).some(isShown))
      notifyFailure((alertMessage ?? messageOf)(error));
    form.setErrors(errors);
  };
  const submit = async (values: Values): Promise<void> => {
    try {
      await send(values);
      const saved = toSaved(values);
      form.setInitialValues(saved);
      form.setValues(saved);
      form.resetDirty(saved);
    } catch (thrown) {
      const error = thrown as ErrorLike;
      if (!(await handleError(error, values))) showError(error);
    }
  };
  return { form, submit: form.onSubmit(submit), showError };
};

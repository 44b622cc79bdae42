import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';
import { applyServerErrors } from '@/lib/forms/form';
import { errorText } from './error-text';

/** Result of a form, shown above its fields. */
export type Outcome = { kind: 'success' | 'error'; text: string };

/** Shows field errors at their fields, a wrong password at `passwordField`, and anything else above the form. */
export const failureOutcome = <I extends FieldValues, O extends FieldValues>(
  form: UseFormReturn<I, unknown, O>,
  error: unknown,
  fallback: string,
  passwordField?: FieldPath<I>,
): Outcome | null => {
  if (error instanceof ApiError && error.code === 'WRONG_PASSWORD' && passwordField) {
    form.setError(passwordField, { type: 'server', message: error.message }, { shouldFocus: true });
    return null;
  }
  const hasFields = error instanceof ApiError && error.fields !== undefined;
  const text = hasFields ? applyServerErrors(form, error) : errorText(error, fallback);
  return text === null ? null : { kind: 'error', text };
};

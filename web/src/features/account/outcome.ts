import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';
import { applyServerErrors } from '@/lib/forms/form';
import { errorText } from './error-text';

/** What a form ended with, shown above its fields. */
export type Outcome = { kind: 'success' | 'error'; text: string };

/**
 * Puts a refusal where it belongs: field messages beside their fields, a wrong password beside `passwordField`, anything
 * else above the form.
 */
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

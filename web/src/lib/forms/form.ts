import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useState } from 'react';
import type * as z from 'zod';
import { ApiError } from '../api/api-error';
import { commonText } from '../i18n/i18n';

/**
 * Resolver that loads the schema on first validation, keeping zod out of the initial load. If it can't be loaded, only
 * the server validates: its answer, or a missing one, is shown like any other.
 */
const lazyResolver = <I extends FieldValues, O extends FieldValues>(
  load: () => Promise<z.ZodType<O, I>>,
  prepare: (values: I) => I,
): Resolver<I, unknown, O> => {
  let ready: Resolver<I, unknown, O> | null = null;
  return async (values, context, options) => {
    // Values can change while the schema loads: validate a copy.
    if (ready) return ready(prepare(values), context, options);
    const before = structuredClone(prepare(values));
    try {
      const [schema, { createResolver }] = await Promise.all([load(), import('./resolver')]);
      ready = await createResolver(schema);
    } catch {
      return { values: before as unknown as O, errors: {} };
    }
    return ready(before, context, options);
  };
};

/** Form validated by a contract's schema. `prepare` drops hidden fields. */
export const useLazyForm = <I extends FieldValues, O extends FieldValues>(
  load: () => Promise<z.ZodType<O, I>>,
  defaultValues: DefaultValues<I>,
  prepare: (values: I) => I = (values) => values,
): UseFormReturn<I, unknown, O> => {
  const [resolver] = useState(() => lazyResolver(load, prepare));
  return useForm<I, unknown, O>({ resolver, defaultValues });
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : commonText('error.text'));

/** Returns the message to show above the form, or null if every error had a field. `prefix`: path in the body. */
export const applyServerErrors = <I extends FieldValues, O extends FieldValues | undefined>(
  form: Pick<UseFormReturn<I, unknown, O>, 'setError' | 'getValues'>,
  error: unknown,
  prefix = '',
): string | null => {
  const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
  const known = fields
    .map(([path, message]) => [path.startsWith(prefix) ? path.slice(prefix.length) : path, message] as const)
    .filter(([path]) => path.split('.')[0]! in form.getValues());
  known.forEach(([path, message], index) => {
    form.setError(path as FieldPath<I>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return known.length > 0 && known.length === fields.length ? null : messageOf(error);
};

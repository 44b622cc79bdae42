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

/**
 * A resolver whose schema is fetched when the form is first checked, so that the schema library is not part of what a
 * page loads first.
 */
const lazyResolver = <I extends FieldValues, O extends FieldValues>(
  load: () => Promise<z.ZodType<O, I>>,
  prepare: (values: I) => I,
): Resolver<I, unknown, O> => {
  let ready: Resolver<I, unknown, O> | null = null;
  return async (values, context, options) => {
    // Waiting lets the fields change under the check, so it is done once only.
    if (ready) return ready(prepare(values), context, options);
    const before = structuredClone(prepare(values));
    const [schema, { zodResolver }] = await Promise.all([load(), import('@hookform/resolvers/zod')]);
    ready = zodResolver<I, unknown, O>(schema);
    return ready(before, context, options);
  };
};

/** A form checked by a contract's schema. `prepare` leaves out what the form does not show. */
export const useLazyForm = <I extends FieldValues, O extends FieldValues>(
  load: () => Promise<z.ZodType<O, I>>,
  defaultValues: DefaultValues<I>,
  prepare: (values: I) => I = (values) => values,
): UseFormReturn<I, unknown, O> => {
  const [resolver] = useState(() => lazyResolver(load, prepare));
  return useForm<I, unknown, O>({ resolver, defaultValues });
};

/** What stands in a field of a page written at build time: typed or filled in before the scripts were there. */
export const typedBefore = (name: string): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '');

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';

/**
 * Puts the server's field messages beside their fields and focuses the first. Answers the message that belongs above
 * the form, or null when every one found its field. `prefix` is where the form stands in the request's body.
 */
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

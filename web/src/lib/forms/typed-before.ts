import { useLayoutEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

const typed = new Map<string, string>();
let replaced = new AbortController();
let path = '';

/** Stores what is typed or autofilled into a prerendered form until the real one replaces it. Call before rendering. */
export const keepTyped = (): void => {
  path = window.location.pathname;
  replaced = new AbortController();
  for (const input of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name], textarea[name]',
  )) {
    const keep = () => typed.set(input.name, input.value);
    keep();
    input.addEventListener('input', keep, { signal: replaced.signal });
  }
};

/** Moves the stored text into the form that replaces the prerendered one. Other forms get nothing. */
export const useTypedBefore = <I extends FieldValues>(
  { setValue }: Pick<UseFormReturn<I>, 'setValue'>,
  names: readonly FieldPath<I>[],
): void => {
  useLayoutEffect(() => {
    for (const name of window.location.pathname === path ? names : []) {
      const value = typed.get(name);
      if (value) setValue(name, value as FieldPathValue<I, typeof name>);
    }
    // A second visit to this page starts empty.
    replaced.abort();
    path = '';
    typed.clear();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, []);
};

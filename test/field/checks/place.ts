import { placeOf } from '@shared/core/rules/places/place-of';
import { expect } from 'vitest';
import type { FieldCheck } from '../field-check';

/** A place that people typed or pasted. */
export const place: FieldCheck = ({ input, expected }) => {
  expect(placeOf(String(input))).toEqual(expected === null ? null : expect.objectContaining(expected));
};

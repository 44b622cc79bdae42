import { Phone } from '@shared/core/model/fields';
import { expect } from 'vitest';
import type { FieldCheck } from '../field-check';

export const phone: FieldCheck = async ({ input, expected }) => {
  expect(await Phone.parseAsync(input)).toBe(expected);
};

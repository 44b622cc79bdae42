import { dialable } from '@shared/model/phone-number';
import { expect } from 'vitest';
import type { FieldCheck } from '../field-check';

export const phone: FieldCheck = ({ input, expected }) => {
  expect(dialable(String(input))).toBe(expected);
};

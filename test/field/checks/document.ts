import { expect } from 'vitest';
import { readDocument } from '@lambdas/platform/files/read-document';
import { fileOf, type FieldCheck } from '../field-check';

export const document: FieldCheck = (it) => {
  expect(readDocument(fileOf(it))?.extension).toBe(it.expected);
};

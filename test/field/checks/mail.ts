import { expect } from 'vitest';
import { readMail } from '@lambdas/trust/support/mail/read-mail';
import { fileOf, type FieldCheck } from '../field-check';

export const mail: FieldCheck = async (it) => {
  const { text = [], files } = it.expected as { text?: string[]; files?: string[] };
  const read = await readMail(fileOf(it), 'wardline.test');
  for (const words of text) expect(read.text).toContain(words);
  if (files) expect(read.files.map(({ fileName }) => fileName)).toEqual(files);
};

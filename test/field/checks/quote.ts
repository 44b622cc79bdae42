import { expect } from 'vitest';
import { withoutQuote } from '@lambdas/trust/support/mail/quoted-text';
import type { FieldCheck } from '../field-check';

export const quote: FieldCheck = ({ input, expected }) => {
  const rest = withoutQuote(input as string, (it) => it.endsWith('@wardline.test') || it === 'nia.obi@example.com');
  for (const words of expected as string[]) expect(rest).toContain(words);
};

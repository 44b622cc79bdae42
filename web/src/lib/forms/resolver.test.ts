import { expect, it } from 'vitest';
import * as z from 'zod';
import { messages } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import { createResolver } from './resolver';

const text = z.string().min(1, notice('required'));
const schema = z.object({
  type: text,
  message: z.string().max(3, notice('tooLong', { max: 3 })),
  entries: z.array(z.object({ message: text })).refine(() => false, notice('entryTwice')),
});

it('translates form errors, whatever the fields are called', async () => {
  const check = await createResolver(schema);
  const fields = { type: { name: 'type', ref: { name: 'type', message: 'required', type: 'text' } } };
  const { errors } = await check({ type: '', message: 'long', entries: [{ message: '' }] }, undefined, {
    fields,
    shouldUseNativeValidation: false,
  });
  expect(errors).toMatchObject({
    type: { type: 'required', message: messages.required },
    message: { type: 'tooLong', message: 'Use at most 3 characters' },
    entries: {
      0: { message: { type: 'required', message: messages.required } },
      root: { type: 'entryTwice', message: messages.entryTwice },
    },
  });
  expect(fields.type.ref.message).toBe('required');
});

import { fieldProblems } from '@shared/connect/integrations/connect-form';
import { limits } from '@shared/limits';
import { badAddresses } from '@shared/core/model/bad-addresses.fixture';
import { InterviewForm, SelfSchedulingForm } from '@shared/hiring/model/interview';
import { notice } from '@shared/text/notice';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { contracts } from '../contracts';
import type { Route } from '../route';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypeDef & {
  shape?: z.core.$ZodShape;
  format?: string;
  options?: readonly Schema[];
} & Partial<Record<'element' | 'innerType' | 'in' | 'out' | 'valueType' | 'left' | 'right', Schema>>;
type Field = { name: string; path: string; schema: z.ZodType; format: string | undefined };

/** Text fields in a schema, as declared by their object. */
const textFields = (schema: Schema, field: Omit<Field, 'format'>, above: readonly Schema[] = []): Field[] => {
  if (above.includes(schema)) return [];
  const { type, shape, format, options = [], ...def } = schema._zod.def as Definition;
  if (type === 'string') return [{ ...field, format }];
  const inside = [...above, schema];
  const parts = [def.element, def.innerType, def.in, def.out, def.valueType, def.left, def.right, ...options];
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, it]) =>
      textFields(it, { name, path: `${field.path}.${name}`, schema: it as z.ZodType }, inside),
    ),
    ...parts.flatMap((it) => (it ? textFields(it, field, inside) : [])),
  ];
};

const fields = Object.values(contracts).flatMap((routes) =>
  Object.entries(routes as Record<string, Route>).flatMap(([operation, { body, query, params }]) =>
    [body, query, params].flatMap((schema) =>
      schema ? textFields(schema, { name: '', path: operation, schema }) : [],
    ),
  ),
);

const named = /(?:ur[il]|website|link|host|domain|endpoint|address|webhook|href|portal|site)(?:_?\w*)$/i;
/** Street addresses. */
const streets = ['address2', 'headquarters_address', 'billing_address', 'shipping_address'];
const streetsOf = /(?:profile|saveBillingDetails)\.address$/i;
const isAddress = ({ name, path, format }: Field): boolean =>
  format === 'url' || (named.test(name) && !name.endsWith('Id') && !streets.includes(name) && !streetsOf.test(path));

const addressFields = [
  ...new Map(fields.filter(isAddress).map(({ path, schema }) => [path, schema] as const)).entries(),
].map(([path, schema]) => ({ path, schema }));

describe('URL fields in the contracts', () => {
  it('includes every known URL field', () => {
    expect(addressFields.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'saveMyProfile.profile.education.verificationUrl',
        'saveOrganization.profile.website',
        'saveOrganization.profile.contacts.linkedin_url',
        'askForReference.website',
        'importBusyTimes.url',
        'createWebhook.url',
        'updateWebhook.webhook.url',
        'saveChannelAddress.address',
        'savePushSubscription.endpoint',
      ]),
    );
  });

  it.each(addressFields)('rejects private or misleading URLs: $path', async ({ schema }) => {
    const taken = [];
    for (const address of badAddresses) if ((await schema.safeParseAsync(address)).success) taken.push(address);
    expect(taken).toEqual([]);
  });

  it.each(addressFields)('rejects a URL that is too long once encoded: $path', async ({ schema }) => {
    const address = `https://good.example/${'é'.repeat(limits.pushEndpointLength)}`;
    expect((await schema.safeParseAsync(address)).success).toBe(false);
  });
});

describe('an external meeting link', () => {
  const means = { type: 'external', timeZone: 'America/Chicago' };
  const day = '2026-12-01';
  const panel = ['7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11'];
  const proposed = { ...means, slots: [{ startsAt: `${day}T15:00:00Z`, endsAt: `${day}T15:30:00Z` }] };
  const picked = { ...means, minutes: 30, from: day, to: day, panel };

  it.each([
    ['proposed', InterviewForm, proposed],
    ['picked by the candidate', SelfSchedulingForm, picked],
  ])('is rejected beside its field, or stored normalized: %s', (_, form, rest) => {
    for (const place of [...badAddresses, 'http://meet.example/room', 'Room 4']) {
      const { error } = form.safeParse({ ...rest, place });
      expect(new Set(error?.issues.map(({ path }) => path.join('.'))), place).toEqual(new Set(['place']));
    }
    expect(form.parse({ ...rest, place: 'HTTPS://Meet.example/Room' }).place).toBe('https://meet.example/Room');
    expect(form.parse({ ...rest, place: 'meet.example/Room' }).place).toBe('https://meet.example/Room');
    expect(form.parse({ ...rest, type: 'in_person', place: 'Room 4' }).place).toBe('Room 4');
  });
});

it('URLs in integration forms are rejected beside their field', () => {
  for (const address of badAddresses) {
    const host = address.replace(/^https:\/\//, '').replace(/\/in$/, '');
    const problems = fieldProblems('workday', { report: `${address}/ccx/service/customreport2/t/o/r`, host });
    expect(problems, address).toMatchObject({ report: notice('workdayReport'), host: expect.any(String) as string });
  }
  const disguised = 'https://evil.example\\@wd2.workday.com/ccx/service/customreport2/t/o/r';
  expect(fieldProblems('workday', { report: disguised })).toMatchObject({ report: notice('workdayReport') });
});

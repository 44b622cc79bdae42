import * as z from 'zod';

// Parameters arrive as text. Callers of the core without HTTP may pass numbers and booleans.

export const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());
export const int = z.preprocess(
  (value) => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value),
  z.int(),
);
const decimal = z.preprocess(
  (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value),
  z.number(),
);
export const percent = decimal.pipe(z.number().positive().max(100));
export const bool = z.preprocess((value) => {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}, z.boolean());

/** An empty text removes the value. */
export const emptyable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? null : value), schema.nullable());

/** Empty values delete keys, and an empty text deletes all of them. */
export const metadata = emptyable(z.record(z.string().max(40), emptyable(text.pipe(z.string().max(500))))).optional();
export type MetadataParam = z.infer<typeof metadata>;

export const expand = z.array(z.string()).optional();
export const currency = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z.string().regex(/^[a-z]{3}$/),
);

const part = emptyable(text).optional();
export const address = z.strictObject({
  city: part,
  country: part,
  line1: part,
  line2: part,
  postal_code: part,
  state: part,
});
export type AddressParam = z.infer<typeof address>;

export const range = z.union([int, z.strictObject({ gt: int, gte: int, lt: int, lte: int }).partial()]).optional();
export type Range = z.infer<typeof range>;

export const listing = {
  limit: int.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  expand,
};
export const onlyExpand = z.strictObject({ expand });

export const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: int.pipe(z.int().min(1).max(36)).default(1),
  usage_type: z.literal('licensed').optional(),
});
export const discounts = emptyable(
  z.array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional(), discount: text.optional() })),
).optional();
export type DiscountsParam = z.infer<typeof discounts>;
export const period = z.strictObject({ start: int, end: int });
export const trialSettings = z
  .strictObject({
    end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
  })
  .optional();
export const collectionMethod = z.enum(['charge_automatically', 'send_invoice']).optional();
export const customFields = emptyable(z.array(z.strictObject({ name: text, value: text })).max(4)).optional();

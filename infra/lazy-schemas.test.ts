import { storedForm, typed } from '@shared/core/model/stored-form';
import * as z from 'zod';
import { describe, expect, it, vi } from 'vitest';
import { lazySchema } from './lazy-schema';
import { withLazySchemas } from './lazy-schemas';

const changed = (text: string, file = 'shared/work/model/thing.ts'): string =>
  withLazySchemas(file, text).replace(/^import \{ lazySchema \} from "[^"]+";/, '');

describe('a bundled module', () => {
  it('builds schema constants on first use', () => {
    expect(
      changed('export const Thing = z.object({ a: z.string() });\nconst Day = Thing.pick({ a: true }).nullable();'),
    ).toBe(`export const Thing = /* @__PURE__ */ lazySchema(() => z.object({ a: z.string() }));
const Day = /* @__PURE__ */ lazySchema(() => Thing.pick({ a: true }).nullable());`);
  });

  it('builds the schemas of a route on first use', () => {
    const routes = `export const routes = defineRoutes({
  get: { path: '/api/x', query: z.strictObject({ a: Day }), response: Thing, errors: [] },
});`;
    expect(changed(routes, 'shared/work/api/x.routes.ts')).toBe(
      routes.replace('z.strictObject({ a: Day })', '/* @__PURE__ */ lazySchema(() => z.strictObject({ a: Day }))'),
    );
    expect(changed(routes)).toBe(routes);
  });

  it('stays unchanged without schemas', () => {
    const text = 'export const limits = define({ a: 1 });\nexport class Thing {}\nconst make = () => z.string();';
    expect(changed(text)).toBe(text);
  });
});

describe('a lazy schema', () => {
  const built = vi.fn(() => z.object({ name: z.string().trim(), kind: lazySchema(() => z.enum(['a', 'b'])) }));
  const Thing = lazySchema(built);

  it('is built once, on first use', () => {
    built.mockClear();
    const Other = lazySchema(built);
    const outer = z.object({ other: Other });
    expect(built).not.toHaveBeenCalled();
    expect(outer.parse({ other: { name: ' x ', kind: 'a' } })).toEqual({ other: { name: 'x', kind: 'a' } });
    outer.parse({ other: { name: 'y', kind: 'b' } });
    expect(built).toHaveBeenCalledTimes(1);
  });

  it('is identified by its inner schema in lookups', () => {
    const form = z.object({
      name: lazySchema(() => typed(z.string().max(1))),
      more: lazySchema(() => typed(z.string()).min(9)),
    });
    const sent = { name: 'long', more: '' };
    expect(storedForm(lazySchema(() => form)).parse(sent)).toEqual(sent);
  });

  it('behaves like the schema itself', () => {
    expect(Thing instanceof z.ZodObject).toBe(true);
    expect(Thing.shape.kind.options).toEqual(['a', 'b']);
    expect(Thing.partial().parse({})).toEqual({});
    expect(Thing.extend({ more: z.int() }).safeParse({ name: 'x', kind: 'c', more: 1 }).error?.issues).toMatchObject([
      { path: ['kind'], code: 'invalid_value' },
    ]);
    expect(z.array(Thing).nullable().default([]).parse(undefined)).toEqual([]);
    const union = z.discriminatedUnion('type', [
      lazySchema(() => z.object({ type: z.literal('one'), a: z.int() })),
      lazySchema(() => z.object({ type: z.literal('two') })),
    ]);
    expect(union.parse({ type: 'one', a: 1 })).toEqual({ type: 'one', a: 1 });
    expect(union.safeParse({ type: 'three' }).success).toBe(false);
    expect(
      z
        .record(
          lazySchema(() => z.enum(['x', 'y'])),
          z.int(),
        )
        .parse({ x: 1, y: 2 }),
    ).toEqual({ x: 1, y: 2 });
  });
});

import { billingLimits } from '@shared/money/billing/billing-limits';
import { checkoutMethods, invoiceMethods } from '@shared/money/billing/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingWorld } from '../billing.fixture';
import { createOfferedMethods } from './offered-methods';

const world = (offered: string[] = ['card']) => {
  const { provider, deps } = billingWorld('org_1');
  provider.offered = offered;
  let asked = 0;
  const counted = {
    offeredMethods: () => {
      asked += 1;
      return provider.port.offeredMethods();
    },
  };
  const later = (minutes: number) => {
    provider.now = new Date(provider.now.getTime() + minutes * 60_000);
  };
  return { provider, later, asked: () => asked, read: createOfferedMethods({ ...deps, provider: counted }), deps };
};

describe('the offered payment methods', () => {
  it('are exactly those the provider offers, in our order, without unknown ones', async () => {
    const all = [...new Set([...checkoutMethods, ...invoiceMethods, 'sofort', 'new_kind'])];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(all), async (offered) => {
        const { checkout, invoice } = await world(offered).read();
        expect(checkout).toEqual(checkoutMethods.filter((it) => offered.includes(it)));
        expect(invoice).toEqual(invoiceMethods.filter((it) => offered.includes(it)));
      }),
    );
  });

  it('are fetched once for concurrent readers, and again after some minutes', async () => {
    const { provider, later, asked, read } = world();
    const [first, second] = await Promise.all([read(), read()]);
    expect([first, asked()]).toEqual([second, 1]);
    provider.offered = ['card', 'paypal'];
    later(billingLimits.offeredMethodsMinutes - 1);
    expect((await read()).checkout).toEqual(['card']);
    later(1);
    expect((await read()).checkout).toEqual(['card', 'paypal']);
    expect(asked()).toBe(2);
  });

  it('fail while the provider is down, and are fetched again later', async () => {
    const { provider, read } = world();
    provider.down = true;
    await expect(read()).rejects.toMatchObject({ code: 'PROVIDER_DOWN' });
    provider.down = false;
    expect((await read()).checkout).toEqual(['card']);
  });

  it('are unavailable with billing off', () => {
    const { deps } = world();
    const read = createOfferedMethods({ ...deps, stage: { mode: 'off', graceUntil: null } });
    expect(read).toThrow(expect.objectContaining({ code: 'BILLING_OFF' }));
  });
});

import { afterEach, expect, it, vi } from 'vitest';

const hasStoredSession = vi.fn();
vi.mock('../auth/stored-session', () => ({ hasStoredSession }));

afterEach(() => vi.restoreAllMocks());

/** Resets modules, so that no other test has loaded the catalogs. */
const startAs = async (reader: 'member' | 'visitor') => {
  vi.resetModules();
  hasStoredSession.mockReturnValue(reader === 'member');
  const texts = await import('./i18n');
  await texts.startTexts();
  return texts;
};

it('doesn’t delay a visitor’s page', async () => {
  const { loadedCatalog, usesTexts, withTexts } = await startAs('visitor');
  usesTexts('webhooks');
  expect(await withTexts(Promise.resolve('page'))).toBe('page');
  expect(loadedCatalog('webhooks')).toBeUndefined();
});

it('loads all texts before a member’s page renders', async () => {
  const { loadedCatalog, usesTexts, withTexts } = await startAs('member');
  usesTexts('portfolio', 'wallet');
  expect(await withTexts(Promise.resolve('page'))).toBe('page');
  expect([loadedCatalog('portfolio'), loadedCatalog('wallet')]).not.toContain(undefined);
});

it('doesn’t wait offline for uncached texts', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { loadedCatalog, usesTexts, withTexts } = await startAs('member');
  usesTexts('reports', 'not-kept' as never);
  expect(await withTexts(Promise.resolve('page'))).toBe('page');
  expect(loadedCatalog('reports')).toBeDefined();
});

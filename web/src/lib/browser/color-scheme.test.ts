import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@shared/storage-keys';

const shown = () => document.documentElement.getAttribute('data-color-scheme');
const kept = () => window.localStorage.getItem(storageKeys.colorScheme);

let isDark = false;
beforeEach(() => {
  vi.resetModules();
  isDark = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isDark, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

describe('the appearance', () => {
  it('is stored for the next first paint, except the system’s', async () => {
    const { chooseAppearance } = await import('./color-scheme');
    chooseAppearance('dark');
    expect([shown(), kept()]).toEqual(['dark', 'dark']);
    chooseAppearance('system');
    expect([shown(), kept()]).toEqual(['light', null]);
    isDark = true;
    chooseAppearance('system');
    expect([shown(), kept()]).toEqual(['dark', null]);
  });

  it('follows the account once: a local choice stays while it is saved', async () => {
    const { chooseAppearance, followAppearance } = await import('./color-scheme');
    followAppearance(undefined);
    followAppearance('dark');
    expect(shown()).toBe('dark');
    chooseAppearance('light');
    followAppearance('dark');
    expect([shown(), kept()]).toEqual(['light', 'light']);
    followAppearance('light');
    followAppearance('dark');
    expect(shown()).toBe('dark');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenLanguage, followAccount, keepLanguage, switchLanguage } from './language-choice';

const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);

afterEach(() => {
  replace.mockClear();
  window.history.replaceState(null, '', '/');
});

describe('the language of a page', () => {
  it('is switched while the rest of the address stays', () => {
    window.history.replaceState(null, '', '/jobs?q=icu#results');
    switchLanguage('es');
    expect(replace.mock.calls).toEqual([['/es/jobs?q=icu#results']]);
    expect(chosenLanguage()).toBe('es');
  });

  it('follows the account once', () => {
    followAccount('fr');
    expect(replace.mock.calls).toEqual([['/fr']]);
    followAccount('es');
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('stays the visitor’s choice, and English needs no choice', () => {
    keepLanguage('en');
    followAccount('fr');
    window.localStorage.clear();
    followAccount('en');
    expect(replace).not.toHaveBeenCalled();
    expect(chosenLanguage()).toBeNull();
  });

  it('ignores unknown languages', () => {
    window.localStorage.setItem('language', 'de');
    expect(chosenLanguage()).toBeNull();
  });
});

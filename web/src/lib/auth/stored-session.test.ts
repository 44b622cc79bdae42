import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  announceSessionChange,
  forgetStoredSession,
  hasStoredSession,
  onSessionChange,
  sessionEndsWithTab,
} from './stored-session';

const user = 'CognitoIdentityServiceProvider.client.LastAuthUser';
const token = 'CognitoIdentityServiceProvider.client.ada.accessToken';

const changedElsewhere = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored session', () => {
  it('is found in either storage, with its kind', () => {
    expect(hasStoredSession()).toBe(false);
    localStorage.setItem(user, 'ada');
    expect([hasStoredSession(), sessionEndsWithTab()]).toEqual([true, false]);
    localStorage.clear();
    sessionStorage.setItem(user, 'ada');
    expect([hasStoredSession(), sessionEndsWithTab()]).toEqual([true, true]);
  });

  it('is deleted without touching anything else', () => {
    localStorage.setItem(user, 'ada');
    localStorage.setItem(token, 'x');
    localStorage.setItem('appearance', 'dark');
    forgetStoredSession();
    expect(Object.keys(localStorage)).toEqual(['appearance']);
  });

  it('reports changes from another tab and from this one', () => {
    const listener = vi.fn();
    const stop = onSessionChange(listener);
    changedElsewhere({ key: user, oldValue: null, newValue: 'ada' });
    changedElsewhere({ key: token, oldValue: 'a', newValue: 'b' });
    changedElsewhere({ key: user, oldValue: 'ada', newValue: null });
    changedElsewhere({ key: null });
    announceSessionChange('signedOut');
    expect(listener.mock.calls.flat()).toEqual(['signedIn', 'signedOut', 'signedOut', 'signedOut']);
    stop();
    announceSessionChange('signedOut');
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

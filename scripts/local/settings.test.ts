import { describe, expect, it } from 'vitest';
import { LocalError } from './local-error';
import { supportLinesFrom } from './settings';

describe('support phone and chat of the local stack', () => {
  it('come from the environment, or are null', () => {
    expect(supportLinesFrom({})).toEqual({ phone: null, chat: null });
    expect(supportLinesFrom({ SUPPORT_PHONE: '', SUPPORT_CHAT: '' })).toEqual({ phone: null, chat: null });
    expect(supportLinesFrom({ SUPPORT_PHONE: '+12025550143' })).toEqual({ phone: '+12025550143', chat: null });
  });

  it('are rejected at the start if unusable', () => {
    expect(() => supportLinesFrom({ SUPPORT_PHONE: '12', SUPPORT_CHAT: 'http://chat.test' })).toThrow(LocalError);
    expect(() => supportLinesFrom({ SUPPORT_PHONE: '12' })).toThrow('E.164');
  });
});

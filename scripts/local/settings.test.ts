import { describe, expect, it } from 'vitest';
import { LocalError } from './local-error';
import { supportLinesFrom } from './settings';

describe('phone and chat of support on this machine', () => {
  it('are those of the environment, or none', () => {
    expect(supportLinesFrom({})).toEqual({ phone: null, chat: null });
    expect(supportLinesFrom({ SUPPORT_PHONE: '', SUPPORT_CHAT: '' })).toEqual({ phone: null, chat: null });
    expect(supportLinesFrom({ SUPPORT_PHONE: '+12025550143' })).toEqual({ phone: '+12025550143', chat: null });
  });

  it('are refused at the start if no one could use them', () => {
    expect(() => supportLinesFrom({ SUPPORT_PHONE: '12', SUPPORT_CHAT: 'http://chat.test' })).toThrow(LocalError);
    expect(() => supportLinesFrom({ SUPPORT_PHONE: '12' })).toThrow('E.164');
  });
});

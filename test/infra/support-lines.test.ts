import { describe, expect, it } from 'vitest';
import { stageConfig, stages } from '../../infra/config';
import { synthesizeStage } from '../../infra/synthesis';

const phone = '+12025550143';
const chat = 'https://chat.company.com';

describe('phone and chat of support', () => {
  it.each(stages)('exist only where they are configured: not in %s', (stage) => {
    expect(stageConfig(stage).support).toEqual({ phone: null, chat: null });
  });

  it.each([
    ['a number as people write it', { phone: '(202) 555-0143', chat }, 'E.164'],
    ['a chat without TLS', { phone, chat: 'http://chat.company.com' }, 'https://'],
  ])('are refused at synthesis: %s', (_, support, reason) => {
    expect(() => synthesizeStage({ ...stageConfig('dev'), support }, null)).toThrow(reason);
  });
});

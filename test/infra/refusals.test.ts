import { describe, expect, it } from 'vitest';
import { stageConfig } from '../../infra/config';
import { refusalsOf } from '../../infra/refusals';
import { synthesise } from './stage';

const everyLanguage = { en: 'As agreed.', es: 'Lo acordado.', fr: 'Comme convenu.' };
const ready: Parameters<typeof refusalsOf>[0] = {
  config: {
    ...stageConfig('prod'),
    domain: { name: 'www.company.com', zoneName: 'company.com', zoneId: 'Z0000000000000000000' },
    mail: { domain: 'company.com', sender: 'no-reply' },
    alarmEmail: 'alarms@company.com',
    legalTexts: 'reviewed',
  },
  site: '/site',
  operator: {
    operator: 'Company, Inc.',
    address: '1 Main Street',
    legalNotices: 'legal@company.com',
    liability: everyLanguage,
    governingLaw: everyLanguage,
  },
};
const { config } = ready;

describe('prod', () => {
  it('deploys with all values that only its owners know', () => {
    expect(refusalsOf(ready)).toEqual([]);
  });

  it.each([
    ['the built site', { ...ready, site: null }, 'site is not built'],
    ['reviewed texts', { ...ready, config: { ...config, legalTexts: 'template' } }, 'are templates'],
    ['the operator', { ...ready, operator: null }, 'shared/legal/operator.ts'],
    ['a domain', { ...ready, config: { ...config, domain: null } }, 'set domain'],
    ['a mail domain', { ...ready, config: { ...config, mail: stageConfig('prod').mail } }, 'set mail.domain'],
    ['an address for alarms', { ...ready, config: { ...config, alarmEmail: null } }, 'set alarmEmail'],
    ['a scanner', { ...ready, config: { ...config, scanUploads: false } }, 'set scanUploads'],
  ] as const)('is refused without %s', (_, lacking, reason) => {
    expect(refusalsOf(lacking)).toEqual([expect.stringContaining(reason)]);
  });

  it('names all missing values at once, at the first stack', () => {
    const errors = synthesise('prod').messages.filter((message) => message.startsWith('error'));
    expect(errors).toHaveLength(1);
    for (const reason of refusalsOf({ config: stageConfig('prod'), site: null, operator: null })) {
      expect(errors[0]).toContain(reason);
    }
  });
});

it('only warns in another stage', () => {
  const { messages } = synthesise('dev');
  expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  expect(messages.filter((message) => message.includes('Alarms reach no one'))).toHaveLength(1);
});

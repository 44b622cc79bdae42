import { describe, expect, it } from 'vitest';
import { stages, type StageConfig } from '../../infra/config';
import { synthesise } from './stage';

const ownDomain: Partial<StageConfig> = {
  domain: { name: 'www.wardline.test', zoneName: 'wardline.test', zoneId: 'Z0000000000000000000' },
  mail: { domain: 'wardline.test', sender: 'no-reply' },
  alarmEmail: 'on-call@wardline.test',
  providers: {
    Google: { clientId: 'google-client', secretName: 'wardline/google' },
    LinkedIn: { clientId: 'linkedin-client', secretName: 'wardline/linkedin' },
  },
};

describe('cdk-nag AwsSolutions', () => {
  it.each(stages)('has no unexplained finding in %s', (stage) => {
    expect(synthesise(stage).findings()).toEqual([]);
  });

  it('has none with a domain and identity providers', () => {
    expect(synthesise('prod', { config: ownDomain }).findings()).toEqual([]);
  });

  it('has none behind another CDN', () => {
    expect(synthesise('dev', { config: { siteUrl: 'http://localhost:5173' } }).findings()).toEqual([]);
  });
});

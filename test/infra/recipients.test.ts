import { expect, it } from 'vitest';
import { recipients } from '../../shared/legal/disclosures';
import { stageConfig, stages } from '../../infra/config';

const known = Object.values(recipients).flat();

/** Without scheme and port. */
const hostOf = (url: string): string => url.replace(/^\w+:(?:\/\/)?/, '').replace(/[:/].*$/, '');

it.each(stages)('the privacy policy names every operator whose servers %s reaches', (stage) => {
  const { call, registryUrl, stripe } = stageConfig(stage);
  for (const host of [...call.stun, ...(call.turn?.urls ?? []), registryUrl, stripe.apiBase].map(hostOf)) {
    expect(known.filter((it) => host === it || host.endsWith(`.${it}`))).toHaveLength(1);
  }
});

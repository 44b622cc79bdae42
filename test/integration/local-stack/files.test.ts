import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { png } from '@lambdas/platform/files/images.fake';
import { freePort } from '../../../scripts/local/ports';
import { sendFile } from '../../../scripts/seed/images/send-file';
import { api } from '../../support/client';
import { registerEmployer } from '../../support/people';
import { startTestStack } from '../../support/stack';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

it('keeps files between runs and lets the site send and show them', { timeout: 180_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardline-files-'));
  stops.push(() => rm(dataDir, { recursive: true, force: true }));
  const options = { dataDir, ports: { gateway: await freePort() }, serveSite: true };

  const first = await startTestStack(options);
  stops.push(first.stop);
  const { token } = await registerEmployer();
  const announced = { contentType: 'image/png' as const, size: png().length };
  const target = (await api(organizationRoutes.requestLogoUpload, { body: announced }, { token })).body;
  const page = await fetch(`${first.gateway}/`);
  // connect-src must include the upload origin.
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toContain(new URL(target.url).origin);
  await sendFile(target, png());
  const { body } = await api(organizationRoutes.setLogo, { body: { uploadId: target.uploadId } }, { token });
  expect(body.logo_url).toBeTruthy();
  await first.stop();

  const second = await startTestStack(options);
  stops.push(second.stop);
  const shown = await fetch(`${second.gateway}${body.logo_url}`);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(png());
  expect(shown.headers.get('content-type')).toBe('image/png');
});

import { expect, it } from 'vitest';
import { changeAppearance, changeTimeZone, saveAccountDetails } from './own-settings';
import { confirmedProfessional } from './steps.fixture';
import { professional } from './people.fixture';
import { World } from './world.fixture';

const { email } = professional;
const unknown = '00000000-0000-4000-8000-000000000000';
const named = { firstName: 'Adela', lastName: 'Meyer-Ruiz', phone: '+12025550143', jobTitle: 'Recruiter' };

it('a chosen time zone is kept; the browser’s is stored only if there is none', async () => {
  const world = new World();
  const userId = await confirmedProfessional(world);
  const change = (timeZone: string, assumed?: true) => changeTimeZone(world.deps, userId, { timeZone, assumed });
  expect(await change('America/Chicago', true)).toEqual({ timeZone: 'America/Chicago' });
  expect(await change('Europe/Paris', true)).toEqual({ timeZone: 'America/Chicago' });
  expect(await change('Asia/Tokyo')).toEqual({ timeZone: 'Asia/Tokyo' });
});

it('the appearance is stored with the account', async () => {
  const world = new World();
  const userId = await confirmedProfessional(world);
  for (const appearance of ['dark', 'dark', 'system'] as const) {
    expect(await changeAppearance(world.deps, userId, appearance)).toEqual({ appearance });
    expect(world.accountOf(email)?.appearance).toBe(appearance);
  }
});

it('details are saved from the version that was read', async () => {
  const world = new World();
  const userId = await confirmedProfessional(world);
  expect(await saveAccountDetails(world.deps, userId, { ...named, version: 0 })).toEqual({ ...named, version: 1 });
  expect(world.accountOf(email)).toMatchObject(named);
  const late = saveAccountDetails(world.deps, userId, { ...named, firstName: 'Ada', version: 0 });
  await expect(late).rejects.toMatchObject({ code: 'STALE_VERSION' });
  expect(world.accountOf(email)?.firstName).toBe('Adela');
});

it('nothing is stored for a deleted account', async () => {
  const { deps } = new World();
  const gone = { code: 'NOT_FOUND' };
  await expect(changeTimeZone(deps, unknown, { timeZone: 'Europe/Paris' })).rejects.toMatchObject(gone);
  await expect(changeAppearance(deps, unknown, 'dark')).rejects.toMatchObject(gone);
  await expect(saveAccountDetails(deps, unknown, { ...named, version: 0 })).rejects.toMatchObject(gone);
});

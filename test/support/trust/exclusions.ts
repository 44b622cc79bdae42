import { profileRoutes } from '@shared/people/api/profiles.routes';
import { api, gatewayAddress } from '../client';
import { profile } from '../marketplace';
import { registerProfessional, type Person } from '../people';

const local = (path: string) => fetch(`${gatewayAddress()}/_local/${path}`, { method: 'POST' });

/** An entry of the local exclusion list emulator. */
export const listedNames = { firstName: 'Fintan', lastName: "O'Shaughlin" } as const;
const listedBirthDate = '1980-03-03';

/** A professional with an entry's name and birth date, already compared with the list. */
export const registerListed = async (): Promise<Person> => {
  await local('schedules/import-watch-lists');
  const person = await registerProfessional(listedNames);
  const body = { profile: profile({ ...listedNames, dateOfBirth: listedBirthDate }), version: 0 };
  const saved = await api(profileRoutes.saveMyProfile, { body }, { token: person.token });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  await local('drain');
  return person;
};

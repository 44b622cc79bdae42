import { referenceRoutes } from '@shared/people/api/references.routes';
import type { OwnReference, ReferenceAnswer, ReferenceForm } from '@shared/people/model/reference';
import { paths, pathTo } from '@shared/paths';
import { api } from '../client';
import type { Person } from '../people';

export const referenceForm = (email: string, overrides: Partial<ReferenceForm> = {}): ReferenceForm => ({
  name: 'Dana Fields',
  title: 'Nurse manager',
  facility: 'St. Mary Hospital',
  website: '',
  email,
  unit: 'icu',
  startedOn: '2023-01-09',
  endedOn: '2025-06-30',
  permission: true,
  ...overrides,
});

export const referenceAnswer = (overrides: Partial<ReferenceAnswer> = {}): ReferenceAnswer => ({
  accurate: true,
  correction: '',
  marks: {
    clinicalJudgment: 5,
    reliability: 5,
    teamwork: 4,
    communication: 4,
    documentation: 5,
    adaptability: 3,
  },
  rehire: 'yes',
  strengths: 'Calm with very sick patients, and new colleagues learn from her.',
  more: '',
  mayCall: false,
  phone: '',
  ...overrides,
});

export const ask = async (
  { token }: Pick<Person, 'token'>,
  email: string,
  overrides: Partial<ReferenceForm> = {},
): Promise<OwnReference> => {
  const reply = await api(referenceRoutes.askForReference, { body: referenceForm(email, overrides) }, { token });
  if (reply.status !== 201) throw new Error(`ask answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};

const prefix = pathTo(paths.reference, { token: '' });
export const leadsToRequest = (link: string): boolean => link.includes(prefix);

export const requestTokenIn = (links: readonly string[]): string => {
  const link = links.find(leadsToRequest);
  if (!link) throw new Error('The email has no link to a reference request.');
  return decodeURIComponent(new URL(link).pathname.split(prefix)[1]!);
};

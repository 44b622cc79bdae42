import { expect, type Page } from '@playwright/test';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import type { TeamRole } from '@shared/core/model/enumerations';
import { paths, pathTo } from '@shared/paths';
import { api } from '../../support/client';
import { mailsTo, registerInvited } from '../../support/people';
import { mailTo, uniqueEmail, type Employer, type Person } from '../support';

const prefix = pathTo(paths.invitation, { token: '' });

const isInvitation = (link: string): boolean => link.includes(prefix);

export const invitationPath = async (email: string, known: readonly string[] = []): Promise<string> => {
  const isNew = (link: string): boolean => isInvitation(link) && !known.includes(link);
  const { links } = await mailTo(email, (mail) => mail.links.some(isNew));
  return new URL(links.find(isNew)!).pathname;
};

export const tokenOf = (path: string): string => decodeURIComponent(path.slice(prefix.length));

type Invited = { email?: string; role?: TeamRole; firstName?: string; lastName?: string };

export const invite = async (admin: Person, person: Invited & { email: string }): Promise<string> => {
  const known = (await mailsTo(person.email)).flatMap(({ links }) => links);
  const body = { firstName: 'Ina', lastName: 'Invited', role: 'member' as const, department: 'Cardiology', ...person };
  const reply = await api(organizationRoutes.inviteMember, { body }, { token: admin.token });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return invitationPath(person.email, known);
};

export const newTeammate = async (admin: Person, person: Invited = {}): Promise<Employer> => {
  const email = person.email ?? uniqueEmail('mate');
  const names = { firstName: person.firstName ?? 'Mia', lastName: person.lastName ?? 'Member' };
  return registerInvited(tokenOf(await invite(admin, { ...names, ...person, email })), { ...names, email });
};

export const newTeamless = async (admin: Person): Promise<Employer> => {
  const mate = await newTeammate(admin);
  const params = { userId: mate.userId };
  expect((await api(organizationRoutes.removeMember, { params }, { token: admin.token })).status).toBe(200);
  return mate;
};

export const chooseFor = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

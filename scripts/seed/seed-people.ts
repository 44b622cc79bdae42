import { dialable } from '@shared/core/model/phone-number';
import { hashEmail } from '@lambdas/accounts/accounts/address';
import { register } from '@lambdas/accounts/accounts/registration/register';
import { verifyOtp } from '@lambdas/accounts/accounts/codes/verify-otp';
import type { Deps as AccountDeps } from '@lambdas/accounts/accounts/ports';
import { inviteMember } from '@lambdas/organizations/organizations/invite-member';
import { listInvitations } from '@lambdas/organizations/organizations/manage-invitations';
import { saveOrganization } from '@lambdas/organizations/organizations/save-organization';
import { setLogo } from '@lambdas/organizations/organizations/set-logo';
import { saveMemberPrivacy } from '@lambdas/people/profiles/profile-privacy';
import { systemClock } from '@lambdas/platform/clock';
import { requestUpload } from '@lambdas/platform/files/request-upload';
import { invitationToken } from '@lambdas/store/organizations/organizations/invitation-token';
import { officeZone } from '@shared/core/rules/business-days';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { zoneOfPlace } from '@shared/core/rules/places/place-zone';
import { currentTerms } from '@shared/legal/documents';
import type { Registration } from '@shared/accounts/model/account';
import type { CompanyContact } from '@shared/organizations/model/organization';
import { createHash } from 'node:crypto';
import { allDone } from './all-done';
import type { SeedContact, SeedMember, SeedOrganization, SeedPerson } from './data/seed-organization';
import { demoEmail, demoPassword } from './demo-accounts';
import { drawLogo, drawnLogos } from './images/draw-logo';
import { showFacilities, showPhoto } from './images/seed-photos';
import { seedClock } from './seed-clock';
import { seedPlan, seedBalance } from './seed-plans';
import type { Member, Services } from './seed-services';
import { sendFile, whenScanned } from './images/send-file';

/** `step`: counts one unit of the progress. */
export type SeedContext = { services: Services; now: Date; deployed: boolean; step: () => void };

/** Settings of every team in the demo: presence in conversations, and views that professionals see. */
const seenByProfessionals = {
  showOnlineStatus: true,
  phoneOnJobs: true,
  activityTracking: true,
  analyticsTracking: false,
};

/**
 * A documentation address (RFC 5737) for each person: registrations from a single one would reach its limit, especially if
 * an interrupted run registers some again.
 */
const ipOf = (key: string): string => `192.0.2.${createHash('sha256').update(key).digest()[0]!}`;

/** Account age in days, before the oldest job. */
export const accountAge = 60;

/** Account dependencies with a known code, so no email is needed: the same after an interruption, when it may be sent already. */
const quietly = (deps: AccountDeps, context: SeedContext, key: string) => {
  const code = String(createHash('sha256').update(`code ${key}`).digest().readUInt32BE() % 1e6).padStart(6, '0');
  const quiet: AccountDeps = {
    ...deps,
    secrets: { ...deps.secrets, otp: () => code },
    mailer: { send: async () => undefined },
    clock: seedClock(context.now, key, accountAge),
  };
  return { quiet, code };
};

type Choice = Pick<Registration, 'userType' | 'organization' | 'invitationToken'>;

export const ensureAccount = async (
  context: SeedContext,
  person: SeedPerson,
  choice: () => Promise<Choice>,
): Promise<{ userId: string; created: boolean }> => {
  const { accounts } = context.services;
  const email = demoEmail(person, context.deployed);
  const emailHash = await hashEmail(accounts, email);
  const owner = await accounts.accounts.ownerOf(emailHash);
  if (owner?.state === 'confirmed') return { userId: owner.userId, created: false };
  const { quiet, code } = quietly(accounts, context, person.key);
  const { firstName, lastName, language = 'en' } = person;
  const phone = dialable(person.phone) ?? '';
  const own = { firstName, lastName, phone, email, language, password: demoPassword(), acceptedTerms: currentTerms };
  // For a taken address, only the code is sent again.
  const registration = { ...own, ...(owner ? { userType: 'doctor' as const } : await choice()) };
  const ip = ipOf(person.key);
  await register(quiet, registration, ip);
  const registered = await accounts.accounts.ownerOf(emailHash);
  if (!registered) throw new Error(`${person.key} could not be registered.`);
  if (registered.state !== 'confirmed') {
    await verifyOtp(quiet, { email, type: 'email_verification', code, ip });
  }
  if (!owner && registration.userType === 'employer') {
    await saveMemberPrivacy(context.services.profiles, { userId: registered.userId, ...seenByProfessionals });
  }
  return { userId: registered.userId, created: true };
};

/** Sets the time zone of their city, like a browser there. */
export const liveIn = async ({ services: { accounts } }: SeedContext, userId: string, place: string): Promise<void> => {
  await loadGazetteer();
  await accounts.ownSettings.changeTimeZone(userId, zoneOfPlace(place) ?? officeZone, true);
};

const seatOf = ({ profile }: SeedOrganization): string =>
  [profile.headquarters_city, profile.headquarters_state].filter(Boolean).join(', ');

const joinTeam = async (
  context: SeedContext,
  person: SeedMember,
  { founder, seat }: { founder: Member; seat: string },
): Promise<Member & { key: string }> => {
  const { organizations } = context.services;
  const { organizationId } = founder;
  const { userId } = await ensureAccount(context, person, async () => {
    const email = demoEmail(person, context.deployed);
    const { firstName, lastName, role, department } = person;
    const invitation = { organizationId, invitedBy: founder.userId, firstName, lastName, email, role, department };
    // Links expire, so this invitation is from today.
    const { invitationId } = await inviteMember({ ...organizations, clock: systemClock }, invitation, {
      role: 'admin',
    });
    return { userType: 'employer', invitationToken: await invitationToken(organizations.hash, invitationId) };
  });
  await liveIn(context, userId, seat);
  await showPhoto(context.services, person.key, { userId, hasProfile: false });
  return { key: person.key, userId, organizationId, role: person.role };
};

const numbered = (contact: SeedContact, index: number): CompanyContact => ({
  ...contact,
  id: `cnt_${String(index + 1).padStart(26, '0')}`,
});

const fillCompanyProfile = async (
  context: SeedContext,
  organizationId: string,
  { key, profile, contacts }: SeedOrganization,
): Promise<void> => {
  const { organizations } = context.services;
  const stored = await organizations.organizations.get(organizationId);
  if (stored?.version !== 1) return;
  const email = `careers@${new URL(profile.website).hostname}`;
  await saveOrganization(
    { ...organizations, clock: seedClock(context.now, key, accountAge) },
    { organizationId, profile: { ...profile, email, contacts: contacts.map(numbered) }, version: stored.version },
  );
};

const showLogo = async (
  { services: { organizations } }: SeedContext,
  organizationId: string,
  { key }: SeedOrganization,
): Promise<void> => {
  const drawing = Object.entries(drawnLogos).find(([name]) => name === key)?.[1];
  const stored = await organizations.organizations.get(organizationId);
  if (!drawing || !stored || stored.logo_url !== null) return;
  const content = drawLogo(drawing);
  const target = await requestUpload(organizations, { owner: organizationId, kind: 'logo', contentType: 'image/png' });
  await sendFile(target, content);
  await whenScanned(() => setLogo(organizations, { organizationId, uploadId: target.uploadId }));
};

const inviteSomebody = async (
  { services: { organizations }, deployed }: SeedContext,
  { organizationId, userId }: Member,
  { invited }: SeedOrganization,
): Promise<void> => {
  if (!invited) return;
  const { firstName, lastName, role, department } = invited;
  const email = demoEmail(invited, deployed);
  const open = await listInvitations(organizations, organizationId);
  if (open.some((invitation) => invitation.email === email)) return;
  const invitation = { organizationId, invitedBy: userId, firstName, lastName, email, role, department };
  await inviteMember({ ...organizations, clock: systemClock }, invitation, { role: 'admin' });
};

export type Founder = Member & { key: string };

/** Includes the plan, which is needed before the team and jobs that it allows. */
export const seedFounder = async (
  context: SeedContext,
  organization: SeedOrganization,
  staffId: string,
): Promise<Founder> => {
  const [first] = organization.team;
  const { userId } = await ensureAccount(context, first, async () => ({
    userType: 'employer',
    organization: organization.profile.company_name,
  }));
  await liveIn(context, userId, seatOf(organization));
  const me = await context.services.accounts.accounts.me(userId);
  if (!me?.membership) throw new Error(`${first.key} has no organization.`);
  const { organizationId } = me.membership;
  await seedPlan(context, organization.key, { ownerId: organizationId, staffId });
  await seedBalance(context, organization.key, { ownerId: organizationId });
  return { key: first.key, userId, organizationId, role: first.role };
};

export const seedOrganization = async (
  context: SeedContext,
  organization: SeedOrganization,
  founder: Founder,
): Promise<Map<string, Member>> => {
  const [first, ...others] = organization.team;
  await fillCompanyProfile(context, founder.organizationId, organization);
  await showLogo(context, founder.organizationId, organization);
  await showFacilities(context.services, organization.key, founder.organizationId);
  await showPhoto(context.services, first.key, { userId: founder.userId, hasProfile: false });
  const members = await allDone(
    others.map((person) => joinTeam(context, person, { founder, seat: seatOf(organization) })),
  );
  await inviteSomebody(context, founder, organization);
  return new Map([founder, ...members].map(({ key, ...member }) => [key, member]));
};

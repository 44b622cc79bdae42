import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { Offer, OfferForm, OfferTerms } from '@shared/hiring/model/offer';
import { api } from './client';
import { dayFromNow } from './marketplace';
import type { Person } from './people';

const expectStatus = <T extends { status: number; body: unknown }>(reply: T, status: number, step: string): T => {
  if (reply.status !== status) throw new Error(`${step} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply;
};
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

export const moveApplication = async (
  employer: Pick<Person, 'token'>,
  applicationId: string,
  ...statuses: ApplicationStatus[]
): Promise<void> => {
  const params = { applicationId };
  let { version } = expectStatus(
    await api(applicationRoutes.getApplication, { params }, as(employer)),
    200,
    'read',
  ).body;
  for (const status of statuses) {
    const body = { status, reason: '', version };
    const moved = await api(applicationRoutes.changeApplicationStatus, { params, body }, as(employer));
    ({ version } = expectStatus(moved, 200, `move to ${status}`).body);
  }
};

export const offerTerms = (overrides: Partial<OfferTerms> = {}): OfferTerms => ({
  jobType: 'full_time',
  startOn: dayFromNow(14),
  endOn: null,
  payCents: 150_00,
  rate: 'hour',
  currency: 'USD',
  hoursPerWeek: 36,
  location: 'Boston, MA',
  notes: '',
  ...overrides,
});

type Named = { me: Pick<Person['me'], 'firstName' | 'lastName'> };
type Signer = Named & Pick<Person, 'token'>;

export const nameOf = ({ me }: Named): string => `${me.firstName} ${me.lastName}`;

export const offerForm = (signer: Named, overrides: Partial<OfferTerms> = {}): OfferForm => ({
  terms: offerTerms(overrides),
  expiresOn: dayFromNow(10),
  signedAs: nameOf(signer),
});

/** Requires a scheduled interview or a later status. */
export const makeOffer = async (
  employer: Signer,
  applicationId: string,
  terms: Partial<OfferTerms> = {},
): Promise<Offer> =>
  expectStatus(
    await api(offerRoutes.makeOffer, { params: { applicationId }, body: offerForm(employer, terms) }, as(employer)),
    201,
    'make offer',
  ).body;

export const acceptOffer = async (
  { token }: Pick<Person, 'token'>,
  { offerId, termsHash, professional }: Offer,
): Promise<Offer> =>
  expectStatus(
    await api(
      offerRoutes.acceptOffer,
      { params: { offerId }, body: { termsHash, signedAs: professional.name } },
      { token },
    ),
    200,
    'accept offer',
  ).body;

export const offered = async (
  employer: Signer,
  applicationId: string,
  terms: Partial<OfferTerms> = {},
): Promise<Offer> => {
  await moveApplication(employer, applicationId, 'shortlisted', 'interview_scheduled');
  return makeOffer(employer, applicationId, terms);
};

export const hire = async (
  employer: Signer,
  professional: Pick<Person, 'token'>,
  applicationId: string,
  terms: Partial<OfferTerms> = {},
): Promise<{ offer: Offer; placementId: string }> => {
  const offer = await acceptOffer(professional, await offered(employer, applicationId, terms));
  if (!offer.placementId) throw new Error('The accepted offer has no placement.');
  return { offer, placementId: offer.placementId };
};

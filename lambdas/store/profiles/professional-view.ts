import { isCompleteEnough } from '@shared/domain/completion';
import { offeredWeek } from '@shared/domain/offered-week';
import type { PortfolioItem } from '@shared/model/portfolio';
import type { StoredProfile } from '@shared/model/professional';
import type { ProfessionalCard, ProfessionalView, ResponseTime, ViewAccess } from '@shared/model/professional-view';
import type { VerifiedBadge } from '@shared/model/verification';
import { fullName, initialsOf, shortName, withoutNames } from './display-names';

/** A professional as they are kept: what the views are cut from. Private details are no part of it. */
export type Professional = {
  profile: StoredProfile;
  account: { firstName: string; lastName: string; email: string; phone: string };
  badges: readonly VerifiedBadge[];
  /** Null until there are reviews. */
  rating: ProfessionalCard['rating'];
};

/** Who looks. `organizationId` is that of a member. */
export type Reader = { userId: string | null; organizationId: string | null; isSupport: boolean };

export const anybody: Reader = { userId: null, organizationId: null, isSupport: false };

/** In the search: not private, and complete enough. */
export const isListed = ({ privacy, profile_completion }: StoredProfile): boolean =>
  privacy.visibility !== 'private' && isCompleteEnough(profile_completion);

/** How much this reader may see; null for one to whom the profile does not exist. */
export const accessTo = (profile: StoredProfile, reader: Reader, hasApplied: boolean): ViewAccess | null => {
  const { userId, organizationId, isSupport } = reader;
  if (userId === profile.userId) return 'own';
  if (isSupport) return 'full';
  if (organizationId !== null) {
    if (profile.blockedOrganizations.includes(organizationId)) return null;
    if (hasApplied) return 'full';
  }
  if (!isListed(profile)) return null;
  return organizationId === null ? 'limited' : 'standard';
};

/** Readers of these see who an anonymous professional is. */
const knowsName = (access: ViewAccess): boolean => access === 'full' || access === 'own';

const placesOf = ({ employment, education }: StoredProfile): string[] => [
  ...employment.map(({ employer }) => employer),
  ...education.map(({ institution }) => institution),
];

/** What of a professional one reader may see, and how their own words are shown. */
const shownTo = ({ profile, account }: Professional, access: ViewAccess) => {
  const anonymous = profile.privacy.visibility === 'anonymous';
  const hidden = anonymous && !knowsName(access);
  const limited = access === 'limited';
  const places = hidden || limited ? placesOf(profile) : [];
  const names = [...(hidden ? [account.firstName] : []), ...(hidden || limited ? [account.lastName] : [])];
  return {
    anonymous,
    hidden,
    limited,
    /** Names that are not shown must not be told by texts either. */
    text: (text: string): string => withoutNames(text, [...places, ...names]),
    /** People are called like places. */
    place: (text: string): string => withoutNames(text, places),
  };
};
type Shown = ReturnType<typeof shownTo>;

/** What others say of a professional, without the names that this reader does not see. */
export const namesLeftOut = (person: Professional, access: ViewAccess): ((text: string) => string) =>
  shownTo(person, access).text;

const displayName = ({ account }: Professional, { hidden, limited }: Shown): string =>
  hidden ? initialsOf(account) : limited ? shortName(account) : fullName(account);

const hourlyRate = ({
  hourlyRateMinCents,
  hourlyRateMaxCents,
  currency,
}: StoredProfile): ProfessionalCard['hourlyRate'] =>
  hourlyRateMinCents === null && hourlyRateMaxCents === null
    ? null
    : { minCents: hourlyRateMinCents, maxCents: hourlyRateMaxCents, currency };

const cardOf = (person: Professional, shown: Shown): ProfessionalCard => {
  const { profile, badges, rating } = person;
  const { hidden, limited, text } = shown;
  return {
    userId: profile.userId,
    displayName: displayName(person, shown),
    anonymous: shown.anonymous,
    photo_url: hidden ? null : profile.photo_url,
    title: text(profile.title),
    specialty: profile.specialty,
    subSpecialty: text(profile.subSpecialty),
    experience: profile.experience,
    location: shown.place(profile.location),
    languages: text(profile.languages),
    availabilityStatus: profile.availability.status,
    badges: badges.map((badge) => ({ ...badge, label: text(badge.label) })),
    rating,
    hourlyRate: limited ? null : hourlyRate(profile),
    bio: limited ? null : text(profile.bio),
    skills: limited ? null : text(profile.skills),
  };
};

/** A row of a list. */
export const professionalCard = (person: Professional, access: ViewAccess): ProfessionalCard =>
  cardOf(person, shownTo(person, access));

const isNamed = (entry: object, fields: readonly string[]): boolean =>
  fields.some((field) => Boolean(entry[field as keyof typeof entry]));

/** Without employers also without what may name them: the place and the description. */
const employmentOf = ({ profile }: Professional, { hidden, limited, text }: Shown): ProfessionalView['employment'] => {
  const bare = hidden || limited;
  return profile.employment
    .filter((entry) => isNamed(entry, ['position', 'employer']))
    .map((entry) => ({
      ...entry,
      position: text(entry.position),
      ...(bare && { employer: '', location: '', description: '' }),
    }));
};

const educationOf = ({ profile }: Professional, { hidden, limited, text }: Shown): ProfessionalView['education'] => {
  const bare = hidden || limited;
  return profile.education
    .filter((entry) => isNamed(entry, ['degree', 'institution', 'field']))
    .map(({ certificateNumber: _number, credentialId: _id, verificationUrl: _url, ...entry }) => ({
      ...entry,
      degree: text(entry.degree),
      field: text(entry.field),
      ...(bare && { institution: '', description: '' }),
    }));
};

const licensesOf = (person: Professional, access: ViewAccess, { text }: Shown): ProfessionalView['licenses'] =>
  person.profile.licenses
    .filter((entry) => isNamed(entry, ['name', 'number']))
    .map((entry) => ({
      ...entry,
      name: text(entry.name),
      issuingBody: text(entry.issuingBody),
      number: knowsName(access) ? entry.number : null,
    }));

const availabilityOf = ({ profile }: Professional, { limited }: Shown): ProfessionalView['availability'] => {
  if (limited) return null;
  const { unavailableDates: _dates, status: _status, ...week } = profile.availability;
  return { ...week, ...offeredWeek(profile.availability) };
};

const contactOf = (
  { profile, account }: Professional,
  access: ViewAccess,
  shown: Shown,
): ProfessionalView['contact'] => {
  const asked = access === 'standard' && profile.privacy.contactInfoVisible && !shown.hidden;
  return asked || knowsName(access) ? { email: account.email, phone: account.phone } : null;
};

/** What belongs to the page and not to the profile. */
export type ViewExtras = {
  /** May be empty for readers who do not see the items. */
  portfolio: readonly PortfolioItem[];
  portfolioCount: number;
  online: boolean;
  responseTime: ResponseTime | null;
  saved: boolean | null;
};

/**
 * A whole profile as one reader sees it. This is the one place that decides: search documents, lists and pages are made
 * here, and no other code hands out a profile to anybody but its owner.
 */
export const professionalView = (
  person: Professional,
  access: ViewAccess,
  { portfolio, portfolioCount, online, responseTime, saved }: ViewExtras,
): ProfessionalView => {
  const { profile } = person;
  const shown = shownTo(person, access);
  const { hidden, limited } = shown;
  return {
    ...cardOf(person, shown),
    access,
    availability: availabilityOf(person, shown),
    employment: employmentOf(person, shown),
    education: educationOf(person, shown),
    licenses: licensesOf(person, access, shown),
    npiNumber: knowsName(access) ? profile.npiNumber : null,
    portfolio: hidden || limited ? [] : portfolio.map(({ version: _version, ...item }) => item),
    portfolioCount: hidden ? 0 : portfolioCount,
    contact: contactOf(person, access, shown),
    online: limited || !profile.privacy.showOnlineStatus ? null : online,
    responseTime,
    hasResume: knowsName(access) && profile.resume !== null,
    saved,
    updatedAt: profile.updatedAt,
  };
};

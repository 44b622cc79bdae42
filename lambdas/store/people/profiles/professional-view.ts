import { isCompleteEnough } from '@shared/people/rules/profile/completion';
import type { MatchedProfile } from '@shared/hiring/rules/match/match-subject-of';
import { askedPreferences } from '@shared/people/rules/work-flags';
import { offeredWeek } from '@shared/hiring/rules/interviews/offered-week';
import type { PortfolioItem } from '@shared/people/model/portfolio';
import type { StoredProfile } from '@shared/people/model/professional';
import type {
  ProfessionalCard,
  ProfessionalView,
  ResponseTime,
  ViewAccess,
} from '@shared/people/model/professional-view';
import type { VerifiedBadge } from '@shared/people/model/verification';
import type { ReviewedCredentials } from './reviewed-credentials';
import { fullName, initialsOf, regionOf, shortName, withoutNames } from './display-names';

/** Source of all views. Contains no private details. */
export type Professional = {
  profile: StoredProfile;
  account: { firstName: string; lastName: string; email: string; phone: string };
  badges: readonly VerifiedBadge[];
  /** IDs of credentials with a document. */
  documents: readonly string[];
  /** For matching; never shown. */
  reviewed: ReviewedCredentials;
  rating: ProfessionalCard['rating'];
};

/** `unverified`: the organization isn't verified. */
export type Reader = {
  userId: string | null;
  organizationId: string | null;
  isSupport: boolean;
  unverified?: true | undefined;
};

export const visitor: Reader = { userId: null, organizationId: null, isSupport: false };

/** Searchable: not private, complete enough, without a confirmed exclusion, and not hidden by moderators. */
export const isListed = ({ privacy, profile_completion, excluded, hidden }: StoredProfile): boolean =>
  privacy.visibility !== 'private' && isCompleteEnough(profile_completion) && !excluded && !hidden;

/** Null if the profile is hidden from this reader. */
export const accessTo = (profile: StoredProfile, reader: Reader, hasApplied: boolean): ViewAccess | null => {
  const { userId, organizationId, isSupport, unverified } = reader;
  if (userId === profile.userId) return 'own';
  if (isSupport) return 'full';
  if (organizationId !== null) {
    if (profile.blockedOrganizations.includes(organizationId)) return null;
    if (hasApplied) return 'full';
  }
  if (!isListed(profile)) return null;
  if (unverified) return 'unnamed';
  return organizationId === null ? 'limited' : 'standard';
};

/** Viewers who may see an anonymous professional's name. */
const knowsName = (access: ViewAccess): boolean => access === 'full' || access === 'own';

const placesOf = ({ employment, education }: StoredProfile): string[] => [
  ...employment.map(({ employer }) => employer),
  ...education.map(({ institution }) => institution),
];

const shownTo = ({ profile, account }: Professional, access: ViewAccess) => {
  const anonymous = profile.privacy.visibility === 'anonymous';
  const hidden = (anonymous && !knowsName(access)) || access === 'unnamed';
  const limited = access === 'limited' || access === 'unnamed';
  const places = hidden || limited ? placesOf(profile) : [];
  const names = [...(hidden ? [account.firstName] : []), ...(hidden || limited ? [account.lastName] : [])];
  return {
    anonymous,
    hidden,
    limited,
    /** Hidden names must not leak through free text. */
    text: (text: string): string => withoutNames(text, [...places, ...names]),
    /** Keeps people's names, which may also be place names, such as Austin. */
    place: (text: string): string => withoutNames(text, places),
  };
};
type Shown = ReturnType<typeof shownTo>;

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
    profession: profile.profession,
    npFocus: profile.npFocus,
    otherProfessions: profile.otherProfessions,
    specialty: profile.specialty,
    subSpecialty: text(profile.subSpecialty),
    experience: profile.experience,
    location: hidden ? regionOf(profile.location) : shown.place(profile.location),
    languages: profile.languages,
    availabilityStatus: profile.availability.status,
    badges: badges.map((badge) => ({ ...badge, label: text(badge.label) })),
    rating,
    hourlyRate: limited ? null : hourlyRate(profile),
    bio: limited ? null : text(profile.bio),
    skills: limited ? null : profile.skills.map(text).filter(Boolean),
  };
};

/** A limited card of the search for an organization that isn't verified. */
export const unnamedCard = (card: ProfessionalCard): ProfessionalCard => {
  const [firstName = '', ...rest] = card.displayName.split(' ');
  return {
    ...card,
    displayName: initialsOf({ firstName, lastName: rest.at(-1) ?? '' }),
    photo_url: null,
    location: regionOf(card.location) || card.location.split(',').at(-1)?.trim() || '',
  };
};

export const professionalCard = (person: Professional, access: ViewAccess): ProfessionalCard =>
  cardOf(person, shownTo(person, access));

const isNamed = (entry: object, fields: readonly string[]): boolean =>
  fields.some((field) => Boolean(entry[field as keyof typeof entry]));

/** Hidden employers also hide location and description, which may name them. */
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

const educationOf = (
  { profile }: Professional,
  access: ViewAccess,
  { hidden, limited, text }: Shown,
): ProfessionalView['education'] => {
  const bare = hidden || limited;
  return profile.education
    .filter((entry) => isNamed(entry, ['degree', 'institution', 'field']))
    .map((entry) => ({
      ...entry,
      degree: text(entry.degree),
      field: text(entry.field),
      ...(bare && { institution: '', description: '' }),
      ...(!knowsName(access) && { certificateNumber: null, credentialId: null, verificationUrl: null }),
    }));
};

const licensesOf = (person: Professional, access: ViewAccess, { text }: Shown): ProfessionalView['licenses'] =>
  person.profile.licenses
    .filter((entry) => entry.scope === 'letter' || isNamed(entry, ['name', 'number']))
    .map((entry) => ({
      ...entry,
      name: text(entry.name),
      issuingBody: text(entry.issuingBody),
      number: knowsName(access) ? entry.number : null,
    }));

const certificationsOf = (
  { profile }: Professional,
  access: ViewAccess,
  { limited, text }: Shown,
): ProfessionalView['certifications'] =>
  limited
    ? []
    : profile.certifications.map((held) => ({
        ...held,
        otherName: text(held.otherName),
        issuer: text(held.issuer),
        number: knowsName(access) ? held.number : null,
      }));

const availabilityOf = ({ profile }: Professional, { limited }: Shown): ProfessionalView['availability'] => {
  if (limited) return null;
  const { unavailableDates: _dates, status: _status, ...week } = profile.availability;
  return {
    ...week,
    ...offeredWeek(profile.availability),
    interests: profile.jobTypes,
    preferences: askedPreferences(profile.workPreferences),
  };
};

const contactOf = (
  { profile, account }: Professional,
  access: ViewAccess,
  shown: Shown,
): ProfessionalView['contact'] => {
  const asked = access === 'standard' && profile.privacy.contactInfoVisible && !shown.hidden;
  return asked || knowsName(access) ? { email: account.email, phone: account.phone } : null;
};

/** Selects the fields for matching. */
export const matchedProfileOf = ({ profile, reviewed }: Professional): MatchedProfile => ({ ...profile, ...reviewed });

export type ViewExtras = {
  portfolio: readonly PortfolioItem[];
  portfolioCount: number;
  online: boolean;
  responseTime: ResponseTime | null;
  saved: boolean | null;
};

/** The single point of access control: no other code exposes a profile to anyone but its owner. */
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
    education: educationOf(person, access, shown),
    licenses: licensesOf(person, access, shown),
    units: profile.units,
    certifications: certificationsOf(person, access, shown),
    documents: knowsName(access) ? [...person.documents] : [],
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

import type { PortfolioItem } from '@shared/model/portfolio';
import type { Education, Employment, License, StoredProfile } from '@shared/model/professional';
import { educationTypeLabels, licenseTypeLabels, portfolioTypeLabels, states } from '@shared/model/profile-vocabulary';

export type ResumeSource = {
  profile: StoredProfile;
  account: { firstName: string; lastName: string; email: string; phone: string };
  portfolio: readonly PortfolioItem[];
};

export type ResumeEntry = { heading: string; period: string; place: string; text: string };
export type ResumeSection = { title: string; text: string; entries: readonly ResumeEntry[] };
export type ResumeContent = {
  name: string;
  headline: string;
  contact: readonly string[];
  sections: readonly ResumeSection[];
};

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthOf = (day: string | null): string => (day === null ? '' : month.format(new Date(day)));

const joined = (parts: readonly string[], separator: string): string => parts.filter(Boolean).join(separator);

type Period = Pick<Employment, 'startDate' | 'endDate' | 'current'>;

const periodOf = ({ startDate, endDate, current }: Period): string =>
  joined([monthOf(startDate), current ? 'Present' : monthOf(endDate)], ' – ');

const latestFirst = (one: Period, other: Period): number => {
  const keyOf = ({ startDate, endDate, current }: Period) =>
    `${current ? '9999' : (endDate ?? startDate ?? '')}#${startDate ?? ''}`;
  return keyOf(one) < keyOf(other) ? 1 : -1;
};

const experience = (employment: readonly Employment[]): ResumeEntry[] =>
  employment
    .filter(({ position, employer }) => position || employer)
    .toSorted(latestFirst)
    .map((it) => ({
      heading: it.position || it.employer,
      period: periodOf(it),
      place: joined([it.position && it.employer, it.location], ', '),
      text: it.description,
    }));

const education = (entries: readonly Education[]): ResumeEntry[] =>
  entries
    .filter(({ institution, degree, field }) => institution || degree || field)
    .toSorted(latestFirst)
    .map((it) => {
      const subject = joined([it.degree, it.field], ', ');
      const kind = it.type === 'education' ? '' : educationTypeLabels[it.type];
      return {
        heading: subject || it.institution,
        period: periodOf(it),
        place: joined([kind, subject && it.institution], ', '),
        text: joined([it.certificateNumber && `Certificate ${it.certificateNumber}`, it.description], '\n'),
      };
    });

const licenses = (entries: readonly License[], npiNumber: string): ResumeEntry[] => [
  ...entries
    .filter(({ name }) => name)
    .map((it) => ({
      heading: it.name,
      period: it.expiryDate === null ? '' : `Expires ${monthOf(it.expiryDate)}`,
      place: joined([licenseTypeLabels[it.type], it.issuingBody, it.state === null ? '' : states[it.state]], ', '),
      text: it.number && `License number ${it.number}`,
    })),
  ...(npiNumber ? [{ heading: 'National Provider Identifier', period: '', place: npiNumber, text: '' }] : []),
];

const work = (portfolio: ResumeSource['portfolio']): ResumeEntry[] =>
  portfolio.map(({ title, type, date, description }) => ({
    heading: title,
    period: monthOf(date),
    place: portfolioTypeLabels[type],
    text: description,
  }));

const section = (title: string, text: string, entries: readonly ResumeEntry[] = []): ResumeSection => ({
  title,
  text,
  entries,
});

/**
 * Only job-related data: no photo, rate, date of birth, gender, home address or DEA number. Empty sections are omitted.
 */
export const resumeContent = ({ profile, account, portfolio }: ResumeSource): ResumeContent => {
  const years = profile.experience;
  const field = joined([profile.specialty ?? '', profile.subSpecialty], ' · ');
  const practice = years === null || years === 0 ? '' : `${years} ${years === 1 ? 'year' : 'years'} of experience`;
  const sections = [
    section('Summary', profile.bio),
    section('Experience', '', experience(profile.employment)),
    section('Education and training', '', education(profile.education)),
    section('Licenses and certifications', '', licenses(profile.licenses, profile.npiNumber)),
    section('Skills', profile.skills),
    section('Languages', profile.languages),
    section('Selected work', '', work(portfolio)),
  ];
  return {
    name: joined([account.firstName, account.lastName], ' '),
    headline: joined([profile.title, field, practice], '  |  '),
    contact: [account.email, account.phone, profile.location].filter(Boolean),
    sections: sections.filter(({ text, entries }) => text || entries.length > 0),
  };
};

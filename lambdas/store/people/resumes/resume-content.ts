import type { PortfolioItem } from '@shared/people/model/portfolio';
import type { Education, Employment, License, StoredProfile } from '@shared/people/model/professional';
import { isSubSpecialty, states } from '@shared/people/model/profile-vocabulary';
import type { LabelKey, ReaderText } from '@shared/text/catalog';
import { formatMonth } from '@shared/text/formats';
import type { Language } from '@shared/text/language';
import { documents } from '../../../platform/text/documents';
import { labelsIn } from '../../../platform/text/labels';

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

type Words = {
  t: ReaderText<'documents'>;
  label: (key: LabelKey) => string;
  month: (day: string | null) => string;
};

const wordsIn = (language: Language): Words => ({
  t: documents.in(language),
  label: labelsIn(language),
  month: (day) => (day === null ? '' : formatMonth(day, language)),
});

const joined = (parts: readonly string[], separator: string): string => parts.filter(Boolean).join(separator);

type Period = Pick<Employment, 'startDate' | 'endDate' | 'current'>;

const periodOf = ({ startDate, endDate, current }: Period, { t, month }: Words): string =>
  joined([month(startDate), current ? t('resume.present') : month(endDate)], ' – ');

const latestFirst = (one: Period, other: Period): number => {
  const keyOf = ({ startDate, endDate, current }: Period) =>
    `${current ? '9999' : (endDate ?? startDate ?? '')}#${startDate ?? ''}`;
  return keyOf(one) < keyOf(other) ? 1 : -1;
};

const experience = (employment: readonly Employment[], words: Words): ResumeEntry[] =>
  employment
    .filter(({ position, employer }) => position || employer)
    .toSorted(latestFirst)
    .map((it) => ({
      heading: it.position || it.employer,
      period: periodOf(it, words),
      place: joined([it.position && it.employer, it.location], ', '),
      text: it.description,
    }));

const education = (entries: readonly Education[], words: Words): ResumeEntry[] =>
  entries
    .filter(({ institution, degree, field }) => institution || degree || field)
    .toSorted(latestFirst)
    .map((it) => {
      const subject = joined([it.degree, it.field], ', ');
      const kind = it.type === 'education' ? '' : words.label(`educationType.${it.type}`);
      const number = it.certificateNumber;
      const certificate = number && words.t('resume.certificate', { number });
      return {
        heading: subject || it.institution,
        period: periodOf(it, words),
        place: joined([kind, subject && it.institution], ', '),
        text: joined([certificate, it.description], '\n'),
      };
    });

const licenses = (entries: readonly License[], npiNumber: string, { t, label, month }: Words): ResumeEntry[] => [
  ...entries
    .filter(({ name }) => name)
    .map((it) => ({
      heading: it.name,
      period: it.expiryDate === null ? '' : t('resume.expires', { month: month(it.expiryDate) }),
      place: joined([label(`licenseType.${it.type}`), it.issuingBody, it.state === null ? '' : states[it.state]], ', '),
      text: it.number && t('resume.license', { number: it.number }),
    })),
  ...(npiNumber ? [{ heading: t('resume.npi'), period: '', place: npiNumber, text: '' }] : []),
];

const work = (portfolio: ResumeSource['portfolio'], { label, month }: Words): ResumeEntry[] =>
  portfolio.map(({ title, type, date, description }) => ({
    heading: title,
    period: month(date),
    place: label(`portfolioType.${type}`),
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
export const resumeContent = ({ profile, account, portfolio }: ResumeSource, language: Language): ResumeContent => {
  const words = wordsIn(language);
  const { t, label } = words;
  const years = profile.experience;
  const specialty = profile.specialty === null ? '' : label(`specialty.${profile.specialty}`);
  const { subSpecialty } = profile;
  const within = isSubSpecialty(subSpecialty) ? label(`subSpecialty.${subSpecialty}`) : subSpecialty;
  const field = joined([specialty, within], ' · ');
  const practice = years === null || years === 0 ? '' : t('resume.years', { years });
  const sections = [
    section(t('resume.summary'), profile.bio),
    section(t('resume.experience'), '', experience(profile.employment, words)),
    section(t('resume.education'), '', education(profile.education, words)),
    section(t('resume.licenses'), '', licenses(profile.licenses, profile.npiNumber, words)),
    section(t('resume.skills'), joined(profile.skills, ', ')),
    section(
      t('resume.languages'),
      joined(
        profile.languages.map((it) => label(`spokenLanguage.${it}`)),
        ', ',
      ),
    ),
    section(t('resume.work'), '', work(portfolio, words)),
  ];
  return {
    name: joined([account.firstName, account.lastName], ' '),
    headline: joined([profile.title, field, practice], '  |  '),
    contact: [account.email, account.phone, profile.location].filter(Boolean),
    sections: sections.filter(({ text, entries }) => text || entries.length > 0),
  };
};

import type { Me } from '@shared/api/accounts.routes';
import type { Catalogs } from '@shared/locales/catalogs';
import { doctorsView, jobsFilter, paths } from '@shared/paths';
import { isEmployer } from '@/lib/auth/home-for';

type Person = Pick<Me, 'userType' | 'membership' | 'support'>;
type Texts = Catalogs['shell'];
/** Keys of texts without arguments. */
type Label = { [K in keyof Texts]: keyof Texts[K] extends never ? K : never }[keyof Texts];
export type NavigationLink = { label: Label; to: string };

export const guestLinks: readonly NavigationLink[] = [
  { label: 'nav.howItWorks', to: paths.howItWorks },
  { label: 'nav.successStories', to: paths.successStories },
  { label: 'nav.pricing', to: paths.pricing },
  { label: 'nav.safety', to: paths.safety },
];

/** Jobs menu. /jobs/manage redirects professionals to the public list (app/router.tsx). */
export const jobLinks = (person: Person): readonly NavigationLink[] =>
  isEmployer(person)
    ? [
        { label: 'nav.manageJobs', to: paths.manageJobs },
        { label: 'nav.postNewJob', to: paths.postJob },
        { label: 'nav.viewApplications', to: paths.applications },
        { label: 'nav.hired', to: paths.hiredProfessionals },
        { label: 'nav.timesheets', to: paths.timesheets },
      ]
    : [
        { label: 'nav.browseAllJobs', to: paths.manageJobs },
        { label: 'nav.appliedJobs', to: paths.applications },
        { label: 'nav.invitations', to: paths.myInvitations },
        { label: 'nav.timesheets', to: paths.timesheets },
        { label: 'nav.savedJobs', to: `${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.saved}` },
        { label: 'nav.jobAlerts', to: `${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.alerts}` },
      ];

/** Support staff review credentials; they have no jobs or profile. */
export const supportLinks: readonly NavigationLink[] = [
  { label: 'nav.verifications', to: paths.verifications },
  { label: 'nav.exclusions', to: paths.exclusions },
];

const savedProfessionals: NavigationLink = {
  label: 'nav.savedProfessionals',
  to: `${paths.doctors}?${doctorsView.parameter}=${doctorsView.saved}`,
};

export const profileLinks = (person: Person): readonly NavigationLink[] => {
  if (person.support) return [{ label: 'nav.accountSettings', to: paths.accountSettings }];
  return isEmployer(person)
    ? [...(person.membership ? [savedProfessionals] : []), { label: 'nav.settings', to: paths.settings }]
    : [
        { label: 'nav.profileSettings', to: paths.editProfile },
        { label: 'nav.calendar', to: paths.calendar },
        { label: 'nav.credentials', to: paths.credentials },
        { label: 'nav.portfolio', to: paths.portfolio },
        { label: 'nav.privacy', to: paths.privacySettings },
        { label: 'nav.accountSettings', to: paths.accountSettings },
      ];
};

export const footerGroups: readonly { label: Label; links: readonly NavigationLink[] }[] = [
  {
    label: 'footer.professionals',
    links: [
      { label: 'footer.browseJobs', to: paths.jobs },
      { label: 'footer.createProfile', to: paths.profileSetup },
      { label: 'footer.resources', to: paths.resources },
      { label: 'footer.certification', to: paths.certification },
    ],
  },
  {
    label: 'footer.employers',
    links: [
      { label: 'footer.postJob', to: paths.postJob },
      { label: 'footer.findProfessionals', to: paths.doctors },
      { label: 'footer.pricing', to: paths.pricing },
      { label: 'footer.successStories', to: paths.successStories },
    ],
  },
  {
    label: 'footer.company',
    links: [
      { label: 'footer.about', to: paths.about },
      { label: 'footer.careers', to: paths.careers },
      { label: 'footer.press', to: paths.press },
      { label: 'footer.blog', to: paths.blog },
    ],
  },
  {
    label: 'footer.support',
    links: [
      { label: 'footer.help', to: paths.help },
      { label: 'footer.contact', to: paths.contact },
      { label: 'footer.community', to: paths.community },
      { label: 'footer.howItWorks', to: paths.howItWorks },
      { label: 'footer.safety', to: paths.safety },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'footer.privacy', to: paths.privacy },
  { label: 'footer.terms', to: paths.terms },
  { label: 'footer.cookies', to: paths.cookies },
];

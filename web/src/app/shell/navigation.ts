import type { Catalogs } from '@shared/locales/catalogs';
import { paths } from '@shared/paths';

type Texts = Catalogs['shell'];
/** Keys of texts without arguments. */
type Label = { [K in keyof Texts]: keyof Texts[K] extends never ? K : never }[keyof Texts];
export type NavigationLink = { label: Label; to: string };

export const guestLinks: readonly NavigationLink[] = [
  { label: 'nav.jobs', to: paths.jobs },
  { label: 'nav.howItWorks', to: paths.howItWorks },
  { label: 'nav.successStories', to: paths.successStories },
  { label: 'nav.pricing', to: paths.pricing },
  { label: 'nav.safety', to: paths.safety },
];

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
      { label: 'footer.developers', to: paths.developers },
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
  { label: 'footer.acceptableUse', to: paths.acceptableUse },
  { label: 'footer.accessibility', to: paths.accessibility },
];

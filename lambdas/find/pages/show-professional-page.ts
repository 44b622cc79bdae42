import professions from '@shared/locales/en/labels/professions.json';
import { postalAddress } from '@shared/core/rules/places/postal-address';
import { UserId } from '@shared/core/model/fields';
import { defaultCountry } from '@shared/core/model/vocabulary';
import type { StoredProfile } from '@shared/people/model/professional';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import { defaultLanguage } from '@shared/text/language';
import { answers } from '../../platform/text/answers';
import { isListed, professionalCard } from '../../store/people/profiles/professional-view';
import type { ProfessionalPages } from '../../store/people/profiles/professional-page';
import { isProfileForSearch } from './for-search';
import type { PageHead } from './page-head';
import type { PageReply, Shell } from './ports';
import { structuredAddress } from './structured-address';
import { excerpt, titled, writtenPage } from './written-page';

export type ProfessionalPageDeps = { professionals: ProfessionalPages; shell: Shell; siteUrl: string };

const t = answers.in(defaultLanguage);

/** Head without a name, because search engines and link previews must not show whose page it is. */
const unnamed: PageHead = {
  title: titled(t('professionalPage.unnamed')),
  description: t('professionalPage.unnamedText'),
  canonical: null,
  openGraph: { 'og:type': 'website', 'og:site_name': productName },
  data: null,
};

const occupationOf = ({ profession, title, specialty }: ProfessionalCard): string =>
  title || (profession === null ? (specialty ?? '') : professions.profession[profession]);

/** https://schema.org/ProfilePage */
const structured = (card: ProfessionalCard, url: string, photo: string | null, updatedAt: string) => {
  const address = postalAddress(card.location, defaultCountry);
  const occupation = occupationOf(card);
  return {
    '@context': 'https://schema.org/',
    '@type': 'ProfilePage',
    dateModified: updatedAt,
    mainEntity: {
      '@type': 'Person',
      name: card.displayName,
      identifier: card.userId,
      url,
      ...(occupation && { jobTitle: occupation }),
      ...(photo && { image: photo }),
      ...(address.city && { address: structuredAddress(address) }),
    },
  };
};

/** Contains only what any visitor sees of the person. */
const headOf = (siteUrl: string, card: ProfessionalCard, updatedAt: string): PageHead => {
  const url = new URL(pathTo(paths.doctorProfile, { userId: card.userId }), siteUrl).href;
  const photo = card.photo_url && new URL(card.photo_url, siteUrl).href;
  const facts = [occupationOf(card), card.title ? card.specialty : null, card.location];
  return {
    title: titled([card.displayName, occupationOf(card)].filter(Boolean).join(', ')),
    description: excerpt([...new Set(facts.filter(Boolean))].join(' · ')),
    canonical: url,
    openGraph: {
      'og:type': 'profile',
      'og:site_name': productName,
      'og:url': url,
      ...(photo && { 'og:image': photo }),
    },
    data: structured(card, url, photo, updatedAt),
  };
};

const read = async (deps: ProfessionalPageDeps, profile: StoredProfile): Promise<PageHead | null> => {
  if (!isProfileForSearch(profile)) return unnamed;
  const person = await deps.professionals.person(profile);
  return person && headOf(deps.siteUrl, professionalCard(person, 'limited'), profile.updatedAt);
};

/** Answers for hidden profiles as if they didn't exist. */
export const showProfessionalPage = async (deps: ProfessionalPageDeps, userId: string): Promise<PageReply> => {
  const page = await writtenPage({
    shell: deps.shell,
    missing: t('professionalPage.notFound'),
    async read() {
      const profile = UserId.safeParse(userId).success ? await deps.professionals.profile(userId) : null;
      return profile && isListed(profile) ? read(deps, profile) : null;
    },
  });
  // Uncached, so that turning the setting off takes effect at once.
  return page.status === 200 ? { ...page, cacheControl: 'no-cache' } : page;
};

import { postalAddress } from '@shared/core/rules/places/postal-address';
import industries from '@shared/locales/en/labels/posting.json';
import { OrganizationId } from '@shared/core/model/fields';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import { defaultLanguage } from '@shared/text/language';
import { toPlainText } from '@shared/text/markdown/plain-text';
import { answers } from '../../platform/text/answers';
import type { OrganizationPages } from '../../store/organizations/organizations/organization-page';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import type { PageHead } from './page-head';
import type { PageReply, Shell } from './ports';
import { isOrganizationForSearch } from './for-search';
import { structuredAddress } from './structured-address';
import { excerpt, titled, writtenPage } from './written-page';

export type OrganizationPageDeps = { organizations: OrganizationPages; shell: Shell; siteUrl: string };

const t = answers.in(defaultLanguage);

const townOf = ({ headquarters_city: city, headquarters_state: state }: RatedOrganization): string =>
  [city, state].filter(Boolean).join(', ');

/** https://schema.org/Organization */
const structured = (organization: RatedOrganization, url: string, logo: string | null) => {
  const { company_name: name, website, founded_year: year, headquarters_city: city } = organization;
  return {
    '@context': 'https://schema.org/',
    '@type': 'Organization',
    name,
    url,
    ...(website && { sameAs: website }),
    ...(logo && { logo }),
    ...(year !== null && { foundingDate: String(year) }),
    ...(city && {
      address: structuredAddress({ ...postalAddress(townOf(organization), organization.headquarters_country), city }),
    }),
  };
};

const headOf = (siteUrl: string, organization: RatedOrganization, activeJobs: number): PageHead => {
  const { organizationId, company_name: name, company_description: text, industry, logo_url: path } = organization;
  const url = new URL(pathTo(paths.organization, { organizationId }), siteUrl).href;
  const logo = path && new URL(path, siteUrl).href;
  const isWorthFinding = isOrganizationForSearch(organization, activeJobs);
  const facts = [
    ...(industry ? [industries.industry[industry]] : []),
    townOf(organization),
    ...(activeJobs > 0 ? [t('organizationPage.openJobs', { count: activeJobs })] : []),
  ];
  return {
    title: titled(t('organizationPage.title', { organization: name })),
    description: excerpt([facts.filter(Boolean).join(' · '), toPlainText(text)].filter(Boolean).join('. ')),
    canonical: isWorthFinding ? url : null,
    openGraph: {
      'og:type': 'website',
      'og:site_name': productName,
      'og:url': url,
      ...(logo && { 'og:image': logo }),
    },
    data: isWorthFinding ? structured(organization, url, logo) : null,
  };
};

export const showOrganizationPage = (deps: OrganizationPageDeps, organizationId: string): Promise<PageReply> =>
  writtenPage({
    shell: deps.shell,
    missing: t('organizationPage.notFound'),
    async read() {
      const found = OrganizationId.safeParse(organizationId).success
        ? await deps.organizations.find(organizationId)
        : null;
      return found && headOf(deps.siteUrl, found.organization, found.activeJobs);
    },
  });

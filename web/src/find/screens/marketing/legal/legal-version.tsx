import { use, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isLegalDocument, legalVersions, type LegalDocument } from '@shared/legal/documents';
import type { LegalText } from '@shared/legal/legal-text';
import { legalVersionView } from '@shared/paths';
import { Page } from '@/components/ui/base/page';
import { FormMessage } from '@/components/ui/fields/form-message';
import { LinkTabs } from '@/components/ui/link-tabs';
import { RichText } from '@/components/ui/rich-text';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatNumber } from '@/lib/time/format';
import { today } from '@/lib/time/today';
import { ArticlePart } from '../article-parts';
import { changesAddress, pageOfDocument, versionAddress } from './legal-addresses';
import { archivedText } from './legal-archive';
import { LegalChanges } from './legal-changes';
import styles from '../marketing.module.css';

type Version = { document: LegalDocument; version: number };
type Archived = { text: LegalText; before: LegalText | null };

const readArchive = async (document: LegalDocument, version: number): Promise<Archived> => {
  const [text, before] = await Promise.all([
    archivedText(document, version),
    version > 1 ? archivedText(document, version - 1) : null,
  ]);
  return { text, before };
};

const arrivals = new Map<string, Promise<Archived>>();

/** Cached, because `use` needs the same promise for every render. */
const arrivalOf = (document: LegalDocument, version: number): Promise<Archived> => {
  const name = `${document} ${version}`;
  const arriving = arrivals.get(name) ?? readArchive(document, version);
  arrivals.set(name, arriving);
  arriving.catch(() => arrivals.delete(name));
  return arriving;
};

const Validity = ({ document, version }: Version) => {
  const { t } = useTranslation('legal');
  const [begins = '', ends] = legalVersions[document].slice(version - 1).map(({ effectiveOn }) => effectiveOn);
  const from = formatDate(begins);
  if (begins > today()) return t('archived.upcoming', { from });
  if (ends === undefined) return t('archived.current');
  const until = formatDate(ends);
  if (ends > today()) {
    const components = { next: <Link to={versionAddress(document, version + 1)} /> };
    return <RichText text={t('archived.ending', { until })} components={components} />;
  }
  const components = { current: <Link to={pageOfDocument[document]} /> };
  return <RichText text={t('archived.ended', { from, until })} components={components} />;
};

const Views = ({ document, version, current }: Version & { current: string }) => {
  const { t } = useTranslation('legal');
  const changes = t('archived.changesFrom', { version: formatNumber(version - 1) });
  const tabs = [
    { to: versionAddress(document, version), label: t('archived.text') },
    { to: changesAddress(document, version), label: changes },
  ];
  return <LinkTabs label={t('archived.views')} tabs={tabs} current={current} />;
};

const ArchivedVersion = ({ document, version, text, before }: Version & Archived) => {
  const { t } = useTranslation('legal');
  const [query] = useSearchParams();
  const showsChanges = before !== null && query.get(legalVersionView.parameter) === legalVersionView.changes;
  const effectiveOn = legalVersions[document][version - 1]?.effectiveOn ?? '';
  const title = t('archived.title', { title: text.title, version: formatNumber(version) });
  return (
    <Page
      title={title}
      description={t('version', { version: formatNumber(version), date: formatDate(effectiveOn) })}
      breadcrumb={[{ label: text.title, to: pageOfDocument[document] }, { label: title }]}
    >
      <div className={styles.notice}>
        <FormMessage kind="info">
          <Validity document={document} version={version} />
        </FormMessage>
      </div>
      {before && (
        <div className={styles.views}>
          <Views
            document={document}
            version={version}
            current={(showsChanges ? changesAddress : versionAddress)(document, version)}
          />
        </div>
      )}
      <div className={styles.article}>
        {showsChanges ? (
          <LegalChanges before={before} after={text} />
        ) : (
          text.parts.map((part, index) => <ArticlePart key={part.heading ?? index} {...part} />)
        )}
      </div>
    </Page>
  );
};

const Archive = ({ document, version }: Version) => (
  <ArchivedVersion document={document} version={version} {...use(arrivalOf(document, version))} />
);

/** A published version and its changes. */
export const LegalVersion = ({ notFound }: { notFound: ReactNode }) => {
  const { document = '', version = '' } = useParams();
  if (!isLegalDocument(document) || !/^[1-9]\d*$/.test(version)) return notFound;
  if (Number(version) > legalVersions[document].length) return notFound;
  return <Archive document={document} version={Number(version)} />;
};

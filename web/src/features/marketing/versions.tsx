import { legalVersions } from '@shared/legal/documents';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import { formatDate, formatNumber } from '@/lib/time/format';

type VersionedPage = keyof typeof legalVersions;

export const isVersioned = (name: string): name is VersionedPage => name in legalVersions;

/** Newest first, with what each one changed. */
export const Versions = ({ name }: { name: VersionedPage }) => {
  const { t } = useTranslation('legal');
  const changes = useLists('legal')(`changes.${name}`);
  const versions = legalVersions[name].map(({ effectiveOn }, index) => ({
    version: index + 1,
    effectiveOn,
    change: changes[index],
  }));
  return (
    <>
      <h2>{t('versions')}</h2>
      <ul>
        {versions.toReversed().map(({ version, effectiveOn, change }) => (
          <li key={version}>
            {t('version', { version: formatNumber(version), date: formatDate(effectiveOn) })}. {change}
          </li>
        ))}
      </ul>
    </>
  );
};

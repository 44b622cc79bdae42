import { Link } from 'react-router-dom';
import { legalVersions, type LegalDocument } from '@shared/legal/documents';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import { formatDate, formatNumber } from '@/lib/time/format';
import { changesAddress, versionAddress } from './legal-addresses';

/** Versions, newest first, with their changes. */
export const Versions = ({ name }: { name: LegalDocument }) => {
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
            <Link to={versionAddress(name, version)}>
              {t('version', { version: formatNumber(version), date: formatDate(effectiveOn) })}
            </Link>
            . {change} {version > 1 && <Link to={changesAddress(name, version)}>{t('archived.whatChanged')}</Link>}
          </li>
        ))}
      </ul>
    </>
  );
};

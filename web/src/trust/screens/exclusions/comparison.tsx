import type { ReactNode } from 'react';
import type { ExclusionDetail, ExclusionHit } from '@shared/trust/model/exclusion';
import { Row } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './comparison.module.css';
import { ComparedBadge } from './hold-badge';

type Props = { hit: ExclusionHit; professional: ExclusionDetail['professional'] };
type Line = { key: string; label: string; list: ReactNode; profile: ReactNode };

/** The list's data beside the profile's. */
export const Comparison = ({ hit, professional }: Props) => {
  const { t } = useTranslation('exclusions');
  const lines = useLines({ hit, professional });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('entry.list')}</th>
          <th scope="col">{t('entry.profile')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, list, profile }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{list || t('entry.notStated')}</td>
            <td>{profile || t('entry.notStated')}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('entry.birthDate')}</th>
          <td colSpan={2}>
            <ComparedBadge compared={hit.birthDate} />
          </td>
        </tr>
      </tbody>
    </table>
  );
};

const joined = (parts: readonly string[], separator: string): string => parts.filter(Boolean).join(separator);

const useLines = ({ hit: { entry, npiNumber }, professional }: Props): Line[] => {
  const { t } = useTranslation(['exclusions', 'labels/professions']);
  const { firstName, lastName, formerLastNames, profession, title, location } = professional;
  const name = joined([firstName, lastName], ' ');
  return [
    {
      key: 'name',
      label: t('entry.name'),
      list: joined([entry.firstName, entry.middleName, entry.lastName], ' '),
      profile:
        formerLastNames.length === 0
          ? name
          : joined([name, t('entry.former', { names: formerLastNames.join(', ') })], ', '),
    },
    ...(entry.businessName === ''
      ? []
      : [{ key: 'business', label: t('entry.business'), list: entry.businessName, profile: '' }]),
    {
      key: 'npi',
      label: t('entry.npi'),
      list: entry.npiNumber,
      profile: professional.npiNumber && (
        <Row gap="xs">
          {professional.npiNumber}
          {npiNumber !== 'missing' && <ComparedBadge compared={npiNumber} />}
        </Row>
      ),
    },
    {
      key: 'occupation',
      label: t('entry.occupation'),
      list: joined([entry.occupation, entry.occupationDetail], ', '),
      profile: profession ? t(`profession.${profession}`) : title,
    },
    { key: 'place', label: t('entry.place'), list: joined([entry.city, entry.state], ', '), profile: location },
  ];
};

import Users from 'lucide-react/dist/esm/icons/users.mjs';
import { limits } from '@shared/limits';
import type { CandidatePool, JobRelaxation } from '@shared/hiring/model/candidate-pool';
import { MutedText, Stack } from '@/components/layout';
import { shortName } from '@/lib/i18n/short-name';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import styles from './candidates.module.css';

type Texts = TFunction<'candidates' | 'labels/certifications'>;

const totalOf = ({ total, complete }: CandidatePool, t: Texts): string => {
  if (total === null) return t('pool.few', { count: limits.samplesForFigure });
  return t(complete ? 'pool.total' : 'pool.atLeast', { count: total });
};

const partsOf = ({ parts }: CandidatePool, t: Texts): string | null => {
  if (parts === null) return null;
  if (parts.later === 0) return t('pool.allNow');
  return t('pool.parts', parts);
};

const changeOf = ({ code, args }: JobRelaxation, t: Texts): string => {
  switch (code) {
    case 'certification_later':
      return t('relaxations.certification_later', {
        certification: shortName(t(`certification.${args.certification}`)),
      });
    case 'years_preferred':
      return t('relaxations.years_preferred', args);
    case 'license_by_start':
    case 'license_later':
    case 'np_focus_any':
      return t(`relaxations.${code}`);
  }
};

/** How many people match a job, and how many more with fewer requirements. */
export const PoolSummary = ({ pool }: { pool: CandidatePool }) => {
  const { t } = useTranslation(['candidates', 'labels/certifications']);
  const parts = partsOf(pool, t);
  return (
    <Stack gap="s">
      <p className={styles.total}>
        <Users size={20} aria-hidden="true" />
        <span>
          <strong>{totalOf(pool, t)}</strong>
          {parts && <MutedText as="span"> {parts}</MutedText>}
        </span>
      </p>
      {pool.relaxations.length > 0 && (
        <ul className={styles.relaxations}>
          {pool.relaxations.map(({ change, gain }) => (
            <li key={changeOf(change, t)}>
              {gain === null
                ? t('relaxations.few', { count: limits.samplesForFigure, change: changeOf(change, t) })
                : t('relaxations.gain', { gain, change: changeOf(change, t) })}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};

import type { JobType } from '@shared/core/model/enumerations';
import type { Profession, Unit } from '@shared/people/model/healthcare-vocabulary';
import type { JobSearchResult, UnderstoodSearch } from '@shared/find/model/job-search';
import { states, type StateCode } from '@shared/people/model/profile-vocabulary';
import { useTranslation } from '@/lib/i18n/i18n';
import { MutedText } from '@/components/layout';
import { emptySearch, understoodSearch, type JobSearch } from '@/hiring/parts/jobs/job-search';
import styles from './reading-notes.module.css';

type Alternative = UnderstoodSearch['alternatives'][number];

type Props = {
  result: Pick<JobSearchResult, 'understood' | 'relaxed'>;
  sort: JobSearch['sort'];
  /** The typed text. */
  typed: string;
  onRead: (search: JobSearch) => void;
  onWords: () => void;
};

const useAlternativeName = () => {
  const { t } = useTranslation(['labels/professions', 'labels/units', 'labels/jobs']);
  return ({ kind, value }: Alternative): string => {
    switch (kind) {
      case 'state':
        return states[value as StateCode];
      case 'city':
        return value;
      case 'profession':
        return t(`profession.${value as Profession}`);
      case 'unit':
        return t(`unit.${value as Unit}`);
      case 'jobType':
        return t(`jobType.${value as JobType}`);
    }
  };
};

/** How the text was read, and its other meanings. */
export const ReadingNotes = ({ result: { understood, relaxed }, sort, typed, onRead, onWords }: Props) => {
  const { t } = useTranslation('job-filters');
  const nameOf = useAlternativeName();
  return (
    <div className={styles.notes}>
      {relaxed.length > 0 && <MutedText>{t('reading.relaxed')}</MutedText>}
      {understood?.didYouMean && <MutedText>{t('reading.didYouMean', { text: understood.didYouMean })}</MutedText>}
      {understood?.unknownZip && <MutedText>{t('reading.unknownZip', { zip: understood.unknownZip })}</MutedText>}
      {understood && (
        <div className={styles.ways}>
          {understood.alternatives.map((alternative) => (
            <button
              key={`${alternative.kind}.${alternative.value}`}
              type="button"
              className={styles.way}
              onClick={() => onRead(understoodSearch({ ...emptySearch, sort }, alternative.search))}
            >
              {t('reading.alternative', { text: alternative.text, name: nameOf(alternative) })}
            </button>
          ))}
          <button type="button" className={styles.way} onClick={onWords}>
            {understood.didYouMean ? t('reading.asTyped', { text: typed }) : t('reading.words')}
          </button>
        </div>
      )}
    </div>
  );
};

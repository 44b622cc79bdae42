import { Link } from 'react-router-dom';
import { profileField } from '@shared/people/model/profile-vocabulary';
import { paths } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { RichText } from '@/components/ui/rich-text';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './jobs.module.css';

export const AskProfession = () => {
  const { t } = useTranslation('job-matches');
  return (
    <MutedText className={styles.notes}>
      <RichText
        text={t('setProfession')}
        components={{ profile: <Link to={`${paths.editProfile}#${profileField('profession')}`} /> }}
      />
    </MutedText>
  );
};

import { Link } from 'react-router-dom';
import { isCompleteEnough, missingProfileParts } from '@shared/people/rules/profile/completion';
import { limits } from '@shared/limits';
import type { MyProfile } from '@shared/people/model/professional';
import { profileSteps } from '@shared/people/model/profile-vocabulary';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Dialog } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import styles from './edit-profile.module.css';

const shownParts = 4;

export const ProfileGuide = ({ profile, onClose }: { profile: MyProfile; onClose: () => void }) => {
  const { t } = useTranslation(['profile', 'profile-fields']);
  const list = useLists('profile');
  return (
    <Dialog opened onClose={onClose} title={t('guide.title')}>
      <Stack gap="l">
        <Found profile={profile} />
        <section className={styles.guidePart}>
          <h3>{t('guide.seenTitle')}</h3>
          <ul className={styles.guideList}>
            {list('guide.seen').map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>
            <Link to={paths.privacySettings}>{t('guide.privacy')}</Link>
          </p>
        </section>
        <section className={styles.guidePart}>
          <h3>{t('guide.checkedTitle')}</h3>
          <p>{t('guide.checked', { min: limits.reviewHoursMin, max: limits.reviewHoursMax })}</p>
        </section>
        <section className={styles.guidePart}>
          <h3>{t('guide.sectionsTitle')}</h3>
          <dl className={styles.guideSections}>
            {profileSteps.map((step) => (
              <div key={step}>
                <dt>{t(`sections.${step}`)}</dt>
                <dd>{t(`tips.${step}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Stack>
    </Dialog>
  );
};

const Found = ({ profile }: { profile: MyProfile }) => {
  const { t } = useTranslation('profile');
  const isComplete = isCompleteEnough(profile.profile_completion);
  const isHidden = profile.privacy.visibility === 'private';
  const missing = missingProfileParts(profile).slice(0, shownParts);
  return (
    <section className={styles.guidePart}>
      <h3>{t('guide.foundTitle')}</h3>
      <Meter label={t('completion')} percent={profile.profile_completion} />
      {isHidden && <p>{t('guide.private')}</p>}
      {!isHidden && isComplete && <p>{t('guide.found')}</p>}
      {!isComplete && (
        <>
          <p>{t('guide.notFound', { percent: limits.profileCompletionThreshold })}</p>
          <ul className={styles.guideList}>
            {missing.map(({ part, points }) => (
              <li key={part}>
                {t(`guide.parts.${part}`)} <MutedText as="span">{t('guide.points', { points })}</MutedText>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

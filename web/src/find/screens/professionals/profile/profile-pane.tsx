import { useQuery } from '@tanstack/react-query';
import { QueryGate } from '@/components/records/query-gate';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { milesOf } from '../listed-professional';
import styles from '../search/find.module.css';
import { FitBox } from './fit-box';
import { PersonFace } from '../person-face';
import { AvailabilityDot, PlaceLine, Rate, VerifiedSign, WorkLine } from '../person-lines';
import { useRecordView } from '../own-queries';
import { profileQuery } from '../professional-queries';
import { ProfileActions } from './profile-actions';
import { ProfileAside } from './profile-aside';
import { ProfileNotes, ProfileParts } from './profile-parts';
import { isHiddenFrom, type Reader } from './reader';
import { useFits, type ComparedJob } from './use-fit';

type Props = {
  userId: string;
  /** Opened by the reader, which is when it counts as a view. */
  isAsked: boolean;
  reader: Reader;
  job: ComparedJob | null;
};

/** The profile beside the list. */
export const ProfilePane = ({ userId, isAsked, reader, job }: Props) => {
  const { t } = useTranslation(['professional-profile', 'find-professionals', 'professionals']);
  const query = useQuery(profileQuery(reader, userId));
  useRecordView(reader, isAsked ? query.data : undefined);
  const fit = useFits(job, [userId]).get(userId);
  return (
    <QueryGate query={query} loading={t('loading')} rows={4} gone={{ title: t('gone'), text: t('goneText') }}>
      {(profile) => (
        <article className={styles.sheet}>
          <header className={styles.sheetHead}>
            <div className={styles.person}>
              <PersonFace
                person={profile}
                isHidden={isHiddenFrom(profile)}
                size={60}
                isOnline={profile.online === true}
              />
              <div>
                <h2>
                  <Link to={pathTo(paths.doctorProfile, { userId })}>{profile.displayName}</Link>
                  <VerifiedSign person={profile} />
                  {profile.online && <span className="visually-hidden">{t('online')}</span>}
                </h2>
                <WorkLine person={profile} />
                <PlaceLine person={profile} miles={fit ? milesOf(fit.match) : null} />
              </div>
              <div className={styles.actions}>
                <ProfileActions profile={profile} job={job} />
              </div>
            </div>
            <div className={styles.offer}>
              <Rate person={profile} />
              <AvailabilityDot person={profile} />
            </div>
          </header>
          <div className={styles.sheetBody}>
            <ProfileNotes profile={profile} />
            {job && fit && <FitBox job={job} fit={fit} />}
            <ProfileParts profile={profile} />
            <ProfileAside profile={profile} />
          </div>
        </article>
      )}
    </QueryGate>
  );
};

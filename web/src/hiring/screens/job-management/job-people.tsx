import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { scopeOf } from '@shared/organizations/rules/permissions';
import type { ListedJob } from '@shared/hiring/model/job';
import { Face } from '@/components/faces/face';
import { fullName, nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { AssignDialog } from './assign-dialog';
import styles from './jobs-table.module.css';

type Props = { job: ListedJob };

const faceSize = 24;

const Person = ({ id, name, photo }: { id: string; name: string; photo: string | null }) => (
  <>
    <Face id={id} name={name} url={photo} size={faceSize} />
    <span className={styles.personName}>{name}</span>
  </>
);

export const PostedBy = ({ job: { postedBy, posted_by_profile: profile } }: Props) => (
  <span className={styles.person}>
    <Person id={postedBy} name={fullName(profile)} photo={profile.photo_url} />
  </span>
);

export const AssignedTo = ({ job }: Props) => {
  const { t } = useTranslation('managing');
  const { me } = useSession();
  const [isAsked, setAsked] = useState(false);
  const { assignedTo, assigned_to_profile: profile } = job;
  const name = fullName(profile);
  const photo = profile?.photo_url ?? null;
  const who = assignedTo !== null && name !== '' && <Person id={assignedTo} name={name} photo={photo} />;
  const mayAssign = scopeOf('assignJob', me?.membership?.role ?? 'member') !== 'none';
  if (!mayAssign) return who ? <span className={styles.person}>{who}</span> : t('none');
  return (
    <>
      <button type="button" className={styles.person} onClick={() => setAsked(true)}>
        {who || (
          <>
            <span className={styles.unassigned} aria-hidden="true">
              <Plus size={14} />
            </span>
            <span className={styles.personName} aria-hidden="true">
              {t('actions.assign')}
            </span>
          </>
        )}
        <span className="visually-hidden"> {t('assignFor', { title: nameOf(job, t) })}</span>
      </button>
      {isAsked && <AssignDialog job={job} onClose={() => setAsked(false)} />}
    </>
  );
};

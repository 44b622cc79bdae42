import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { paths } from '@shared/paths';
import { ResumeButton } from '@/hiring/parts/jobs/resume-button';
import { InviteButton } from '@/hiring/parts/candidates/invite-button';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { ButtonLink } from '@/components/ui/base/button-link';
import styles from '../search/find.module.css';
import { AvailabilityDot, Rate } from '../person-lines';
import { useReader, writesTo } from './reader';
import { SaveProfessionalButton } from '../save-professional-button';
import { ScheduleCallLink } from './schedule-call-link';
import type { ComparedJob } from './use-fit';

type Props = { profile: ProfessionalView; job: ComparedJob | null };

/** Before an application, inviting comes first; after it, messaging. */
const ContactActions = ({ profile, job }: Props) => {
  const reader = useReader();
  const { access, userId } = profile;
  const hasApplied = access === 'full';
  return (
    <>
      {writesTo(reader, access) && (
        <MessageButton userId={userId} variant={hasApplied ? 'primary' : 'secondary'} isFirst={!hasApplied} />
      )}
      {reader.kind === 'member' && !hasApplied && (
        <InviteButton person={profile} {...(job && { job })} variant="primary" />
      )}
    </>
  );
};

/** A reader's actions for a person. `hasBar`: where `ProfileBar` has the contact buttons. */
export const ProfileActions = ({ profile, job, hasBar = false }: Props & { hasBar?: boolean }) => {
  const { t } = useTranslation('professional-profile');
  const { access, userId, saved } = profile;
  if (access === 'own')
    return (
      <>
        <ButtonLink to={paths.privacySettings} variant="secondary">
          {t('own.privacy')}
        </ButtonLink>
        <ButtonLink to={paths.editProfile}>{t('own.edit')}</ButtonLink>
      </>
    );
  return (
    <>
      {access === 'full' && <ResumeButton userId={userId} />}
      <SaveProfessionalButton professional={profile} saved={saved ?? false} wide />
      <ScheduleCallLink userId={userId} access={access} />
      {!hasBar && <ContactActions profile={profile} job={job} />}
    </>
  );
};

/** Bottom bar on phones: the requested rate, and the contact buttons. */
export const ProfileBar = ({ profile, job }: Props) => (
  <div className={styles.bar} data-footer-bar="">
    <div className={styles.barWords}>
      <Rate person={profile} />
      <AvailabilityDot person={profile} />
    </div>
    <ContactActions profile={profile} job={job} />
  </div>
);

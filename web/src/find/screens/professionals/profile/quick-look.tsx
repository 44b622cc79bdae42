import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import { paths, pathTo } from '@shared/paths';
import { VerifiedCredential } from '@/people/parts/credentials/credential-badge';
import { Prose, MutedText, Row, Stack } from '@/components/layout';
import { InviteButton } from '@/hiring/parts/candidates/invite-button';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { Face } from '@/components/faces/face';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ContactLinks } from './contact';
import { ProfessionalFacts, ProfessionalTags } from './professional-facts';
import { profileQuery } from '../professional-queries';
import styles from '../professionals.module.css';
import { useReader, writesTo } from './reader';
import { SaveProfessionalButton } from '../save-professional-button';
import { ScheduleCallLink } from './schedule-call-link';

type Props = { professional: ProfessionalCard; onClose: () => void };

export const QuickLook = ({ professional, onClose }: Props) => {
  const { t } = useTranslation('professionals');
  const reader = useReader();
  const profile = useQuery(profileQuery(reader, professional.userId));
  const { userId, displayName, title, bio, skills, badges, anonymous } = professional;
  const contact = profile.data?.contact;
  return (
    <Dialog opened onClose={onClose} title={displayName}>
      <Stack>
        <div className={styles.person}>
          <Face id={userId} name={displayName} url={professional.photo_url} size={48} />
          <Stack gap="xs">
            <strong>{title}</strong>
            <Row gap="xs">
              <ProfessionalTags professional={professional} />
            </Row>
          </Stack>
        </div>
        <ProfessionalFacts professional={professional} />
        {anonymous && profile.data?.access !== 'full' && <MutedText>{t('anonymous.short')}</MutedText>}
        {bio && <Prose className={styles.longBio}>{bio}</Prose>}
        {skills !== null && skills.length > 0 && (
          <MutedText>{t('quickLook.skills', { skills: skills.join(', ') })}</MutedText>
        )}
        {badges.length > 0 && (
          <Stack as="ul" gap="s" aria-label={t('badges.title')}>
            {badges.map((badge) => (
              <li key={badge.credentialId}>
                <VerifiedCredential {...badge} />
              </li>
            ))}
          </Stack>
        )}
        {contact && <ContactLinks contact={contact} />}
      </Stack>
      <DialogActions>
        <SaveProfessionalButton professional={professional} saved={profile.data?.saved ?? false} wide />
        {writesTo(reader, profile.data?.access) && (
          <MessageButton userId={userId} label={t('sendMessage')} isFirst={profile.data?.access !== 'full'} />
        )}
        {reader.kind === 'member' && <InviteButton person={professional} />}
        <ScheduleCallLink userId={userId} access={profile.data?.access} />
        <ButtonLink to={pathTo(paths.doctorProfile, { userId })}>{t('quickLook.profile')}</ButtonLink>
      </DialogActions>
    </Dialog>
  );
};

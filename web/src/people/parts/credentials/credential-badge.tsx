import type { verificationStatuses } from '@shared/people/model/profile-vocabulary';
import type { VerificationCase, VerifiedBadge as Verified } from '@shared/people/model/verification';
import { BadgeCheck } from 'lucide-react';
import { MutedText, Row } from '@/components/layout';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { credentialName } from './credential-name';
import styles from './credentials.module.css';

type Status = (typeof verificationStatuses)[number];

const tones: Record<Status, BadgeTone> = {
  pending: 'info',
  needs_info: 'warning',
  verified: 'success',
  rejected: 'danger',
  expired: 'danger',
};

export const CredentialBadge = ({ status }: { status: Status }) => {
  const { t: label } = useTranslation('labels/profiles');
  return (
    <Badge tone={tones[status]}>
      {status === 'verified' && <BadgeCheck size={14} aria-hidden="true" className={styles.check} />}
      {label(`verificationStatus.${status}`)}
    </Badge>
  );
};

/** "Wardline credential review, Nov 21, 2026" */
const VerifiedBy = ({ source, verifiedAt }: Pick<Verified, 'source' | 'verifiedAt'>) => {
  const { t } = useTranslation(['credentials', 'labels/profiles']);
  return <>{t('verifiedBy', { source: t(`verificationSource.${source}`), date: formatDate(verifiedAt, ownZone()) })}</>;
};

export const CredentialStanding = ({
  status,
  source,
  verifiedAt,
}: Pick<VerificationCase, 'status' | 'source' | 'verifiedAt'>) => (
  <Row>
    <CredentialBadge status={status} />
    {status === 'verified' && source !== null && verifiedAt !== null && (
      <MutedText as="span">
        <VerifiedBy source={source} verifiedAt={verifiedAt} />
      </MutedText>
    )}
  </Row>
);

export const VerifiedCredential = (badge: Verified) => {
  const { t } = useTranslation(['labels/profiles', 'labels/certifications']);
  const { state, source, verifiedAt } = badge;
  const name = credentialName(badge, t);
  return (
    <span className={styles.verified}>
      <BadgeCheck size={18} aria-hidden="true" className={styles.mark} />
      <span>
        <strong>{state === null ? name : `${name}, ${state}`}</strong>
        <span className={styles.by}>
          <VerifiedBy source={source} verifiedAt={verifiedAt} />
        </span>
      </span>
    </span>
  );
};

import { Pencil } from 'lucide-react';
import { isReviewable } from '@shared/people/rules/credentials/held-certification';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { HeldCertification } from '@shared/people/model/professional';
import { certificationName } from '@/people/parts/credentials/credential-name';
import { Button } from '@/components/ui/base/button';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { CredentialCard } from './credential-card';
import { useRemoveCertification } from './wallet-queries';

type Props = {
  certification: HeldCertification;
  /** The profession that the certification belongs to. */
  profession: Profession | undefined;
  isSubmitted: boolean;
  onEdit: () => void;
};

export const CertificationCard = ({ certification, profession, isSubmitted, onEdit }: Props) => {
  const { t } = useTranslation(['wallet', 'labels/certifications', 'labels/professions']);
  const removal = useRemoveCertification(certification.id);
  const { id, issuer, number, issuedOn, expiresOn } = certification;
  const name = certificationName(certification, t);
  const unreviewed = isSubmitted ? t('incomplete') : t('notSubmitted');
  return (
    <CredentialCard
      credentialId={id}
      name={name}
      expiresOn={expiresOn}
      facts={[
        { label: t('facts.number'), value: number },
        { label: t('facts.issuer'), value: issuer },
        { label: t('facts.issued'), value: issuedOn && formatDate(issuedOn) },
      ]}
      unreviewed={isSubmitted && isReviewable(certification) ? null : unreviewed}
      actions={
        <>
          <Button
            variant="quiet"
            size="small"
            leftIcon={<Pencil size={16} aria-hidden="true" />}
            aria-label={t('editNamed', { name })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <RemoveButton
            label={t('remove')}
            named={t('removeNamed', { name })}
            title={t('removeTitle', { name })}
            text={
              profession ? t('removeWithProfession', { profession: t(`profession.${profession}`) }) : t('removeText')
            }
            done={t('removed', { name })}
            removal={removal}
          />
        </>
      }
    />
  );
};

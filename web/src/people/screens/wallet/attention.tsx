import { TriangleAlert } from 'lucide-react';
import type { MyProfile } from '@shared/people/model/professional';
import type { VerificationCase } from '@shared/people/model/verification';
import { Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import styles from './wallet.module.css';
import { anchorOf, concernsOf } from './wallet-entries';

type Props = { profile: MyProfile; cases: readonly VerificationCase[] };

export const Attention = ({ profile, cases }: Props) => {
  const { t } = useTranslation(['wallet', 'labels/profiles', 'labels/certifications']);
  const concerns = concernsOf(profile, cases, today(), t);
  if (concerns.length === 0) return null;
  return (
    <section className={styles.attention} aria-label={t('attention.title')}>
      <TriangleAlert size={20} aria-hidden="true" />
      <Stack as="ul" gap="xs">
        {concerns.map(({ credentialId, text }) => (
          <li key={credentialId}>
            <a href={`#${anchorOf(credentialId)}`}>{text}</a>
          </li>
        ))}
      </Stack>
    </section>
  );
};

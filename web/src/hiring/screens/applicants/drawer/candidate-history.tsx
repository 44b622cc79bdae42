import type { CandidateHistory as Known } from '@shared/hiring/model/application';
import { Facts, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { certificationName } from '@/people/parts/credentials/credential-name';
import { Education, Employment, Entry } from '@/people/parts/profile/history';
import styles from '@/people/parts/profile/history.module.css';

/** Without numbers and documents, which the profile has. */
export const CandidateHistory = ({ employment, education, certifications }: Known) => {
  const { t } = useTranslation(['professional-profile', 'labels/certifications']);
  return (
    <Stack>
      <Employment employment={employment} />
      <Education education={education} />
      {certifications.length > 0 && (
        <Card title={t('practice.certifications')}>
          <ul className={styles.entries} role="list">
            {certifications.map((held) => (
              <Entry key={held.id} title={certificationName(held, t)} place={held.issuer}>
                <div className={styles.entryFacts}>
                  <Facts
                    items={[
                      { label: t('licenses.issued'), value: held.issuedOn && formatDate(held.issuedOn) },
                      { label: t('licenses.expires'), value: held.expiresOn && formatDate(held.expiresOn) },
                    ]}
                  />
                </div>
              </Entry>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
};

import type { ReactNode } from 'react';
import type { CandidateHistory } from '@shared/hiring/model/application';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { Facts, MutedText, Prose, Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { joined, periodOf } from './entry-labels';
import styles from './history.module.css';

type EntryProps = { title: string; place: string; period?: string | null; text?: string; children?: ReactNode };

export const Entry = ({ title, place, period = null, text = '', children }: EntryProps) => (
  <li className={styles.entry}>
    <h3>{title}</h3>
    {place && <p>{place}</p>}
    {period && <MutedText>{period}</MutedText>}
    {children}
    {text && <Prose className={styles.entryText}>{text}</Prose>}
  </li>
);

export const Employment = ({ employment }: Pick<CandidateHistory, 'employment'>) => {
  const { t } = useTranslation('professional-profile');
  return (
    <Card title={t('employment.title')}>
      {employment.length === 0 && <MutedText>{t('employment.none')}</MutedText>}
      <ul className={styles.entries} role="list">
        {employment.map((job) => (
          <Entry
            key={job.id}
            title={job.position || t('employment.position')}
            place={joined(job.employer, job.location)}
            period={periodOf(job, t)}
            text={job.description}
          />
        ))}
      </ul>
    </Card>
  );
};

type Proven = CandidateHistory['education'][number] & Partial<ProfessionalView['education'][number]>;

const Proof = ({ certificateNumber, credentialId, verificationUrl }: Proven) => {
  const { t } = useTranslation('professional-profile');
  if (!certificateNumber && !credentialId && !verificationUrl) return null;
  return (
    <div className={styles.entryFacts}>
      <Facts
        items={[
          { label: t('education.certificateNumber'), value: certificateNumber },
          { label: t('education.credentialId'), value: credentialId },
          {
            label: t('education.verification'),
            value: verificationUrl && (
              <a href={verificationUrl} rel="noopener noreferrer nofollow" target="_blank">
                {verificationUrl}
              </a>
            ),
          },
        ]}
      />
    </div>
  );
};

export const Education = ({ education }: { education: readonly Proven[] }) => {
  const { t } = useTranslation(['professional-profile', 'labels/profiles']);
  return (
    <Card title={t('education.title')}>
      {education.length === 0 && <MutedText>{t('education.none')}</MutedText>}
      <ul className={styles.entries} role="list">
        {education.map((entry) => (
          <Entry
            key={entry.id}
            title={joined(entry.degree, entry.field) || t(`educationType.${entry.type}`)}
            place={entry.institution}
            period={periodOf(entry, t)}
            text={entry.description}
          >
            {entry.type !== 'education' && (
              <Row>
                <Badge>{t(`educationType.${entry.type}`)}</Badge>
              </Row>
            )}
            <Proof {...entry} />
          </Entry>
        ))}
      </ul>
    </Card>
  );
};

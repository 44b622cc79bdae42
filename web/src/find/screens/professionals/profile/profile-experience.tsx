import { useTranslation } from '@/lib/i18n/i18n';
import type { ReactNode } from 'react';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { Facts, Prose, MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { joined, periodOf } from './entry-labels';
import { Licenses } from './licenses';
import { Certifications } from './practice';
import styles from './profile.module.css';

type EntryProps = { title: string; place: string; period: string | null; text: string; children?: ReactNode };

const Entry = ({ title, place, period, text, children }: EntryProps) => (
  <li className={styles.entry}>
    <h3>{title}</h3>
    {place && <p>{place}</p>}
    {period && <MutedText>{period}</MutedText>}
    {children}
    {text && <Prose className={styles.entryText}>{text}</Prose>}
  </li>
);

const Employment = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  return (
    <Card title={t('employment.title')}>
      {profile.employment.length === 0 && <MutedText>{t('employment.none')}</MutedText>}
      <ul className={styles.entries} role="list">
        {profile.employment.map((job) => (
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

const Proof = ({ certificateNumber, credentialId, verificationUrl }: ProfessionalView['education'][number]) => {
  const { t } = useTranslation('professional-profile');
  if (!certificateNumber && !credentialId && !verificationUrl) return null;
  return (
    <div className={styles.licenseFacts}>
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

const Education = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation(['professional-profile', 'labels/profiles']);
  return (
    <Card title={t('education.title')}>
      {profile.education.length === 0 && <MutedText>{t('education.none')}</MutedText>}
      <ul className={styles.entries} role="list">
        {profile.education.map((entry) => (
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

export const ProfileExperience = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const isCut = profile.access === 'limited' || profile.access === 'unnamed';
  return (
    <Stack gap="l">
      <Employment profile={profile} />
      <Education profile={profile} />
      <Licenses profile={profile} />
      <Certifications profile={profile} />
      {isCut && <MutedText>{t('employersSeeMore')}</MutedText>}
    </Stack>
  );
};

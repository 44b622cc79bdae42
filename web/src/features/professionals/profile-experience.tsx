import BadgeCheck from 'lucide-react/dist/esm/icons/badge-check.mjs';
import { useTranslation } from '@/lib/i18n';
import type { ReactNode } from 'react';
import type { ProfessionalView } from '@shared/model/professional-view';
import { educationTypeLabels, licenseCompactLabels, licenseTypeLabels, states } from '@shared/model/profile-vocabulary';
import { Facts, Prose, Quiet, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/format';
import { periodOf } from './entry-dates';
import styles from './profile.module.css';

type EntryProps = { title: string; place: string; period: string | null; text: string; children?: ReactNode };

const Entry = ({ title, place, period, text, children }: EntryProps) => (
  <li className={styles.entry}>
    <h3>{title}</h3>
    {place && <p>{place}</p>}
    {period && <Quiet>{period}</Quiet>}
    {children}
    {text && <Prose className={styles.entryText}>{text}</Prose>}
  </li>
);

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

const Employment = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  return (
    <Card title={t('employment.title')}>
      {profile.employment.length === 0 && <Quiet>{t('employment.none')}</Quiet>}
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

const Education = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  return (
    <Card title={t('education.title')}>
      {profile.education.length === 0 && <Quiet>{t('education.none')}</Quiet>}
      <ul className={styles.entries} role="list">
        {profile.education.map((entry) => (
          <Entry
            key={entry.id}
            title={joined(entry.degree, entry.field) || educationTypeLabels[entry.type]}
            place={entry.institution}
            period={periodOf(entry, t)}
            text={entry.description}
          >
            {entry.type !== 'education' && (
              <Row>
                <Badge>{educationTypeLabels[entry.type]}</Badge>
              </Row>
            )}
          </Entry>
        ))}
      </ul>
    </Card>
  );
};

const Licenses = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const verified = new Set<string>(profile.badges.map(({ credentialId }) => credentialId));
  return (
    <Card title={t('licenses.title')}>
      {profile.licenses.length === 0 && <Quiet>{t('licenses.none')}</Quiet>}
      <ul className={styles.entries} role="list">
        {profile.licenses.map((license) => (
          <li key={license.id} className={styles.entry}>
            <Row gap="s">
              <h3>{license.name || licenseTypeLabels[license.type]}</h3>
              {verified.has(license.id) && (
                <Badge tone="success">
                  <BadgeCheck size={14} aria-hidden="true" />
                  {t('licenses.verified')}
                </Badge>
              )}
            </Row>
            <p>{joined(licenseTypeLabels[license.type], license.issuingBody)}</p>
            <div className={styles.licenseFacts}>
              <Facts
                items={[
                  { label: t('licenses.state'), value: license.state && states[license.state] },
                  {
                    label: t('licenses.reach'),
                    value: license.compact === 'none' ? null : licenseCompactLabels[license.compact],
                  },
                  { label: t('licenses.number'), value: license.number },
                  { label: t('licenses.issued'), value: license.issueDate && formatDate(license.issueDate) },
                  { label: t('licenses.expires'), value: license.expiryDate && formatDate(license.expiryDate) },
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
      {profile.npiNumber && (
        <div className={styles.npi}>
          <Facts items={[{ label: t('licenses.npi'), value: profile.npiNumber }]} />
        </div>
      )}
    </Card>
  );
};

/** Where somebody worked and learned, and what they may do. */
export const ProfileExperience = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const isCut = profile.access === 'limited';
  return (
    <Stack gap="l">
      <Employment profile={profile} />
      <Education profile={profile} />
      <Licenses profile={profile} />
      {isCut && <Quiet>{t('employersSeeMore')}</Quiet>}
    </Stack>
  );
};

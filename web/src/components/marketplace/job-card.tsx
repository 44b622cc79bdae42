import { useTranslation } from '@/lib/i18n';
import { Link } from 'react-router-dom';
import type { JobCard as Posting } from '@shared/model/job';
import { Quiet, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { ageLabel } from '@/lib/format';
import styles from './job-card.module.css';
import { JobFacts } from './job-facts';

/** A posting in a list; the whole card leads to `to`. */
export const JobCard = ({ job, to, heading: Heading = 'h2' }: { job: Posting; to: string; heading?: 'h2' | 'h3' }) => {
  const { t } = useTranslation('marketplace');
  return (
    <Stack as="article" gap="s" className={styles.card}>
      <Row justify="between" align="start">
        <div className={styles.name}>
          <Heading className={styles.title}>
            <Link to={to} className={styles.link}>
              {job.title}
            </Link>
          </Heading>
          <p>{job.organization}</p>
        </div>
        <Row gap="xs">
          {job.urgentHiring && <Badge tone="warning">{t('urgent')}</Badge>}
          {job.specialty && <Badge tone="info">{job.specialty}</Badge>}
        </Row>
      </Row>
      <JobFacts job={job} />
      {job.publishedAt && <Quiet>{t('posted', { age: ageLabel(job.publishedAt) })}</Quiet>}
    </Stack>
  );
};

import Check from 'lucide-react/dist/esm/icons/check.mjs';
import { detailGroups, hasDetail, isSaid } from '@shared/hiring/rules/more-details';
import type { PublicJob } from '@shared/hiring/model/job';
import type { DetailField } from '@shared/hiring/model/more-details-vocabulary';
import { Facts, Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './detail-facts.module.css';
import { detailLabel } from './detail-labels';

type Job = Pick<PublicJob, 'jobType' | 'assignment' | 'remote' | 'professions' | 'moreDetails'>;

const fields = Object.values(detailGroups).flatMap((group) => Object.keys(group) as DetailField[]);

/** The job's details about the facility and the offer; none for most older jobs. */
export const DetailFacts = ({ job }: { job: Job }) => {
  const { t } = useTranslation('job-details');
  const details = job.moreDetails;
  if (!details) return null;
  const said = fields.filter((field) => hasDetail(job, field) && isSaid(details[field]));
  const flags = said.filter((field) => details[field] === true);
  return (
    <Stack>
      <Facts items={said.map((field) => ({ label: t(`fields.${field}`), value: detailLabel(details, field, t) }))} />
      {flags.length > 0 && (
        <ul role="list" className={styles.flags}>
          {flags.map((field) => (
            <li key={field}>
              <Check size={18} aria-hidden="true" />
              {t(`fields.${field}`)}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};

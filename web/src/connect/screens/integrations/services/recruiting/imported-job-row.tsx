import { Link } from 'react-router-dom';
import { providerOf } from '@shared/connect/integrations/providers';
import type { RecruitingSystemId } from '@shared/connect/integrations/vocabulary';
import type { ImportedJob, SourceDifference } from '@shared/connect/model/recruiting-system';
import { paths, pathTo } from '@shared/paths';
import { Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../connections.module.css';
import { useResolve } from './recruiting-queries';

type Props = { provider: RecruitingSystemId; imported: ImportedJob };

export const ImportedJobRow = ({ provider, imported }: Props) => {
  const { t } = useTranslation(['recruiting-system', 'marketplace']);
  const { name } = providerOf(provider);
  const { job, jobId, title, reference, openThere, differences } = imported;
  return (
    <li className={styles.imported}>
      <div className={styles.importedHead}>
        <span className={styles.importedTitle}>
          {job ? <Link to={pathTo(paths.manageJob, { jobId })}>{job.title}</Link> : title}
          <small>{t('reference', { name, reference })}</small>
        </span>
        <Row gap="xs">
          {differences.length > 0 && <Badge tone="warning">{t('differs', { count: differences.length, name })}</Badge>}
          {!openThere && <Badge>{t('closedThere', { name })}</Badge>}
          {job ? <Badge>{t(`jobStatus.${job.status}`)}</Badge> : <Badge>{t('deletedHere')}</Badge>}
        </Row>
      </div>
      {job && differences.length > 0 && <Differences provider={provider} imported={imported} />}
    </li>
  );
};

const Difference = ({ difference: { field, ours, theirs }, name }: { difference: SourceDifference; name: string }) => {
  const { t } = useTranslation('recruiting-system');
  return (
    <div className={styles.difference} role="group" aria-label={t(`fields.${field}`)}>
      <dt>{t(`fields.${field}`)}</dt>
      <dd>
        <small>{t('here')}</small>
        <span>{ours || t('empty')}</span>
      </dd>
      <dd>
        <small>{t('there', { name })}</small>
        <span>{theirs || t('empty')}</span>
      </dd>
    </div>
  );
};

const Differences = ({ provider, imported }: Props) => {
  const { t } = useTranslation('recruiting-system');
  const { name } = providerOf(provider);
  const resolve = useResolve(provider, imported);
  const { job, jobId, differences } = imported;
  const isDraft = job?.status === 'draft';
  const choose = (choice: 'ours' | 'theirs') =>
    resolve.mutate(choice, {
      onSuccess: () => toast.success(choice === 'theirs' ? t('taken', { name }) : t('kept')),
      onError: (error) => toast.error(error.message),
    });
  return (
    <div className={styles.differences}>
      <p className={styles.soft}>{t('changed', { name })}</p>
      <dl>
        {differences.map((difference) => (
          <Difference key={difference.field} difference={difference} name={name} />
        ))}
      </dl>
      <Row>
        {isDraft ? (
          <Button
            variant="secondary"
            size="small"
            disabled={resolve.isPending}
            loading={resolve.isPending && resolve.variables === 'theirs'}
            onClick={() => choose('theirs')}
          >
            {t('takeTheirs')}
          </Button>
        ) : (
          <ButtonLink variant="secondary" size="small" to={pathTo(paths.manageJob, { jobId })}>
            {t('editJob')}
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          size="small"
          disabled={resolve.isPending}
          loading={resolve.isPending && resolve.variables === 'ours'}
          onClick={() => choose('ours')}
        >
          {t('keepOurs')}
        </Button>
      </Row>
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import type { CandidateChecklist } from '@shared/people/model/skills-checklist';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatDate } from '@/lib/time/format';
import { ChecklistBadge } from './checklist-badge';
import { ChecklistRatings } from './checklist-ratings';
import styles from './candidate-checklists.module.css';

/** An applicant's signed checklists, for the employer. */
export const CandidateChecklists = ({ applicationId }: { applicationId: string }) => {
  const { t } = useTranslation(['skills', 'labels/skills']);
  const query = useQuery(queryOf('listApplicationChecklists', { params: { applicationId } }));
  return (
    <Card title={t('candidate.title')}>
      <QueryGate query={query} loading={t('candidate.loading')} rows={1}>
        {({ items }) =>
          items.length === 0 ? (
            <MutedText>{t('candidate.none')}</MutedText>
          ) : (
            <Stack>
              {items.map((it) => (
                <Signed key={it.checklist} {...it} />
              ))}
              <MutedText>{t('candidate.how')}</MutedText>
            </Stack>
          )
        }
      </QueryGate>
    </Card>
  );
};

const Signed = ({ checklist, state, signedOn, share, groups }: CandidateChecklist) => {
  const { t } = useTranslation(['skills', 'labels/skills']);
  return (
    <details className={styles.checklist}>
      <summary className={styles.summary}>
        <strong>{t(`checklist.${checklist}`)}</strong>
        <span>{t('candidate.share', { percent: Math.round(100 * share) })}</span>
      </summary>
      <Stack>
        <Row gap="s">
          <MutedText>{t('candidate.signed', { date: formatDate(signedOn) })}</MutedText>
          {state === 'renew' && <ChecklistBadge state={state} />}
        </Row>
        <ChecklistRatings groups={groups} level="h3" />
      </Stack>
    </details>
  );
};

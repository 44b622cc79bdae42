import { Link } from 'react-router-dom';
import type { CaseDetail } from '@shared/trust/model/report';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './moderation.module.css';

type Found = { found: CaseDetail };

/** How long both sides have been here, and the outcome of their earlier cases. */
export const CaseSides = ({ found: { concerns, history } }: Found) => {
  const { t } = useTranslation('admin-reports');
  const since = (at: string | null | undefined): string => (at ? formatDate(at) : t('sides.unknown'));
  const counted = (count: number, acted: number): string =>
    count === 0 ? t('sides.none') : t('sides.acted', { count, acted });
  const { subject, reporters } = history;
  return (
    <Stack as="section" gap="s">
      <h2 id="both-sides">{t('sides.title')}</h2>
      <table className={styles.sides} aria-labelledby="both-sides">
        <thead>
          <tr>
            <td />
            <th scope="col">{concerns?.name ?? t('sides.unknown')}</th>
            <th scope="col">{t('sides.reporters')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('sides.since')}</th>
            <td>{since(concerns?.since)}</td>
            <td>{since(reporters.since)}</td>
          </tr>
          <tr>
            <th scope="row">{t('sides.earlier')}</th>
            <td>{counted(subject.cases, subject.acted)}</td>
            <td>{counted(reporters.reports, reporters.acted)}</td>
          </tr>
        </tbody>
      </table>
    </Stack>
  );
};

export const EarlierCases = ({ found: { earlier } }: Found) => {
  const { t } = useTranslation(['admin-reports', 'labels/moderation']);
  if (earlier.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <h2>{t('earlier')}</h2>
      <Stack as="ul" gap="xs">
        {earlier.map(({ caseId, number, label, kind, action, state, openedAt }) => (
          <li key={caseId}>
            <Link to={pathTo(paths.reportCase, { caseId })}>{label || t(`reportedKind.${kind}`)}</Link>{' '}
            <MutedText as="span">
              {[
                number,
                action && state !== 'second' ? t(`moderationAction.${action}`) : t('queues.open'),
                formatDate(openedAt, ownZone()),
              ].join(' · ')}
            </MutedText>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

export const CaseHistory = ({ found: { steps } }: Found) => {
  const { t } = useTranslation(['admin-reports', 'labels/moderation']);
  return (
    <Stack as="section" gap="s">
      <h2>{t('history')}</h2>
      <Timeline label={t('history')}>
        {steps.map(({ kind, action, at, name }, index) => {
          const date = formatDateTime(at, ownZone());
          return (
            <TimelineStep
              key={index}
              what={
                kind === 'decided' || kind === 'proposed'
                  ? t(`step.${kind}`, { action: action ? t(`moderationAction.${action}`) : '' })
                  : t(`step.${kind}`)
              }
              at={at}
              when={name ? t('stepBy', { name, date }) : date}
            />
          );
        })}
      </Timeline>
    </Stack>
  );
};

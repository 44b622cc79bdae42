import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { withSource } from '@/entities/applications/application-source';
import { myInvitationsQuery } from '@/entities/candidates/candidate-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDate } from '@/lib/time/format';

const shownInvitations = 3;

/** Nothing without one that can be answered. */
export const OpenInvitations = () => {
  const { t } = useTranslation('job-invitations');
  const list = useInfiniteQuery(myInvitationsQuery());
  const open = rowsOf(list.data).filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Card title={t('title')} actions={<Link to={paths.myInvitations}>{t('all')}</Link>}>
      <Stack as="ul" gap="s">
        {open.slice(0, shownInvitations).map(({ job, invitedAt }) => (
          <li key={job.jobId}>
            <Row justify="between" align="baseline">
              <span>
                <Link to={withSource(pathTo(paths.jobDetail, { jobId: job.jobId }), 'invitation')}>{job.title}</Link>
                <MutedText as="div">{job.organization}</MutedText>
              </span>
              <MutedText as="span">{t('on', { date: formatDate(invitedAt) })}</MutedText>
            </Row>
          </li>
        ))}
      </Stack>
    </Card>
  );
};

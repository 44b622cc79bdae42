import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { messagesView, paths, pathTo } from '@shared/paths';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import styles from '../candidates.module.css';
import { nameOf } from '../drawer/applicant-labels';

type Row = Pick<ReceivedApplication, 'candidate' | 'jobId'>;

export const linksOf = ({ candidate: { userId }, jobId }: Row, t: TFunction<'applicants'>) => [
  { key: 'profile', label: t('links.profile'), to: pathTo(paths.professionalProfile, { userId }) },
  { key: 'interview', label: t('links.interview'), to: pathTo(paths.scheduleInterview, { candidateId: userId }) },
  { key: 'message', label: t('links.message'), to: `${paths.messages}?${messagesView.candidate}=${userId}` },
  { key: 'job', label: t('links.job'), to: pathTo(paths.editJob, { jobId }) },
];

export const RowMenu = ({ row, more = [] }: { row: Row; more?: readonly MenuItem[] }) => {
  const { t } = useTranslation('applicants');
  return (
    <Menu
      align="end"
      trigger={<Ellipsis size={20} aria-hidden="true" />}
      triggerClassName={styles.iconButton}
      triggerLabel={t('links.label', { name: nameOf(row.candidate) })}
      items={[...more, ...linksOf(row, t)]}
    />
  );
};

import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import { isBack } from '@shared/hiring/rules/application-status';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { StagePill } from '@/hiring/parts/applications/stage-pill';
import { Menu } from '@/components/ui/menu';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import styles from '../candidates.module.css';
import { nameOf } from '../drawer/applicant-labels';
import type { Movable, Moves } from './use-moves';
import { nextStatusesOf } from './status-transitions';

const labelOf = ({ status }: Movable, to: ApplicationStatus, t: TFunction<'applicants' | 'labels/hiring'>): string => {
  if (to === 'offered') return t('move.offered');
  if (status === 'rejected') return t('move.reopenTo', { status: t(`applicationStatus.${to}`) });
  return isBack(status, to) ? t('move.back', { status: t(`applicationStatus.${to}`) }) : t(`applicationStatus.${to}`);
};

type Props = { row: Movable; mayOffer: boolean; isMoving: boolean; onMove: Moves['start'] };

export const StatusMenu = ({ row, mayOffer, isMoving, onMove }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const next = nextStatusesOf(row, mayOffer);
  if (next.length === 0) return <StagePill status={row.status}>{t(`stages.${row.status}`)}</StagePill>;
  return (
    <Menu
      trigger={
        <span className={styles.current} aria-hidden="true" data-busy={isMoving || undefined}>
          <StagePill status={row.status}>{t(`stages.${row.status}`)}</StagePill>
          <ChevronDown size={14} />
        </span>
      }
      triggerClassName={styles.statusButton}
      triggerLabel={t('move.menu', { status: t(`applicationStatus.${row.status}`), name: nameOf(row.candidate) })}
      head={<strong>{t('move.to')}</strong>}
      items={next.map((to) => ({
        key: to,
        label: labelOf(row, to, t),
        danger: to === 'rejected',
        onSelect: () => onMove(row, to),
      }))}
    />
  );
};

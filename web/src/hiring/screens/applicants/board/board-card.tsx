import { useDraggable } from '@dnd-kit/core';
import Briefcase from 'lucide-react/dist/esm/icons/briefcase.mjs';
import GripVertical from 'lucide-react/dist/esm/icons/grip-vertical.mjs';
import StickyNote from 'lucide-react/dist/esm/icons/sticky-note.mjs';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { Face } from '@/components/faces/face';
import { RowTick } from '@/components/records/selection/ticks';
import type { Selection } from '@/components/records/selection/use-selection';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { nameOf } from '../drawer/applicant-labels';
import type { NextEvent } from '../drawer/applicant-queries';
import styles from './board.module.css';
import { Match, Rated, useProfession } from '../drawer/candidate-lines';
import { DaysInStage } from './days-in-stage';
import { NextStrip } from '../drawer/next-event';
import { RowMenu } from '../moves/row-menu';
import { nextStatusesOf } from '../moves/status-transitions';
import { useMarked } from './use-marked';
import type { Moves } from '../moves/use-moves';

type Props = {
  row: ReceivedApplication;
  /** Query of the candidate's address. */
  search: string;
  isOpen: boolean;
  isMoving: boolean;
  mayOffer: boolean;
  event: NextEvent | undefined;
  showJob: boolean;
  isOnly: boolean;
  isSelected: boolean;
  /** Whether any card is selected. */
  isSelecting: boolean;
  onMove: Moves['start'];
  onSelect: Selection['toggle'];
};

/** Memoized, so that scrolling and moving render only changed cards. */
export const BoardCard = memo(({ row, search, event, showJob, isOnly, ...props }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const { applicationId, candidate } = row;
  const { isMoving, mayOffer, isSelected, isSelecting, onMove, onSelect } = props;
  const { isMarked, mark } = useMarked(props.isOpen);
  const next = nextStatusesOf(row, mayOffer);
  const isMovable = next.length > 0 && !isOnly;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: applicationId,
    disabled: !isMovable,
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  return (
    <article
      ref={setNodeRef}
      data-candidate={applicationId}
      className={classNames(
        styles.card,
        isDragging && styles.dragged,
        isMovable && styles.movable,
        (isMarked || isSelected) && styles.opened,
        isSelecting && styles.selecting,
      )}
      aria-label={nameOf(candidate)}
      aria-busy={isMoving || undefined}
      {...(isMovable && pointer)}
    >
      <CardContent
        row={row}
        event={event}
        showJob={showJob}
        name={
          <Link
            className={styles.name}
            to={{ search }}
            preventScrollReset
            draggable={false}
            data-name=""
            onClick={mark}
          >
            {nameOf(candidate)}
          </Link>
        }
      />
      <span className={styles.tick}>
        <RowTick
          isSelected={isSelected}
          onToggle={onSelect}
          row={applicationId}
          label={t('selectRow', { name: nameOf(candidate) })}
        />
      </span>
      <div className={styles.tools}>
        {isMovable && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={styles.handle}
            {...attributes}
            onKeyDown={onKeyDown as React.KeyboardEventHandler | undefined}
            aria-label={t('board.drag', { name: nameOf(candidate) })}
          >
            <GripVertical size={16} aria-hidden="true" />
          </button>
        )}
        <RowMenu
          row={row}
          more={[
            ...(isSelected
              ? []
              : [{ key: 'select', label: t('select'), onSelect: () => onSelect(applicationId, true, false) }]),
            ...next.map((to) => ({
              key: to,
              label: t(row.status === 'rejected' ? 'move.reopenTo' : 'move.toStatus', {
                status: t(`applicationStatus.${to}`),
              }),
              danger: to === 'rejected',
              onSelect: () => onMove(row, to),
            })),
          ]}
        />
      </div>
    </article>
  );
});
BoardCard.displayName = 'BoardCard';

type ContentProps = {
  row: ReceivedApplication;
  event: NextEvent | undefined;
  showJob: boolean;
  name: ReactNode;
};

const CardContent = ({ row, event, showJob, name }: ContentProps) => {
  const { t } = useTranslation('applicants');
  const profession = useProfession();
  const { candidate, rating, notes } = row;
  return (
    <>
      <div className={styles.who}>
        <Face id={candidate.userId} name={nameOf(candidate)} url={candidate.photo_url} size={34} />
        <div>
          {name}
          <p className={styles.line}>
            <span>{profession(candidate)}</span>
            {candidate.experience !== null && (
              <span className={styles.years}>{t('yearsShort', { count: candidate.experience })}</span>
            )}
          </p>
        </div>
      </div>
      {showJob && (
        <p className={styles.job}>
          <Briefcase size={12} aria-hidden="true" />
          <span>{row.jobTitle}</span>
        </p>
      )}
      <NextStrip row={row} event={event} />
      <div className={styles.marks}>
        <Match match={row.match} size={28} />
        {rating !== null && <Rated rating={rating} />}
        {notes > 0 && (
          <span className={styles.notes} title={t('notes.count', { count: notes })}>
            <StickyNote size={14} aria-hidden="true" />
            <span aria-hidden="true">{notes}</span>
            <span className="visually-hidden">{t('notes.count', { count: notes })}</span>
          </span>
        )}
        <span className={styles.stay}>
          <DaysInStage row={row} withClock />
        </span>
      </div>
    </>
  );
};

/** The card under the pointer while dragging. */
export const CardFace = (props: Omit<ContentProps, 'name'>) => (
  <div className={styles.card}>
    <CardContent {...props} name={<strong className={styles.name}>{nameOf(props.row.candidate)}</strong>} />
  </div>
);

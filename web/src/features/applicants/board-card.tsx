import { useDraggable } from '@dnd-kit/core';
import { Link } from 'react-router-dom';
import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs';
import GripVertical from 'lucide-react/dist/esm/icons/grip-vertical.mjs';
import MessageSquare from 'lucide-react/dist/esm/icons/message-square.mjs';
import StickyNote from 'lucide-react/dist/esm/icons/sticky-note.mjs';
import UserRound from 'lucide-react/dist/esm/icons/user-round.mjs';
import type { ReceivedApplication } from '@shared/model/application';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './board.module.css';
import { nameOf, yearsOf } from './applicant-labels';
import { Rated } from './applicants-table';
import { MatchScore } from './match-score';
import { NextInterview } from './next-interview';
import { linksOf, RowMenu } from './row-menu';
import { TimeInStatus } from './time-in-status';
import type { Moves } from './use-moves';
import { nextStatusesOf } from './status-transitions';

type Props = {
  row: ReceivedApplication;
  toOpen: (applicationId: string) => { search: string };
  moves: Moves;
  nextInterview: string | undefined;
};

const icons = { profile: UserRound, interview: CalendarPlus, message: MessageSquare } as const;

export const BoardCard = ({ row, toOpen, moves, nextInterview }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const { applicationId, candidate } = row;
  const next = nextStatusesOf(row, moves.mayOffer);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: applicationId,
    disabled: next.length === 0,
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  return (
    <article
      ref={setNodeRef}
      className={classNames(styles.card, isDragging && styles.dragged, next.length > 0 && styles.movable)}
      aria-label={nameOf(candidate)}
      aria-busy={moves.isMoving(applicationId) || undefined}
      {...pointer}
    >
      <div className={styles.cardHead}>
        <Link className={styles.name} to={toOpen(applicationId)} preventScrollReset draggable={false}>
          {nameOf(candidate)}
        </Link>
        {next.length > 0 && (
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
      </div>
      <Facts row={row} nextInterview={nextInterview} />
      <div className={styles.cardFoot}>
        {linksOf(row, t).map(({ key, label, to }) => {
          const Icon = icons[key as keyof typeof icons] as typeof UserRound | undefined;
          return (
            Icon && (
              <Link
                key={key}
                to={to}
                draggable={false}
                className={styles.iconLink}
                title={label}
                aria-label={`${label}: ${nameOf(candidate)}`}
              >
                <Icon size={17} aria-hidden="true" />
              </Link>
            )
          );
        })}
        <span className={styles.cardMenu}>
          <RowMenu
            row={row}
            more={next.map((to) => ({
              key: to,
              label: t(row.status === 'rejected' ? 'move.reopenTo' : 'move.toStatus', {
                status: t(`applicationStatus.${to}`),
              }),
              danger: to === 'rejected',
              onSelect: () => moves.start(row, to),
            }))}
          />
        </span>
      </div>
    </article>
  );
};

const Facts = ({ row, nextInterview }: Pick<Props, 'row' | 'nextInterview'>) => {
  const { t } = useTranslation(['applicants', 'labels/jobs', 'labels/professions']);
  const { candidate } = row;
  return (
    <>
      <p className={styles.line}>
        {[
          candidate.profession && t(`profession.${candidate.profession}`),
          candidate.specialty && t(`specialty.${candidate.specialty}`),
          yearsOf(candidate, t),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.marks}>
        {row.match && <MatchScore match={row.match} />}
        {row.rating !== null && <Rated rating={row.rating} />}
        {row.notes > 0 && (
          <span className={styles.notes} title={t('notes.count', { count: row.notes })}>
            <StickyNote size={15} aria-hidden="true" />
            <span aria-hidden="true">{row.notes}</span>
            <span className="visually-hidden">{t('notes.count', { count: row.notes })}</span>
          </span>
        )}
        <span className={styles.stay}>
          <TimeInStatus row={row} />
        </span>
      </p>
      {nextInterview && (
        <p className={styles.line}>
          {t('columns.interview')}: <NextInterview at={nextInterview} />
        </p>
      )}
    </>
  );
};

export const CardFace = ({ row, nextInterview }: Pick<Props, 'row' | 'nextInterview'>) => (
  <div className={styles.card}>
    <div className={styles.cardHead}>
      <strong>{nameOf(row.candidate)}</strong>
    </div>
    <Facts row={row} nextInterview={nextInterview} />
  </div>
);

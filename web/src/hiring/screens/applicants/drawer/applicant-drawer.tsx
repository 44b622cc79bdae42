import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import ArrowUpRight from 'lucide-react/dist/esm/icons/arrow-up-right.mjs';
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { Link } from 'react-router-dom';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { PanelDialog } from '@/components/ui/side-panel';
import { useTranslation } from '@/lib/i18n/i18n';
import { ApplicantContent, type Part } from './applicant-content';
import { nameOf } from './applicant-labels';
import { applicantQuery } from './applicant-queries';
import { CandidateActions, LastMove, ScorecardButton } from './candidate-actions';
import { CandidateHead } from './candidate-head';
import styles from './drawer.module.css';
import { RatingField } from './rating-field';
import { StageSteps } from '../board/stage-steps';
import type { Moves } from '../moves/use-moves';

type Props = {
  applicationId: string;
  rows: readonly ReceivedApplication[];
  moves: Moves;
  onOpen: (applicationId: string) => void;
  onClose: () => void;
};

/** Previous and next in the list. After an application leaves the list, the next one takes its index. */
const useNeighbours = (rows: readonly ReceivedApplication[], applicationId: string) => {
  const index = rows.findIndex((row) => row.applicationId === applicationId);
  const last = useRef(index);
  useEffect(() => {
    if (index >= 0) last.current = index;
  }, [index]);
  const place = index >= 0 ? index : last.current;
  return {
    index,
    before: rows[place - 1],
    after: index >= 0 ? rows[index + 1] : rows[Math.max(place, 0)],
  };
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="tablist"], [role="menu"], dialog')?.matches('[data-candidate-drawer]') === false);

/** One candidate over the list, which stays in place; the arrow keys go to the next and previous. */
export const ApplicantDrawer = ({ applicationId, rows, moves, onOpen, onClose }: Props) => {
  const { t } = useTranslation(['applicants', 'common']);
  const client = useQueryClient();
  const query = useQuery(applicantQuery(applicationId));
  const [part, setPart] = useState<Part>('overview');
  const id = useId();
  const { index, before, after } = useNeighbours(rows, applicationId);
  const row = rows[index];
  const application = query.data;
  const candidate = application?.candidate ?? row?.candidate;
  const jobTitle = application?.jobTitle ?? row?.jobTitle;
  const jobId = application?.jobId ?? row?.jobId;

  useEffect(() => {
    if (after) void client.query(applicantQuery(after.applicationId)).catch(() => undefined);
  }, [client, after]);

  const go = (to: ReceivedApplication | undefined) => to && onOpen(to.applicationId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'ArrowRight') go(after);
    else if (event.key === 'ArrowLeft') go(before);
    else return;
    event.preventDefault();
  };

  // Deferred until the frame with the name has been painted, because the parts below are many.
  const content = useDeferredValue(
    <QueryGate
      query={query}
      loading={t('detail.loading')}
      rows={4}
      gone={{ title: t('detail.goneTitle'), text: t('detail.goneText') }}
    >
      {(shown) => <ApplicantContent application={shown} moves={moves} part={part} onPart={setPart} />}
    </QueryGate>,
    null,
  );

  return (
    <PanelDialog labelledBy={id} onClose={onClose} onKeyDown={onKeyDown} data-candidate-drawer="">
      <div className={styles.frame}>
        <div className={styles.line}>
          <button type="button" className={styles.icon} aria-label={t('close')} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
          {jobTitle && jobId && (
            <Link className={styles.job} to={pathTo(paths.jobApplications, { jobId })}>
              {jobTitle}
            </Link>
          )}
          <span className={styles.controls}>
            {index >= 0 && (
              <MutedText as="span" className={styles.place}>
                {t('panel.place', { at: index + 1, count: rows.length })}
              </MutedText>
            )}
            <Step label={t('panel.previous')} hint="K" to={before} go={go}>
              <ChevronLeft size={18} aria-hidden="true" />
            </Step>
            <Step label={t('panel.next')} hint="J" to={after} go={go}>
              <ChevronRight size={18} aria-hidden="true" />
            </Step>
            <Link
              className={styles.icon}
              to={pathTo(paths.application, { applicationId })}
              aria-label={t('panel.page')}
              title={t('panel.page')}
            >
              <ArrowUpRight size={18} aria-hidden="true" />
            </Link>
          </span>
        </div>
        <div className={styles.head}>
          {/* Focus starts on the name, not on the first button. */}
          {candidate ? (
            <CandidateHead
              candidate={candidate}
              match={application ? (application.matchNow?.match ?? application.match) : (row?.match ?? null)}
              expectedSalary={application?.expectedSalary}
              name={
                <h2 id={id} tabIndex={-1} autoFocus className={styles.name}>
                  {nameOf(candidate)}
                </h2>
              }
              rating={application && <RatingField application={application} />}
            />
          ) : (
            <h2 id={id} tabIndex={-1} autoFocus className={styles.name}>
              {t('detail.title')}
            </h2>
          )}
          {application && <StageSteps application={application} />}
        </div>
        <div className={styles.body}>{content}</div>
        {application && (
          <div className={styles.foot} data-footer-bar="">
            <LastMove application={application} moves={moves} />
            <div key={applicationId} className={styles.buttons} role="group" aria-label={t('move.label')}>
              <CandidateActions application={application} moves={moves} inDialog isSecond={part === 'scorecards'}>
                {part !== 'scorecards' && (
                  <ScorecardButton application={application} onOpen={() => setPart('scorecards')} />
                )}
              </CandidateActions>
            </div>
          </div>
        )}
      </div>
    </PanelDialog>
  );
};

type StepProps = {
  label: string;
  hint: string;
  to: ReceivedApplication | undefined;
  go: (to: ReceivedApplication | undefined) => void;
  children: React.ReactNode;
};

const Step = ({ label, hint, to, go, children }: StepProps) => (
  <button
    type="button"
    className={styles.icon}
    disabled={!to}
    aria-label={label}
    aria-keyshortcuts={hint}
    title={`${label} (${hint})`}
    onClick={() => go(to)}
  >
    {children}
  </button>
);

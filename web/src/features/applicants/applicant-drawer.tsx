import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import type { ReceivedApplication } from '@shared/model/application';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { SidePanel } from '@/components/ui/side-panel';
import { useTranslation } from '@/lib/i18n/i18n';
import { ApplicantContent, type Part } from './applicant-content';
import { ApplicantHead } from './applicant-head';
import { applicantQuery } from './applicant-queries';
import styles from './applicant.module.css';
import { nameOf, yearsOf } from './applicant-labels';
import type { Moves } from './use-moves';

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
    target.getAttribute('role') === 'tab');

/** One applicant next to the list; J/K or the arrow keys go to the next and previous. */
export const ApplicantDrawer = ({ applicationId, rows, moves, onOpen, onClose }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/jobs', 'labels/professions']);
  const client = useQueryClient();
  const query = useQuery(applicantQuery(applicationId));
  const [part, setPart] = useState<Part>('application');
  const { index, before, after } = useNeighbours(rows, applicationId);
  const row = rows[index];
  const candidate = query.data?.candidate ?? row?.candidate;
  const jobTitle = query.data?.jobTitle ?? row?.jobTitle;

  useEffect(() => {
    if (after) void client.query(applicantQuery(after.applicationId)).catch(() => undefined);
  }, [client, after]);

  const go = (to: ReceivedApplication | undefined) => to && onOpen(to.applicationId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'j' || event.key === 'ArrowRight') go(after);
    else if (event.key === 'k' || event.key === 'ArrowLeft') go(before);
    else return;
    event.preventDefault();
  };

  return (
    <SidePanel
      title={candidate ? nameOf(candidate) : t('detail.title')}
      onClose={onClose}
      onKeyDown={onKeyDown}
      controls={
        <>
          {index >= 0 && (
            <MutedText as="span" className={styles.place}>
              {t('panel.place', { at: index + 1, count: rows.length })}
            </MutedText>
          )}
          <Step label={t('panel.previous')} hint="K" to={before} go={go}>
            <ChevronLeft size={20} aria-hidden="true" />
          </Step>
          <Step label={t('panel.next')} hint="J" to={after} go={go}>
            <ChevronRight size={20} aria-hidden="true" />
          </Step>
        </>
      }
      head={
        candidate && (
          <MutedText>
            {[
              candidate.title,
              candidate.profession && t(`profession.${candidate.profession}`),
              candidate.specialty && t(`specialty.${candidate.specialty}`),
              yearsOf(candidate, t),
              candidate.location,
            ]
              .filter((it, at, all) => it && all.indexOf(it) === at)
              .join(' · ')}
            {jobTitle && <span className={styles.job}>{t('panel.for', { title: jobTitle })}</span>}
          </MutedText>
        )
      }
    >
      <QueryGate
        query={query}
        loading={t('detail.loading')}
        rows={4}
        gone={{ title: t('detail.goneTitle'), text: t('detail.goneText') }}
      >
        {(application) => (
          <Stack>
            <ApplicantHead key={applicationId} application={application} moves={moves} />
            <ApplicantContent application={application} moves={moves} part={part} onPart={setPart} />
          </Stack>
        )}
      </QueryGate>
    </SidePanel>
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
    className={styles.iconButton}
    disabled={!to}
    aria-label={label}
    aria-keyshortcuts={hint}
    title={`${label} (${hint})`}
    onClick={() => go(to)}
  >
    {children}
  </button>
);

import Check from 'lucide-react/dist/esm/icons/check.mjs';
import Minus from 'lucide-react/dist/esm/icons/minus.mjs';
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs';
import type { ReactNode } from 'react';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { JobMatch } from '@shared/hiring/model/match';
import { ApplicationMatch } from '@/hiring/parts/applications/application-match';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';
import { useMatchTexts } from '@/hiring/parts/applications/match-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './overview.module.css';

const shownReasons = 5;

type Part = JobMatch['parts'][number];

const missed = ({ points, of }: Part): number => of - points;

/** What costs most points, then what gives most, in the usual order. */
const mainParts = (parts: readonly Part[]): Part[] => {
  const main = new Set(
    parts.toSorted((one, other) => missed(other) - missed(one) || other.of - one.of).slice(0, shownReasons),
  );
  return parts.filter((it) => main.has(it));
};

const gradeOf = ({ points, of }: Part) => (points === of ? 'full' : points === 0 ? 'none' : 'some');

const icons = { full: Check, some: Minus, none: TriangleAlert } as const;

type LineProps = { grade: keyof typeof icons; points?: string; children: ReactNode };

const Line = ({ grade, points, children }: LineProps) => {
  const Icon = icons[grade];
  return (
    <li data-grade={grade}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
      {points && <span className={styles.points}>{points}</span>}
    </li>
  );
};

const Lines = ({ match: { parts, reasons, steps } }: { match: JobMatch }) => {
  const { t } = useTranslation('match');
  const { reasonText, stepText } = useMatchTexts();
  if (parts.length > 0)
    return mainParts(parts).map((it) => (
      <Line key={it.part} grade={gradeOf(it)} points={t('pointsShort', { points: it.points, of: it.of })}>
        <b>{t(`parts.${it.part}`)}</b> {reasonText(it.reason)}
      </Line>
    ));
  return [...reasons.map(reasonText), ...steps.map(stepText)].slice(0, shownReasons).map((text) => (
    <Line key={text} grade="none">
      {text}
    </Line>
  ));
};

/** The match in a few lines; its points by part are one click away. */
export const MatchReasons = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('match');
  const match = application.matchNow?.match ?? application.match;
  if (match === null) return null;
  return (
    <section className={styles.part}>
      <h2>{match.score === null ? t('title.employer') : t('whyScore', { score: match.score })}</h2>
      {(match.state !== 'eligible' || match.parts.length === 0) && (
        <OutcomeLine outcome={match} license={match.license} />
      )}
      <ul role="list" className={styles.reasons}>
        <Lines match={match} />
      </ul>
      <details>
        <summary>{t('details')}</summary>
        <ApplicationMatch application={application} side="employer" />
      </details>
    </section>
  );
};

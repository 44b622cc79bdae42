import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/dist/esm/icons/check.mjs';
import { useId } from 'react';
import { limits } from '@shared/limits';
import type { Addressee } from '@shared/hiring/model/interview';
import { useTranslation } from '@/lib/i18n/i18n';
import { placeTime } from '@/lib/time/place-time';
import { freeTimesQuery } from './interview-queries';
import styles from './interviews.module.css';
import { emptyRow, rowsOf, slotOf } from './times-draft';
import type { TimesDraft } from './times-fields';

type Props = {
  to: Addressee;
  interviewers: readonly string[];
  draft: TimesDraft;
  onChange: (draft: TimesDraft) => void;
  except?: string | undefined;
};

/** Times when everyone is free. Selecting one fills an empty row or adds one; selecting it again removes it. */
export const SuggestedTimes = ({ to, interviewers, draft, onChange, except }: Props) => {
  const { t } = useTranslation('interviews');
  const id = useId();
  const { rows, timeZone, minutes } = draft;
  const body = { to, minutes, timeZone, interviewers: [...interviewers], ...(except !== undefined && { except }) };
  const query = useQuery({ ...freeTimesQuery(body), placeholderData: keepPreviousData });
  const found = query.data?.items ?? [];
  if (found.length === 0) return null;
  const rowOf = (startsAt: string) => rows.find((row) => slotOf(row, timeZone, minutes)?.startsAt === startsAt);
  const setRows = (next: TimesDraft['rows']) => onChange({ ...draft, rows: next.length > 0 ? next : [emptyRow()] });
  const blank = rows.find(({ date, time }) => date === '' && time === '');
  const isFull = blank === undefined && rows.length >= limits.slotsPerInterview;
  return (
    <div className={styles.suggested}>
      <span id={id}>{t('suggested.label')}</span>
      <ul role="list" aria-labelledby={id}>
        {found.map((slot) => {
          const row = rowOf(slot.startsAt);
          const [made] = rowsOf([slot], timeZone);
          const choose = () => {
            if (row) setRows(rows.filter((it) => it !== row));
            else if (made && blank) setRows(rows.map((it) => (it === blank ? made : it)));
            else if (made) setRows([...rows, made]);
          };
          return (
            <li key={slot.startsAt}>
              <button
                type="button"
                aria-pressed={row !== undefined}
                disabled={row === undefined && isFull}
                onClick={choose}
              >
                {row && <Check size={14} aria-hidden="true" />}
                {placeTime(slot.startsAt, timeZone)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

import Check from 'lucide-react/dist/esm/icons/check.mjs';
import type { ReactNode } from 'react';
import type { ApplicationPreparation } from '@shared/hiring/model/application';
import { Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';
import { useTranslation } from '@/lib/i18n/i18n';
import { AppliedPromise } from '../answer-promise';
import styles from './apply-form.module.css';

type Props = { preparation: ApplicationPreparation; problem: string | null; start: ReactNode; onWrite: () => void };

/** What the employer receives, when nothing has to be written. */
export const OneStep = ({ preparation, problem, start, onWrite }: Props) => {
  const { organization, resume, match } = preparation;
  const { t } = useTranslation('job-page');
  const sent = [
    t('apply.oneStep.profile'),
    t('apply.oneStep.credentials'),
    resume ? t('apply.oneStep.resume', { file: resume.fileName }) : t('apply.resume.generatedTitle'),
  ];
  return (
    <Stack>
      {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
      {match && match.state !== 'eligible' && <OutcomeLine outcome={match} />}
      <div>
        <p>{t('apply.oneStep.sends', { organization })}</p>
        <ul role="list" className={styles.sent}>
          {sent.map((it) => (
            <li key={it}>
              <Check size={16} aria-hidden="true" />
              {it}
            </li>
          ))}
        </ul>
      </div>
      {start}
      <button type="button" className={styles.write} onClick={onWrite}>
        {t('apply.oneStep.write')}
      </button>
      <AppliedPromise preparation={preparation} />
    </Stack>
  );
};

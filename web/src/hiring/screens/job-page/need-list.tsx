import Circle from 'lucide-react/dist/esm/icons/circle.mjs';
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import Check from 'lucide-react/dist/esm/icons/check.mjs';
import type { JobMatch } from '@shared/hiring/model/match';
import type { MatchReason } from '@shared/hiring/model/match-reason';
import type { PublicJob } from '@shared/hiring/model/job';
import { yearsOf } from '@/hiring/parts/jobs/labels/qualification-facts';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './job-page.module.css';

/** Whether the person has it; `open` where that is unknown. */
type State = 'yes' | 'no' | 'open';
type Need = { key: string; text: string; state: State };
type Job = Omit<PublicJob, 'status'>;

const icons = { yes: Check, no: CircleAlert, open: Circle };

const about = {
  profession: ['profession'],
  focus: ['np_focus'],
  license: ['no_license', 'licensed_elsewhere', 'license_expired', 'license_too_late'],
  years: ['unit_years', 'practice_years'],
} as const satisfies Record<string, readonly MatchReason['code'][]>;

const stateOf = (match: JobMatch | null, isMissing: (match: JobMatch) => boolean): State => {
  if (match === null || match.state === 'unknown') return 'open';
  if (isMissing(match)) return 'no';
  // People with another profession aren't compared any further.
  return match.reasons.some(({ code }) => code === 'profession') ? 'open' : 'yes';
};

const says = (match: JobMatch, codes: readonly MatchReason['code'][]): boolean =>
  match.reasons.some(({ code }) => codes.includes(code));

const lacks = ({ reasons, steps }: JobMatch, certification: string): boolean =>
  reasons.some(({ args }) => 'certification' in args && args.certification === certification) ||
  steps.some(({ what }) => what === certification);

/** Only the number of preferred ones is known, and the most useful missing one. */
const preferredState = (match: JobMatch | null, certification: string): State => {
  const part = match?.parts.find((it) => it.part === 'certifications');
  if (!match || part?.reason.code !== 'preferred_certifications') return 'open';
  const { held, preferred } = part.reason.args;
  if (held === preferred) return 'yes';
  const isNamed = match.counterfactuals.some(
    ({ change }) => change.code === 'certification_in_hand' && change.args.certification === certification,
  );
  return held === 0 || isNamed ? 'no' : 'open';
};

const useNeeds = (job: Job, match: JobMatch | null): Need[] => {
  const { t } = useTranslation([
    'job-page',
    'qualifications',
    'labels/jobs',
    'labels/professions',
    'labels/units',
    'labels/certifications',
  ]);
  const years = yearsOf(job, t);
  const has = (codes: readonly MatchReason['code'][]) => stateOf(match, (it) => says(it, codes));
  return [
    ...(job.professions.length > 0
      ? [
          {
            key: 'profession',
            text: job.professions.map((it) => t(`profession.${it}`)).join(', '),
            state: has(about.profession),
          },
        ]
      : []),
    ...job.npFocuses.map((it) => ({ key: it, text: t(`npFocus.${it}`), state: has(about.focus) })),
    ...(job.licensePolicy
      ? [
          {
            key: 'license',
            text: t(`licensePolicy.${job.licensePolicy}`),
            state: stateOf(
              match,
              (it) => says(it, about.license) || it.steps.some(({ step }) => step === 'get_license'),
            ),
          },
        ]
      : []),
    ...job.requiredCertifications.map((it) => ({
      key: it,
      text: t(`certification.${it}`),
      state: stateOf(match, (known) => lacks(known, it)),
    })),
    ...(years === null ? [] : [{ key: 'years', text: years, state: has(about.years) }]),
    ...job.preferredCertifications.map((it) => ({
      key: it,
      text: t('needs.preferred', { name: t(`certification.${it}`) }),
      state: preferredState(match, it),
    })),
  ];
};

/** The job's requirements, with check marks for those the profile meets. */
export const NeedList = ({ job, match }: { job: Job; match: JobMatch | null }) => {
  const { t } = useTranslation('job-page');
  return (
    <ul role="list" className={styles.needs}>
      {useNeeds(job, match).map(({ key, text, state }) => {
        const Icon = icons[state];
        return (
          <li key={key} data-state={state}>
            <Icon size={16} aria-hidden="true" />
            <span>
              {text}
              {state !== 'open' && <span className="visually-hidden"> ({t(`needs.${state}`)})</span>}
              {state === 'no' && <small aria-hidden="true">{t('needs.no')}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

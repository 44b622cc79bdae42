import type { MyProfile } from '@shared/people/model/professional';
import { paths } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import { SetupList } from './setup-list';

type Step = { key: 'profession' | 'license' | 'availability' | 'resume' | 'application'; isDone: boolean; to: string };

const saysWhen = ({ availability: { schedule, shiftTypes, daysAvailable } }: MyProfile): boolean =>
  schedule.length + shiftTypes.length + daysAvailable.length > 0;

const stepsOf = (profile: MyProfile, applications: number): Step[] => [
  {
    key: 'profession',
    isDone: profile.profession !== null && profile.location !== '',
    to: paths.profileSetup,
  },
  { key: 'license', isDone: profile.licenses.some(({ number }) => number !== ''), to: paths.credentials },
  { key: 'availability', isDone: saysWhen(profile), to: paths.editProfile },
  { key: 'resume', isDone: profile.resume !== null, to: paths.editProfile },
  { key: 'application', isDone: applications > 0, to: paths.jobs },
];

export const hasBegun = (profile: MyProfile, applications: number): boolean =>
  stepsOf(profile, applications).every(({ isDone }) => isDone) || applications > 0;

/** Replaces an empty queue until the first application. */
export const FirstSteps = ({ profile, applications }: { profile: MyProfile; applications: number }) => {
  const { t } = useTranslation('home');
  const steps = stepsOf(profile, applications).map(({ key, isDone, to }) => ({
    ...{ key, isDone, title: t(`steps.${key}.title`) },
    open: isDone ? null : { to, text: t(`steps.${key}.text`), action: t(`steps.${key}.action`) },
  }));
  return <SetupList id="first-steps" title={t('steps.title')} steps={steps} />;
};

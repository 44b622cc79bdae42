import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { JobDraft } from '@shared/hiring/model/job';
import { SectionLinks } from '@/components/long-form/section-links';
import { useTranslation } from '@/lib/i18n/i18n';
import { showSection as showPageSection } from '@/lib/forms/editing/page-sections';
import { type SectionName, sectionId, sectionNames, stateOf } from './job-sections';

const sectionIds = sectionNames.map(sectionId);

export const showSection = (name: SectionName): void => showPageSection(sectionId(name));

export const SectionNav = () => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  const { errors } = useFormState({ control });
  const draft = useWatch({ control }) as JobDraft;
  const sections = sectionNames.map((name) => {
    const state = stateOf(name, draft, errors);
    const words = (
      <>
        <span>{t(`sections.${name}`)}</span>
        <span className="visually-hidden">({t(`sectionState.${state}`)})</span>
      </>
    );
    return { id: sectionId(name), look: state, words };
  });
  return <SectionLinks label={t('sectionsLabel')} ids={sectionIds} sections={sections} />;
};

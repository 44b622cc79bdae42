import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Closing, Hero, Points, Questions, Section, Steps } from './marketing-page';
import styles from './marketing.module.css';
import { useContent } from './use-content';

export const HowItWorks = () => {
  const { t, list } = useContent('pages/how-it-works');
  return (
    <>
      <Hero
        name={t('name')}
        title={t('hero.title')}
        text={t('hero.text')}
        actions={
          <>
            <ButtonLink to={paths.register} variant="accent" size="large">
              {t('hero.start')}
            </ButtonLink>
            <ButtonLink to={paths.jobs} variant="onBand" size="large">
              {t('hero.browse')}
            </ButtonLink>
          </>
        }
      />
      <Section title={t('flows.title')} text={t('flows.text')}>
        <div className={styles.pair}>
          <Steps title={t('flows.professionals.title')} steps={list('flows.professionals.steps')} />
          <Steps title={t('flows.employers.title')} steps={list('flows.employers.steps')} />
        </div>
      </Section>
      <Section title={t('trust.title')} text={t('trust.text')} sunken>
        <Points points={list('trust.points')} />
      </Section>
      <Section title={t('questions.title')}>
        <Questions questions={list('questions.items')} />
      </Section>
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to={paths.register} size="large">
          {t('closing.professional')}
        </ButtonLink>
        <ButtonLink to={paths.register} size="large" variant="secondary">
          {t('closing.employer')}
        </ButtonLink>
      </Closing>
    </>
  );
};

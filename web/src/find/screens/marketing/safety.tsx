import { paths, reportConcern, securityTxtPath } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Figures } from './figures';
import { Closing, Hero, Points, Section, Steps } from './marketing-page';
import styles from './marketing.module.css';
import { useContent } from './use-content';

const Tips = ({ title, tips }: { title: string; tips: readonly string[] }) => (
  <div className={styles.article}>
    <h3>{title}</h3>
    <ul>
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </div>
);

const fileName = securityTxtPath.split('/').at(-1);

export const Safety = () => {
  const { t, list } = useContent('pages/safety');
  return (
    <>
      <Hero name={t('name')} title={t('hero.title')} text={t('hero.text')}>
        <Figures
          label={t('figures.label')}
          items={[
            ['encryption', t('figures.encryption')],
            ['verificationSteps', t('figures.verificationSteps')],
            ['support', t('figures.support')],
          ]}
        />
      </Hero>
      <Section title={t('features.title')}>
        <Points points={list('features.points')} />
      </Section>
      <Section title={t('verification.title')} text={t('verification.text')} sunken>
        <Steps steps={list('verification.steps')} />
      </Section>
      <Section title={t('tips.title')}>
        <div className={styles.pair}>
          <Tips title={t('tips.professionals.title')} tips={list('tips.professionals.items')} />
          <Tips title={t('tips.employers.title')} tips={list('tips.employers.items')} />
        </div>
      </Section>
      <Section id="report" title={t('report.title')} text={t('report.text')} sunken>
        <div className={styles.article}>
          <ul>
            {list('report.items').map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <ButtonLink to={reportConcern}>{t('report.action')}</ButtonLink>
        </div>
      </Section>
      <Section id="disclosure" title={t('disclosure.title')} text={t('disclosure.text')}>
        <div className={styles.article}>
          <ul>
            {list('disclosure.items').map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>
            {t('disclosure.file')} <a href={securityTxtPath}>{fileName}</a>
          </p>
        </div>
      </Section>
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to={paths.register} size="large">
          {t('closing.start')}
        </ButtonLink>
        <ButtonLink to={paths.howItWorks} size="large" variant="secondary">
          {t('closing.how')}
        </ButtonLink>
        <ButtonLink to={paths.successStories} size="large" variant="secondary">
          {t('closing.stories')}
        </ButtonLink>
      </Closing>
    </>
  );
};

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { FacilityPicture } from '@/components/faces/facility-picture';
import { ButtonLink } from '@/components/ui/base/button-link';
import { withReturnPath } from '@/lib/auth/return-path';
import styles from './landing.module.css';
import { useContent } from '../use-content';

type Step = { title: string; text: string };
type SideProps = { picture: ReactNode; title: string; steps: readonly Step[]; actions: ReactNode };

const Side = ({ picture, title, steps, actions }: SideProps) => (
  <article className={styles.side}>
    {picture}
    <div className={styles.sideInner}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <b>{step.title}</b>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>{actions}</div>
    </div>
  </article>
);

const postJob = `${withReturnPath(paths.register, paths.postJob)}&type=employer`;

export const TwoSides = () => {
  const { t, list } = useContent('pages/landing');
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <div>
          <h2 className={styles.sectionTitle}>{t('sides.title')}</h2>
          <p className={styles.sectionText}>{t('sides.text')}</p>
        </div>
        <Link to={paths.howItWorks}>{t('sides.how')}</Link>
      </div>
      <div className={styles.sides}>
        <Side
          picture={<FacilityPicture id="professionals" shift="nights" building="tower" shape="banner" />}
          title={t('sides.professionals')}
          steps={list('sides.professionalSteps')}
          actions={
            <>
              <ButtonLink to={paths.register}>{t('closing.start')}</ButtonLink>
              <ButtonLink to={paths.jobs} variant="secondary">
                {t('closing.browse')}
              </ButtonLink>
            </>
          }
        />
        <Side
          picture={<FacilityPicture id="employers" shift="days" building="campus" shape="banner" />}
          title={t('sides.employers')}
          steps={list('sides.employerSteps')}
          actions={
            <>
              <ButtonLink to={postJob}>{t('sides.post')}</ButtonLink>
              <ButtonLink to={paths.doctors} variant="secondary">
                {t('sides.find')}
              </ButtonLink>
            </>
          }
        />
      </div>
    </section>
  );
};

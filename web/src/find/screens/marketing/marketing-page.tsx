import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import { useDocumentTitle } from '@/components/ui/base/document-title';
import styles from './marketing.module.css';

type HeroProps = { name: string; title: string; text: string; actions?: ReactNode; children?: ReactNode };

export const Hero = ({ name, title, text, actions, children }: HeroProps) => {
  useDocumentTitle(name, text);
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <h1 className={styles.heroTitle}>{title}</h1>
        <p className={styles.heroText}>{text}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
};

type SectionProps = { id?: string; title: string; text?: string | undefined; sunken?: boolean; children: ReactNode };

export const Section = ({ id, title, text, sunken = false, children }: SectionProps) => {
  const content = (
    <section id={id} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.lead}>{text}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
  return sunken ? <div className={styles.sunken}>{content}</div> : content;
};

export type Point = { title: string; text: string };

export const Points = ({ points }: { points: readonly Point[] }) => (
  <ul role="list" className={styles.grid}>
    {points.map(({ title, text }) => (
      <li key={title} className={styles.point}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

export const Steps = ({ title, steps }: { title?: string; steps: readonly Point[] }) => {
  const StepTitle = title === undefined ? 'h3' : 'h4';
  return (
    <div>
      {title !== undefined && <h3 className={styles.columnTitle}>{title}</h3>}
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <StepTitle>{step.title}</StepTitle>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
};

export type Question = { question: string; answer: string };

export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div className={styles.faq}>
    {questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);

export const Closing = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={classNames(styles.section)}>
    <section className={styles.closing}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  </div>
);

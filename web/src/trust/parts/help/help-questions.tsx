import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import styles from './help.module.css';

type Props = { title: string; questions: readonly { question: string; answer: string }[] };

export const HelpQuestions = ({ title, questions }: Props) => (
  <section className={styles.group}>
    <h2>{title}</h2>
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

import { Badge } from '@/components/ui/badge';
import styles from './landing/landing.module.css';
import { useContent } from './use-content';

const initialsOf = (name: string): string =>
  name
    .replace(/^Dr[ae]?\.? /, '')
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');

export const Stories = () => {
  const { t, list } = useContent('pages/landing');
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{t('stories.title')}</h2>
      </div>
      <div className={styles.stories}>
        {list('stories.items').map(({ quote, name, role }) => (
          <figure key={name} className={styles.story}>
            <div>
              <Badge>{t('stories.illustrative')}</Badge>
            </div>
            <blockquote className={styles.quote}>{t('stories.quote', { quote })}</blockquote>
            <figcaption className={styles.teller}>
              <span className={styles.tellerInitials} aria-hidden="true">
                {initialsOf(name)}
              </span>
              <span>
                <span className={styles.tellerName}>{name}</span>
                <br />
                <span className={styles.tellerRole}>{role}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
};

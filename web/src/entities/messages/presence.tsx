import type { Correspondent } from '@shared/model/conversation';
import { PersonPhoto } from '@/components/avatar';
import styles from './messaging.module.css';

/** The photo with a dot while somebody is here; who does not show it has none. */
export const PhotoWithPresence = ({ person }: { person: Correspondent }) => (
  <span className={styles.photo}>
    <PersonPhoto name={person.user_name} url={person.photo_url} size="small" />
    {person.is_online && <span className={styles.dot} aria-hidden="true" />}
  </span>
);

import type { Correspondent } from '@shared/model/conversation';
import { PersonPhoto } from '@/components/avatar';
import styles from './messaging.module.css';

export const PhotoWithPresence = ({ person }: { person: Correspondent }) => (
  <span className={styles.photo}>
    <PersonPhoto name={person.user_name} url={person.photo_url} size="small" />
    {person.is_online && <span className={styles.dot} aria-hidden="true" />}
  </span>
);

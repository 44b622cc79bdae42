import styles from './overview.module.css';

type Props = { title: string; all?: string | undefined; onAll: () => void };

export const PartHead = ({ title, all, onAll }: Props) => (
  <div className={styles.head}>
    <h2>{title}</h2>
    {all && (
      <button type="button" className={styles.all} onClick={onAll}>
        {all}
      </button>
    )}
  </div>
);

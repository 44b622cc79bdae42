import styles from './pricing.module.css';
import { useContent } from './use-content';

type Comparison = { columns: readonly string[]; rows: readonly { label: string; cells: readonly string[] }[] };

export const PlanComparison = () => {
  const { t, list } = useContent('page-pricing');
  const { columns, rows } = list<Comparison>('compare.table');
  return (
    <div className={styles.scroll} role="region" aria-label={t('compare.title')} tabIndex={0}>
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">{t('compare.what')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={`${columns[index]}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

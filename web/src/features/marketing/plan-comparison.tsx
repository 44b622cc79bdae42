import styles from './pricing.module.css';
import { useContent } from './use-content';

export const PlanComparison = () => {
  const { t, list } = useContent('pages/pricing');
  const columns = list('compare.table.columns');
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
          {list('compare.table.rows').map(({ label, cells }) => (
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

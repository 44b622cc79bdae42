import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './record-list.module.css';

export type Column<T> = {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Names the row: the heading of its card on a phone. One column has it. */
  main?: boolean;
  align?: 'start' | 'end';
  /** Shows no label on a phone, as for a row's buttons. */
  bare?: boolean;
};

export type RecordListProps<T> = {
  /** What the table holds, for those who cannot see it. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
};

const cellClass = <T,>({ main, align, bare }: Column<T>): string =>
  classNames(main && styles.main, align === 'end' && styles.end, bare && styles.bare);

const Row = <T,>({ columns, row }: { columns: readonly Column<T>[]; row: T }) => (
  <tr role="row">
    {columns.map((column) => {
      const content = (
        <>
          <span className={styles.label} aria-hidden="true">
            {column.header}
          </span>
          <div>{column.cell(row)}</div>
        </>
      );
      return column.main ? (
        <th key={column.key} scope="row" role="rowheader" className={cellClass(column)}>
          {content}
        </th>
      ) : (
        <td key={column.key} role="cell" className={cellClass(column)}>
          {content}
        </td>
      );
    })}
  </tr>
);

// The roles are spelt out because a table shown as blocks loses its own in some browsers.
/** A table on wide screens, one card a row on phones. */
export const RecordList = <T,>({ caption, columns, rows, rowKey }: RecordListProps<T>) => (
  <table className={styles.table} role="table">
    <caption className="visually-hidden">{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            role="columnheader"
            className={classNames(column.align === 'end' && styles.end)}
          >
            {column.bare ? <span className="visually-hidden">{column.header}</span> : column.header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <Row key={rowKey(row)} columns={columns} row={row} />
      ))}
    </tbody>
  </table>
);

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SupportAttainment, TicketSummary } from '@shared/trust/model/ticket';
import { paths, pathTo } from '@shared/paths';
import { supportEmail } from '@shared/product';
import { DueClock } from '@/components/records/due-clock';
import { SupportLines, useSupportLines } from '@/trust/parts/help/support-lines';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/time/format';
import { promiseQuery } from './support-queries';
import styles from './support.module.css';

type Props = { open: TicketSummary | null; ways: boolean };

export const SupportAside = ({ open, ways }: Props) => {
  const { t } = useTranslation('support');
  const { data } = useQuery(promiseQuery());
  const lines = useSupportLines();
  if (!open && !ways && !data?.attainment) return null;
  return (
    <aside className={styles.aside} aria-label={t('title')}>
      {ways && (
        <section>
          <h2>{t('others.title')}</h2>
          <ul role="list" className={styles.panel}>
            <li>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              <small>{t('others.mail')}</small>
            </li>
            {lines && <SupportLines {...lines} />}
            <li>
              <Link to={paths.help}>{t('others.guide')}</Link>
            </li>
          </ul>
        </section>
      )}
      {open?.answer && (
        <section>
          <h2>{t('open.title')}</h2>
          <Link className={styles.openTicket} to={pathTo(paths.supportTicket, { ticketId: open.ticketId })}>
            <DueClock {...open.answer} about="answer">
              {`${open.ticketId} · ${open.subject}`}
            </DueClock>
          </Link>
        </section>
      )}
      {data?.attainment && <Attainment {...data.attainment} />}
    </aside>
  );
};

const Attainment = ({ tickets, firstAnswerInTime, medianFirstAnswerHours, solvedInTime }: SupportAttainment) => {
  const { t } = useTranslation('support');
  const lines = [
    { label: t('attainment.first'), value: formatPercent(firstAnswerInTime) },
    { label: t('attainment.median'), value: t('attainment.hours', { hours: medianFirstAnswerHours }) },
    ...(solvedInTime === null ? [] : [{ label: t('attainment.solved'), value: formatPercent(solvedInTime) }]),
  ];
  return (
    <section>
      <h2>
        {t('attainment.title')} <small>{t('attainment.period')}</small>
      </h2>
      <dl className={styles.panel}>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('attainment.note', { count: tickets })}</p>
    </section>
  );
};

import { useEffect, useState } from 'react';

const atHome = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** The usual case needs none of the rules of all countries, which are long. */
const quickly = (phone: string): string | null => {
  const [, area, exchange, line] = atHome.exec(phone) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : null;
};

/** A stored number as people read it. */
export const PhoneNumber = ({ phone }: { phone: string }) => {
  const [formatted, setFormatted] = useState<{ phone: string; text: string } | null>(null);
  const quick = quickly(phone);

  useEffect(() => {
    if (quick !== null || phone === '') return undefined;
    let wanted = true;
    import('@shared/model/phone-number').then(
      ({ readablePhone }) => {
        if (wanted) setFormatted({ phone, text: readablePhone(phone) });
      },
      // It stays readable without its spaces.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [phone, quick]);

  return <>{quick ?? (formatted?.phone === phone ? formatted.text : phone)}</>;
};

/** The same as a link that a device dials. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
    <PhoneNumber phone={phone} />
  </a>
);

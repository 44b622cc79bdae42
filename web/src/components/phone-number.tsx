import { useEffect, useState } from 'react';
import { readablePhone } from '@/lib/phone/readable-phone';

const atHome = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** Formats US numbers without the rules of all countries, which are large. */
const quickly = (phone: string): string | null => {
  const [, area, exchange, line] = atHome.exec(phone) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : null;
};

export const PhoneNumber = ({ phone }: { phone: string }) => {
  const [formatted, setFormatted] = useState<{ phone: string; text: string } | null>(null);
  const quick = quickly(phone);

  useEffect(() => {
    if (quick !== null || phone === '') return undefined;
    let wanted = true;
    readablePhone(phone).then(
      (text) => {
        if (wanted) setFormatted({ phone, text });
      },
      // The unformatted number is also readable.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [phone, quick]);

  return <>{quick ?? (formatted?.phone === phone ? formatted.text : phone)}</>;
};

/** RFC 3966: an extension isn't part of the number. */
export const phoneAddress = (phone: string): string => {
  const [number = '', extension] = phone.split(/\s*(?:ext\.?|x)\s*/i);
  const digits = (text: string) => text.replace(/[^+\d]/g, '');
  return `tel:${digits(number)}${extension ? `;ext=${digits(extension)}` : ''}`;
};

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={phoneAddress(phone)}>
    <PhoneNumber phone={phone} />
  </a>
);

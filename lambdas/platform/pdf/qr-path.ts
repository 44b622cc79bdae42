import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export type QrPath = { path: string; units: number };

/** The site's QR codes as a path for print, which draws black modules second, after the background. */
export const qrPath = (value: string): QrPath => {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value, level: 'M', marginSize: 0 }));
  const units = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const path = [...svg.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1];
  if (!path || !units) throw new Error('The QR code has no path.');
  return { path, units };
};

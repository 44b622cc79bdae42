import { strToU8, zipSync } from 'fflate';

const text = (body: string) => strToU8(body);

const contentTypes = (main: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

export const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const wordMacroMain = 'application/vnd.ms-word.document.macroEnabled.main+xml';

export const docx = (parts: Record<string, Uint8Array | null> = {}, main = wordMain): Buffer => {
  const all: Record<string, Uint8Array | null> = {
    '[Content_Types].xml': text(contentTypes(main)),
    '_rels/.rels': text('<Relationships/>'),
    'word/document.xml': text('<w:document><w:body/></w:document>'),
    ...parts,
  };
  const kept = Object.entries(all).filter((part): part is [string, Uint8Array] => part[1] !== null);
  return Buffer.from(zipSync(Object.fromEntries(kept)));
};

const pageObjects = [
  '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
  '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
  '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>\nendobj\n',
];

export const pdfWith = (more: string | Buffer): Buffer => {
  const head = '%PDF-1.4\n';
  const starts = pageObjects.map((_object, index) => head.length + pageObjects.slice(0, index).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const body = Buffer.concat([Buffer.from(head + pageObjects.join('')), Buffer.from(more)]);
  const end = `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(end, 'latin1')]);
};

export const pdf = (): Buffer => pdfWith('');

/** EICAR test string for scanners (https://www.eicar.org), in two parts so no scanner finds it here. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

import { strToU8 } from 'fflate';
import PDFDocument from 'pdfkit';
import { docx } from '../../../platform/files/documents.fake';

/** Draws a PDF with the lines of the text on each page. */
export const pdfOf = (text: string, pages = 1): Promise<Buffer> =>
  new Promise((resolve) => {
    const file = new PDFDocument({ size: 'LETTER', margin: 54 });
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => resolve(Buffer.concat(chunks)));
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) file.addPage();
      for (const line of text.split('\n')) file.fontSize(10).text(line || ' ');
    }
    file.end();
  });

const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const docxOf = (text: string): Buffer => {
  const paragraphs = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`);
  const main = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`;
  const rels =
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  return docx({ 'word/document.xml': strToU8(main), '_rels/.rels': strToU8(rels) });
};

import { expect, it } from 'vitest';
import { listText } from './list-text';

const utf16 = (text: string): Uint8Array =>
  new Uint8Array(new Uint16Array(Array.from(text, (sign) => sign.charCodeAt(0))).buffer);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it.each([
  ['UTF-8', new TextEncoder().encode('name;é\n')],
  ['UTF-8 with a mark', new TextEncoder().encode('\ufeffname;é\n')],
  ['Unicode text of Excel', utf16('\ufeffname;é\n')],
  ['CSV of Excel on Windows', latin('name;é\n')],
])('reads a list in %s', async (_, bytes) => {
  expect(await listText(new File([bytes as BlobPart], 'list.csv'))).toBe('name;é\n');
});

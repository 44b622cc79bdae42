import { getDocumentProxy } from 'unpdf';

type Node = { role?: string; alt?: string; id?: string; children?: Node[] };
type Item = { type?: string; id?: string; str?: string };

export type ReadTags = { language: string; title: string; isMarked: boolean; tags: string[] };

/** Lists "H1 Ada Byron" for each tag with its text, in reading order; "Table" for a tag with others in it. */
export const readTags = async (pdf: Uint8Array): Promise<ReadTags> => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const tags: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let open: string | undefined;
    for (const { type, id, str } of items as Item[]) {
      if (type?.startsWith('beginMarkedContent')) open = id;
      else if (type === 'endMarkedContent') open = undefined;
      else if (open !== undefined) texts.set(open, (texts.get(open) ?? '') + (str ?? ''));
    }
    const walk = ({ role, alt, children = [] }: Node): void => {
      const text = children.flatMap(({ id }) => (id === undefined ? [] : [texts.get(id) ?? ''])).join(' ');
      if (role && role !== 'Root') tags.push([role, alt ?? text].join(' ').replaceAll(/\s+/g, ' ').trim());
      for (const child of children) walk(child);
    };
    walk(await page.getStructTree());
  }
  const { info } = (await document.getMetadata()) as unknown as { info: { Title: string; Language: string } };
  const marks = (await document.getMarkInfo()) as { Marked?: boolean } | null;
  return { language: info.Language, title: info.Title, isMarked: marks?.Marked === true, tags };
};

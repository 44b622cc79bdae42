import { describe, expect, it } from 'vitest';
import { readTree } from './sources';
import { fullFolders, spreadOf } from './spread';

describe('the source tree', () => {
  const tree = readTree();

  it('has no folder with more files than fit on a screen', () => {
    expect(fullFolders(tree.sources)).toEqual([]);
  });

  it.each(spreadOf(tree))('has no more $measure than before', ({ value, most }) => {
    expect(value).toBeLessThanOrEqual(most);
  });
});

it('counts repeated rules and keys imported from other entities', () => {
  const rule = '{\n  display: flex;\n  gap: 1rem;\n}';
  const counted = spreadOf({
    sources: [
      { file: 'lambdas/store/work/shifts/writes.ts', text: "import { jobKeys } from '../../hiring/jobs/keys';" },
      { file: 'lambdas/store/work/shifts/reads.ts', text: "import { shiftKeys } from './keys';" },
    ],
    styles: [{ file: 'web/src/a.module.css', text: `.a ${rule}\n.b ${rule}\n.c { color: red }` }],
    architecture: 'A map',
  });
  const valueOf = (start: string) => counted.find(({ measure }) => measure.startsWith(start))?.value;
  expect(['keys', 'style', 'words'].map(valueOf)).toEqual([1, 1, 2]);
});

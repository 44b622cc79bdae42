import { describe, expect, it } from 'vitest';
import { textOfHtml } from './text-of-html';

describe('textOfHtml', () => {
  it('keeps paragraphs and lists, and decodes entities', () => {
    const html =
      '<p>Do you want&nbsp;to <b>help</b>?</p><h2>You &amp; us</h2><ul><li>Nights</li> <li>12 h</li></ul><p>Call.</p>';
    expect(textOfHtml(html)).toBe('Do you want to help?\n\nYou & us\n\n- Nights\n- 12 h\n\nCall.');
  });

  it('drops scripts, styles, and comments', () => {
    expect(textOfHtml('<style>p{}</style>a<script>alert(1)</script><!-- b -->c<br>d')).toBe('ac\nd');
  });

  it('keeps text that only looks like a tag', () => {
    expect(textOfHtml('SpO2 &lt;90% and 3 < 5')).toBe('SpO2 <90% and 3 < 5');
  });
});

import { expect, it } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

it.each([
  ['', ''],
  ['One.\n\nTwo,\nlines.\n\n\n', '<p>One.</p>\n<p>Two,<br />lines.</p>'],
  ['Fish & chips < 5 kg &amp; more', '<p>Fish &amp; chips &lt; 5 kg &amp; more</p>'],
  ['<h2>Hi</h2>\n\nThere', '<h2>Hi</h2>\n\nThere'],
])('turns %j into paragraphs', (text, html) => {
  expect(paragraphsOf(text)).toBe(html)
})

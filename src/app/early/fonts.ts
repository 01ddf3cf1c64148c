import { after } from './first-view.ts'

const fontStyles = document.querySelector<HTMLStyleElement>('[data-letters]')
const fontFiles = fontStyles?.dataset.letters?.split(' ') ?? []

const texts = ['h1', 'h2', 'h3', 'p', 'li', 'dd', 'span', 'small', '[data-part="actions"]', '[data-actions]']
  .map((name) => `${name}:not([data-later] *)`) // deferred content has no layout yet
  .join()

/** The texts of the first view with their heights; inner elements first. */
const textsInView = () =>
  [...document.querySelectorAll<HTMLElement>(texts)]
    .filter((text) => text.offsetHeight && text.getBoundingClientRect().top < innerHeight)
    .map((text) => ({ text, height: text.offsetHeight }))
    .reverse()

/** Steps of word and letter spacing in em, the least visible first; with the last one the line breaks elsewhere. */
const spacings = [
  [1 / 32, 0],
  [1 / 16, 0],
  [1 / 16, 1 / 100],
  [1 / 8, 0],
  [0, 0],
] as const

/**
 * Keeps a text's number of lines in another font by changing its spacing slightly, so that nothing below it moves.
 */
function preserveLineCount({ text, height }: ReturnType<typeof textsInView>[number]) {
  const change = () => text.offsetHeight - height
  const direction = -Math.sign(change())
  // Headings have a letter spacing of their own. Read first: after each change it would calculate the styles again.
  const own = Number.parseFloat(getComputedStyle(text).letterSpacing) || 0
  for (const [word, letter] of spacings) {
    if (Math.abs(change()) <= 3) return
    text.style.wordSpacing = word ? `${direction * word}em` : ''
    text.style.letterSpacing = letter ? `calc(${own}px + ${direction * letter}em)` : ''
  }
}

/**
 * Replaces the fallback fonts by the shop's fonts, all together; resolves when they are loaded. Added as font faces of
 * the document: a style sheet would recalculate the styles of the whole page.
 */
export async function showFonts() {
  const rules = [...(fontStyles?.sheet?.cssRules ?? [])] as CSSFontFaceRule[] // the sheet contains only font faces
  const faces = rules.map(({ style }) => {
    const [family = '', source = '', weight = '', unicodeRange = ''] = [
      'font-family',
      'src',
      'font-weight',
      'unicode-range',
    ].map((name) => style.getPropertyValue(name))
    const face = new FontFace(family.replaceAll('"', ''), source, { weight, unicodeRange, display: 'swap' })
    // The other characters load when a text needs them.
    return { face, isNeeded: fontFiles.some((file) => source.includes(file)) }
  })
  await Promise.allSettled(faces.map(({ face, isNeeded }) => isNeeded && face.load()))
  const before = textsInView()
  // Parsing fonts is a task of its own.
  await after(0)
  for (const { face } of faces) document.fonts.add(face)
  before.forEach(preserveLineCount)
}

/** A device with cached fonts renders the first view in them. */
export function preloadFonts() {
  const kind = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' }
  document.head.append(...fontFiles.map((href) => Object.assign(document.createElement('link'), { href, ...kind })))
  if (fontStyles) fontStyles.media = 'all'
}

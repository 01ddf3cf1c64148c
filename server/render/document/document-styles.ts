import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandKeys } from '#themes/brand.ts'

const themes = join(import.meta.dirname, '..', '..', '..', 'themes')

/** Without comments and indents. */
const read = (name: string) =>
  readFileSync(join(themes, name), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s*\n\s*/g, '')

const common = read('footer.css')
const rest = read('large-text.css') + read('forced-colors.css') + read('print.css')

/**
 * Styles of the footer, of large text, of forced colours and of paper by brand. They are the same on every page, so that no script needs to
 * know them.
 */
export const documentStyles = Object.fromEntries(
  brandKeys.map((key) => [key, common + read(join(key, 'footer.css')) + rest]),
)

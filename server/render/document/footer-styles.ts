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

/** Styles of the footer by brand. A footer looks the same on every page, so that no script needs to know its styles. */
export const footerStyles = Object.fromEntries(brandKeys.map((key) => [key, common + read(join(key, 'footer.css'))]))

import createCache from '@emotion/cache'
import { stylisPlugins } from './style-prefixes.ts'

/**
 * A rule inside `@media` or `@keyframes` makes the browser match every rule of its style element again. In one long sheet the first
 * opening of a menu restyled the whole page.
 */
const rulesPerElement = 40

/** The styles of the app, in many short style elements. */
export function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins })
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    // The library begins an element where it counts from zero.
    if (sheet.ctr >= rulesPerElement) sheet.ctr = 0
    insert(rule)
  }
  return cache
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Theme } from '@mui/material/styles'
import type { Plugin } from 'vite'
import type { Brand } from '../../../themes/brand.ts'
import { valuesOf } from '../../../themes/variables.ts'

const require = createRequire(import.meta.url)
const packageFile = (name: string, path: string) =>
  require.resolve(`${name}/package.json`).replace('package.json', path)

const brandFile = /\/themes\/[\w-]+\/brand\.ts$/
const themeFile = resolve('themes/theme.ts')

/**
 * Modules the client never uses: MUI's default theme, the `sx` property (a test checks that no component uses them), and
 * the ripple, which the theme disables.
 */
const unused: Readonly<Record<string, string>> = {
  [packageFile('@mui/material', 'styles/defaultTheme.mjs')]: 'export default {}',
  [packageFile('@mui/system', 'createTheme/createTheme.mjs')]: 'export default () => ({})',
  [packageFile('@mui/system', 'styleFunctionSx/styleFunctionSx.mjs')]:
    "const none = () => null; none.filterProps = ['sx']; export default none; export const unstable_createStyleFunctionSx = () => none",
  [packageFile('@mui/material', 'ButtonBase/TouchRipple.mjs')]: 'export default () => null',
}

/** Every cache of styles has its own prefixes, so Emotion's default is not used: src/lib/boot/style-prefixes.ts. */
const styleCacheFile = packageFile('@emotion/cache', 'dist/emotion-cache.browser.esm.js')
const defaultPrefixer = 'var defaultStylisPlugins = [prefixer];'

function moduleOf({ tokens: _, fonts: __, mark: ___, ...brand }: Brand, theme: Theme) {
  const values = valuesOf(theme.vars, theme.generateStyleSheets())
  const { breakpoints, typography, shape, shadows, transitions, motion, focusVisible, mixins, styles, zIndex } = theme
  const data = { typography, shape, shadows, motion, focusVisible, mixins, styles, zIndex }
  return `
import createBreakpoints from '${packageFile('@mui/system', 'createBreakpoints/createBreakpoints.mjs')}'
import createTransitions from '${packageFile('@mui/material', 'styles/createTransitions.mjs')}'
import { components } from '${resolve('themes/components.ts')}'
import { withFunctions } from '${resolve('themes/theme-functions.ts')}'
import { sheetsOf, varsOf } from '${resolve('themes/variables.ts')}'
const values = ${JSON.stringify(values)}
const theme = withFunctions({
  ...${JSON.stringify(data)},
  direction: 'ltr',
  palette: { mode: 'light' },
  vars: varsOf(values),
  components,
  internal_cache: {},
  breakpoints: createBreakpoints(${JSON.stringify({ values: breakpoints.values })}),
  transitions: createTransitions(${JSON.stringify({ easing: transitions.easing, duration: transitions.duration })}),
  generateStyleSheets: () => sheetsOf(values),
})
export const brand = { ...${JSON.stringify(brand)}, theme }
`
}

function withoutPrefixer(code: string) {
  if (!code.includes(defaultPrefixer)) throw new Error(`${styleCacheFile} no longer contains: ${defaultPrefixer}`)
  return code.replace(defaultPrefixer, 'var defaultStylisPlugins = [];')
}

const imported = <Module>(id: string) => import(pathToFileURL(id).href) as Promise<Module> // their exports

/**
 * Computes the eight themes at build time and removes from brands what the app does not use. Creating themes takes a
 * third of MUI's code and a long task at every start. Development, server and tests use the source files.
 */
export function lightBrands(): Plugin {
  return {
    name: 'light-brands',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async load(id) {
      if (id in unused) return unused[id]
      if (id === styleCacheFile) return withoutPrefixer(await readFile(id, 'utf8'))
      if (id === themeFile) return 'export const themeOf = ({ theme }) => theme'
      if (!brandFile.test(id)) return null
      const { themeOf } = await imported<{ themeOf: (brand: Brand) => Theme }>(themeFile)
      const { brand } = await imported<{ brand: Brand }>(id)
      return moduleOf(brand, themeOf(brand))
    },
  }
}

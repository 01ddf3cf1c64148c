import type { Brand } from '#themes/brand.ts'
import {
  type FormFactor,
  folderOf,
  type ShortcutName,
  screenFile,
  screenLabel,
  screenSizes,
  screensOf,
  shortcutNames,
  shortcutSize,
} from './files.ts'

/** Marks a start from the home screen; the worker ignores the parameter and the app removes it from the address. */
const start = (path: string, source = 'pwa') => `${path}?source=${source}`

type Purpose = 'any' | 'maskable' | 'monochrome'

const square = (size: number) => `${size}x${size}`

function iconsOf({ key }: Brand) {
  const icon = (file: string, size: number, purpose: Purpose) => ({
    src: `${folderOf(key)}/${file}`,
    sizes: square(size),
    type: 'image/png',
    purpose,
  })
  return [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    // Separate files: one icon for both purposes is either cropped at the edge or too small.
    icon('maskable-192.png', 192, 'maskable'),
    icon('maskable-512.png', 512, 'maskable'),
    icon('monochrome-512.png', 512, 'monochrome'),
    { src: `${folderOf(key)}/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' as const },
  ]
}

const shortcut = ({ key }: Brand, name: ShortcutName, { title, url }: { title: string; url: string }) => ({
  name: title,
  url,
  icons: [{ src: `${folderOf(key)}/shortcut-${name}.png`, sizes: square(shortcutSize), type: 'image/png' }],
})

function shortcutsOf(brand: Brand) {
  const { cartName, allProducts } = brand.wording
  const targets: Record<ShortcutName, { title: string; url: string }> = {
    // The home page with the search field focused: results need a term.
    search: { title: 'Search', url: start('/', 'pwa-search') },
    cart: { title: cartName, url: start('/cart') },
    stores: { title: 'Stores', url: start('/stores') },
    products: { title: allProducts, url: start('/products') },
  }
  return shortcutNames.map((name) => shortcut(brand, name, targets[name]))
}

function screenshotsOf(brand: Brand) {
  const shots = (formFactor: FormFactor) =>
    screensOf[formFactor].map((screen) => ({
      src: `${folderOf(brand.key)}/${screenFile(screen, formFactor)}`,
      sizes: `${screenSizes[formFactor].width}x${screenSizes[formFactor].height}`,
      type: 'image/jpeg',
      form_factor: formFactor,
      label: screenLabel(brand, screen),
    }))
  return [...shots('narrow'), ...shots('wide')]
}

/** The web app manifest of a shop, which makes it installable as its own app. */
export const manifestOf = (brand: Brand) => ({
  // Never changed: another id would install a second app next to the existing one.
  id: `/?app=${brand.key}`,
  name: brand.name,
  short_name: brand.shortName,
  description: brand.description,
  start_url: start('/'),
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  theme_color: brand.manifest.themeColor,
  background_color: brand.manifest.backgroundColor,
  lang: brand.locale,
  dir: 'ltr',
  categories: brand.manifest.categories,
  icons: iconsOf(brand),
  shortcuts: shortcutsOf(brand),
  screenshots: screenshotsOf(brand),
  share_target: {
    action: '/search',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  prefer_related_applications: false,
})

import { createHash } from 'node:crypto'
import type { RenderResult, StyleTag } from '#entry-server.tsx'
import type { Brand } from '#themes/brand.ts'
import type { Assets } from './assets.ts'
import { attribute } from './attribute.ts'
import { documentStyles } from './document-styles.ts'
import type { PageFonts } from './fonts.ts'
import type { Inline } from './policy.ts'

type Page = Pick<Extract<RenderResult, { kind: 'page' }>, 'head' | 'body' | 'drawers' | 'styles' | 'state'>
export type Surroundings = {
  /** The built index.html with its placeholders. */
  assets: Pick<Assets, 'template' | 'scriptHashes'>
  /** Font faces of the brand. */
  fonts: PageFonts
  /** Icons and other tags for the head. */
  headTags: string
  /** Speculation rules as JSON; empty without any. */
  prefetchRules?: string
}

const markers = /(<html lang="en-AU">|<!--(?:head|app|state)-->)/

// `data-s` tells the library that the style is where it belongs.
const styleTag = ({ key, ids, css }: StyleTag) =>
  `<style data-emotion="${ids.length ? `${key} ${ids.join(' ')}` : key}" data-s>${css}</style>`

/** Web fonts are not part of the first view: src/boot.ts enables them afterwards. */
const fontTags = ({ fallbackCss, webCss, files }: PageFonts) =>
  `<style>${fallbackCss}</style><style media="not all" data-letters="${files.join(' ')}">${webCss}</style>` +
  `<noscript><style>${webCss}</style></noscript>`

// The browser lays out nearby `content-visibility: auto` content twice (themes/global-styles.ts), and again when the fonts
// arrive. Phones skip it until deferred-layout.ts lays it out, or until src/boot.ts removes this style; wide screens show
// more at once. The footer is seldom near, and Chromium would report a layout shift when it is shown.
const firstViewCss =
  '@media (scripting:enabled) and (width<900px){html:not([data-settled]) [data-later][data-later="true"]{content-visibility:hidden}}'

const rulesTag = (rules: string) => (rules ? `<script type="speculationrules">${rules}</script>` : '')

export const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** Data in a script block: `<` is escaped, so that no text can close the block. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/**
 * Inserts a rendered page into the built document; also returns the CSP hashes of its inline styles and scripts (D19).
 */
export function pageDocument(page: Page, brand: Brand, { assets, fonts, headTags, prefetchRules = '' }: Surroundings) {
  const documentCss = documentStyles[brand.key] ?? ''
  const styleTags = [
    `<style data-first-view>${firstViewCss}</style>`,
    fontTags(fonts),
    `<style>${documentCss}</style>`,
    ...page.styles.map(styleTag),
  ]
  // src/boot.ts moves them into the head after the first view.
  const appTags = `<noscript data-app>${appLinks(brand)}</noscript>`
  const put: Record<string, string> = {
    '<html lang="en-AU">': `<html lang="${brand.locale}" data-brand="${brand.key}">`,
    '<!--head-->': page.head + headTags + appTags + styleTags.join('') + rulesTag(prefetchRules),
    '<!--app-->': page.body,
    '<!--state-->': (page.drawers ?? '') + (page.state ? dataBlock('page-state', page.state) : ''),
  }
  // Split before the insertion, so that long content is not searched or copied repeatedly.
  const pieces = assets.template.split(markers)
  const html = pieces.map((piece) => put[piece] ?? piece).join('')
  const styles = [firstViewCss, fonts.fallbackCss, fonts.webCss, documentCss, ...page.styles.map((style) => style.css)]
  const scripts = prefetchRules ? [...assets.scriptHashes, hashOf(prefetchRules)] : assets.scriptHashes
  return { html, inline: { styles: styles.map(hashOf), scripts } satisfies Inline }
}

/** The URL of a third-party script, which the page loads when the chat opens or the street field is focused. */
export const scriptTag = (name: 'chat-script' | 'maps-script', script: string | undefined) =>
  script ? `<meta name="${name}" content="${attribute(script)}">` : ''

/** Links that make the browser request the manifest and icon. */
export const appLinks = ({ key }: Brand) =>
  '<link rel="manifest" href="/manifest.webmanifest">' +
  `<link rel="icon" href="/brands/${key}/favicon.svg" type="image/svg+xml">`

/** Theme color, name and home screen icon of the brand. */
export const brandTags = ({ key, shortName, manifest }: Brand) =>
  `<meta name="theme-color" content="${manifest.themeColor}">` +
  `<link rel="apple-touch-icon" href="/brands/${key}/apple-touch-icon.png">` +
  '<meta name="mobile-web-app-capable" content="yes">' +
  `<meta name="apple-mobile-web-app-title" content="${attribute(shortName)}">` +
  '<meta name="apple-mobile-web-app-status-bar-style" content="default">'

import { createHash } from 'node:crypto'
import type { RenderAnswer, StyleTag } from '#entry-server.tsx'
import type { Brand } from '#themes/brand.ts'
import type { Assets } from './assets.ts'
import { attribute } from './attribute.ts'
import type { PageFonts } from './fonts.ts'
import type { Inline } from './policy.ts'

type Page = Pick<Extract<RenderAnswer, { kind: 'page' }>, 'head' | 'body' | 'styles' | 'state'>
export type Surroundings = {
  /** index.html as built, with its three marks. */
  assets: Pick<Assets, 'template' | 'scriptHashes'>
  /** Faces of the brand: the only styles that are not the page's own. */
  fonts: PageFonts
  /** Icons and what else the head names. */
  headTags: string
}

const marks = /(<html lang="en-AU">|<!--(?:head|app|state)-->)/

const styleTag = ({ key, ids, css }: StyleTag) =>
  `<style data-emotion="${ids.length ? `${key} ${ids.join(' ')}` : key}">${css}</style>`

/** What is fetched has no part in the first view: the document's script, src/boot.ts, shows it. */
const fontTags = ({ fallbackCss, webCss, files }: PageFonts) =>
  `<style>${fallbackCss}</style><style media="not all" data-letters="${files.join(' ')}">${webCss}</style>` +
  `<noscript><style>${webCss}</style></noscript>`

// Of `content-visibility: auto` the browser lays out twice what is near (themes/global-styles.ts): on a phone it looks there when the
// first view stands, and src/boot.ts takes this away. Wide screens show more at once.
const firstViewCss = '@media (scripting:enabled) and (width<900px){[data-later]{content-visibility:hidden!important}}'

export const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** Data in a script block: `<` is escaped, so that no text of the data can end the block. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** Puts a rendered page into the built document; answers with the hashes its style and script tags need in the policy (D19). */
export function pageDocument(page: Page, brand: Brand, { assets, fonts, headTags }: Surroundings) {
  const styleTags = [`<style data-first-view>${firstViewCss}</style>`, fontTags(fonts), ...page.styles.map(styleTag)]
  // The document's script, src/boot.ts, puts them into the head after the first view.
  const appTags = `<noscript data-app>${appLinks(brand)}</noscript>`
  const put: Record<string, string> = {
    '<html lang="en-AU">': `<html lang="${brand.locale}" data-brand="${brand.key}">`,
    '<!--head-->': page.head + headTags + appTags + styleTags.join(''),
    '<!--app-->': page.body,
    '<!--state-->': page.state ? dataBlock('page-state', page.state) : '',
  }
  // Split before anything is put in: what is long is neither searched nor copied again and again.
  const pieces = assets.template.split(marks)
  const html = pieces.map((piece) => put[piece] ?? piece).join('')
  const styles = [firstViewCss, fonts.fallbackCss, fonts.webCss, ...page.styles.map((style) => style.css)]
  return { html, inline: { styles: styles.map(hashOf), scripts: assets.scriptHashes } satisfies Inline }
}

/** Names a script from elsewhere to the page, which loads it when somebody opens the chat, or turns to the field of the street. */
export const scriptTag = (name: 'chat-script' | 'maps-script', script: string | undefined) =>
  script ? `<meta name="${name}" content="${attribute(script)}">` : ''

/** What the browser asks for when it is told of it. */
export const appLinks = ({ key }: Brand) =>
  '<link rel="manifest" href="/manifest.webmanifest">' +
  `<link rel="icon" href="/brands/${key}/favicon.svg" type="image/svg+xml">`

/** Colour and name of the brand, and its picture for a home screen. */
export const brandTags = ({ key, shortName, manifest }: Brand) =>
  `<meta name="theme-color" content="${manifest.themeColor}">` +
  `<link rel="apple-touch-icon" href="/brands/${key}/apple-touch-icon.png">` +
  '<meta name="mobile-web-app-capable" content="yes">' +
  `<meta name="apple-mobile-web-app-title" content="${attribute(shortName)}">` +
  '<meta name="apple-mobile-web-app-status-bar-style" content="default">'

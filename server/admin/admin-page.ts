import { createHash } from 'node:crypto'
import type { Brand } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { html, Markup } from './markup.ts'

/** The colours, corners and font stacks of a shop. No font files: they are on the origin of the shop. */
const styleOf = ({ tokens }: Brand) => `
:root { color-scheme: light; --ground: ${tokens.ground}; --paper: ${tokens.surfaceRaised}; --ink: ${tokens.ink};
  --soft: ${tokens.inkSoft}; --line: ${tokens.line}; --link: ${tokens.link}; --focus: ${tokens.focus};
  --main: ${tokens.primary}; --main-ink: ${tokens.primaryInk}; --done: ${tokens.success}; --due: ${tokens.warning};
  --error: ${tokens.danger}; --corner: ${tokens.radius.md}; --button: ${tokens.radius.button}; --field: ${tokens.radius.sm};
  --body: ${tokens.font.body}; --heading: ${tokens.font.heading}; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.45 var(--body); font-variant-numeric: tabular-nums; }
main { max-width: 920px; margin: 0 auto; padding: 24px 16px; display: grid; gap: 16px; }
h1, h2 { font-family: var(--heading); font-weight: ${tokens.headingWeight}; text-transform: ${tokens.headingCase}; }
h1 { margin: 0; font-size: 26px; line-height: 1.25; } h2 { margin: 0 0 8px; font-size: 17px; } p { margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; } nav a { padding: 12px 0; }
a { color: var(--link); text-underline-offset: 3px; } small, .soft { color: var(--soft); font-size: 13px; }
section, form.card { padding: 16px; background: var(--paper); border: 1px solid var(--line); border-radius: var(--corner); display: grid; gap: 12px; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 6px 16px; margin: 0; } dt { color: var(--soft); }
dd { margin: 0; text-align: right; font-weight: 600; }
ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 8px 0; border-top: 1px solid var(--line); }
li > div { flex: 1 1 180px; min-width: 0; overflow-wrap: anywhere; } li:first-child { border-top: 0; }
li form { display: flex; gap: 8px; }
label { display: grid; gap: 4px; font-weight: 600; } textarea { resize: vertical; min-height: 96px; }
input, textarea { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--soft); border-radius: var(--field);
  font: inherit; background: var(--paper); color: inherit; } [aria-invalid] { border: 2px solid var(--error); }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--soft); border-radius: var(--button); background: var(--paper);
  color: inherit; font: inherit; font-weight: ${tokens.buttonWeight}; cursor: pointer; } button:hover { border-color: var(--ink); background: var(--ground); }
button.main { background: var(--main); border-color: var(--main); color: var(--main-ink); } button.main:hover { background: var(--main); text-decoration: underline; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.error { color: var(--error); font-weight: 600; } .due { font-weight: 600; color: var(--due); }
.done { padding: 12px 16px; background: var(--paper); border: 1px solid var(--done); border-radius: var(--corner); color: var(--done); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 12px; }
.figures p { padding: 12px; background: var(--ground); border-radius: var(--field); } .figures b { display: block; font-size: 22px; }`

const hashOf = (style: string) => createHash('sha256').update(style).digest('base64')

/** The shop around the frame. */
export type FramingShop = { readonly origin: string; readonly brand: Brand }

/** Allows only its own style, script and forms, and framing only by that shop. */
export const adminPolicy = (shop: FramingShop | null) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hashOf(styleOf(shop?.brand ?? brands.wa))}'`,
    "script-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${shop?.origin ?? "'none'"}`,
    "base-uri 'none'",
  ].join('; ')

/** Posts a message to the shop around the frame, and only that origin, to reload its cart. */
export const adminScript = `for (const button of document.querySelectorAll('[data-refresh-cart]'))
  button.addEventListener('click', () => parent.postMessage({ action: 'refreshCart' }, button.dataset.refreshCart))
`

type Page = { title: string; content: Markup | readonly Markup[] }

/** A page that takes the look of the shop around it when it is sent. */
export type AdminPage = (shop: FramingShop | null) => string

export const adminPage =
  ({ title, content }: Page): AdminPage =>
  (shop) =>
    html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(styleOf(shop?.brand ?? brands.wa))}</style></head>
<body><main><h1>${title}</h1>${content}</main><script type="module" src="/admin.js"></script></body>
</html>`.text

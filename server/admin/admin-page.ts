import { createHash } from 'node:crypto'
import { html, Markup } from './markup.ts'

const style = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f5f7; color: #1c2430; font: 14px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 920px; margin: 0 auto; padding: 16px; display: grid; gap: 16px; }
h1 { margin: 0; font-size: 20px; line-height: 1.25; } h2 { margin: 0 0 8px; font-size: 15px; } p { margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; } nav a { padding: 12px 0; }
a { color: #1d4fa8; } small, .soft { color: #566072; font-size: 13px; }
section, form.card { padding: 16px; background: #fff; border: 1px solid #d9dde4; border-radius: 8px; display: grid; gap: 12px; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 6px 16px; margin: 0; } dt { color: #566072; }
dd { margin: 0; text-align: right; font-weight: 600; }
ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 8px 0; border-top: 1px solid #e6e9ee; }
li > div { flex: 1 1 180px; min-width: 0; overflow-wrap: anywhere; } li:first-child { border-top: 0; }
li form { display: flex; gap: 8px; }
label { display: grid; gap: 4px; font-weight: 600; } textarea { resize: vertical; min-height: 96px; }
input, textarea { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #7c8698; border-radius: 6px; font: inherit;
  background: #fff; color: inherit; } [aria-invalid] { border: 2px solid #a3271c; }
button { min-height: 44px; padding: 0 16px; border: 1px solid #7c8698; border-radius: 6px; background: #fff; color: inherit;
  font: inherit; font-weight: 600; cursor: pointer; } button:hover { background: #eef1f5; }
button.main { background: #1c2430; border-color: #1c2430; color: #fff; } button.main:hover { background: #333e4f; }
:focus-visible { outline: 2px solid #1d4fa8; outline-offset: 2px; }
.error { color: #a3271c; font-weight: 600; } .done { padding: 12px 16px; background: #e3f1e7; border-radius: 8px; color: #17512b; }
.due { font-weight: 600; color: #8a4b00; } .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 12px; }
.figures p { padding: 12px; background: #f4f5f7; border-radius: 6px; } .figures b { display: block; font-size: 22px; }`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Allows only its own style, script and forms, and framing only by that shop. */
export const adminPolicy = (shopOrigin: string | null) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "script-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${shopOrigin ?? "'none'"}`,
    "base-uri 'none'",
  ].join('; ')

/** Posts a message to the shop around the frame, and only that origin, to reload its cart. */
export const adminScript = `for (const button of document.querySelectorAll('[data-refresh-cart]'))
  button.addEventListener('click', () => parent.postMessage({ action: 'refreshCart' }, button.dataset.refreshCart))
`

type Page = { title: string; content: Markup | readonly Markup[] }

export const adminPage = ({ title, content }: Page) =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(style)}</style></head>
<body><main><h1>${title}</h1>${content}</main><script type="module" src="/admin.js"></script></body>
</html>`.text

import { createHash } from 'node:crypto'
import { formatCents } from '#domain/money/price-format.ts'
import type { SandboxPayment } from './storage.ts'

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f6; color: #1a2233;
  font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(420px, 100% - 32px); padding: 32px; background: #fff; border-radius: 12px;
  box-shadow: 0 8px 32px #1a223318; }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
p { margin: 0 0 20px; color: #4a5568; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 8px; margin: 0 0 24px; padding: 16px 12px;
  background: #f6f8fb; font-size: 15px;
  border-radius: 8px; }
dt { color: #4a5568; } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
button { min-height: 48px; border: 1px solid #c3cad6; border-radius: 8px; background: #fff; color: inherit; font: inherit;
  font-weight: 600; cursor: pointer; }
button:hover { background: #f6f8fb; } button:focus-visible { outline: 3px solid #3056d3; outline-offset: 2px; }
button[value=approve] { background: #1d3fae; border-color: #1d3fae; color: #fff; }
button[value=approve]:hover { background: #16328c; }
small { display: block; margin-top: 20px; color: #4a5568; }
button.word { min-height: 28px; border: 0; background: none; text-decoration: underline; }
a { display: block; padding: 11px 0; border: 1px solid #c3cad6; border-radius: 8px; color: inherit; font-weight: 600;
  text-align: center; text-decoration: none; } a + a { margin-top: 12px; }
a:hover { background: #f6f8fb; } a:focus-visible { outline: 3px solid #3056d3; outline-offset: 2px; }`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Allows only its own style, and forms to this server. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

export const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`

/** Amount and reference of a payment. */
export const paymentRows = ({ reference, amountCents, currency }: SandboxPayment) =>
  `<dl><dt>Amount</dt><dd>${formatCents(amountCents)} ${escaped(currency)}</dd><dt>Reference</dt><dd>${escaped(reference)}</dd></dl>`

export const sandboxNote = '<small>This is the payment sandbox. No money moves.</small>'

const toShop = '<a href="/">Back to the shop</a>'

export const goneSandboxPage = page(
  'This payment is closed',
  `<p>It was decided, cancelled or took too long.</p>${toShop}`,
)

export const busySandboxPage = page(
  'The payment sandbox is busy',
  '<p>The payment could not be read or changed. Reload this page in a moment.</p>',
)

export const failedSandboxPage = page(
  'This could not be done',
  `<p>The payment sandbox does not understand this request.</p>${toShop}`,
)

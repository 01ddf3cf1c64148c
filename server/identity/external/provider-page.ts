import { createHash } from 'node:crypto'
import { type Provider, providers } from './providers.ts'

/** Fictional people with an account at every sandbox provider. */
export const sandboxPeople = [
  { subject: 'sandbox-marlo', email: 'marlo@mail.example', firstName: 'Marlo', lastName: 'Quist' },
  { subject: 'sandbox-ada', email: 'ada@hearth.example', firstName: 'Ada', lastName: 'Fenwick' },
] as const

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f6; color: #1a2233;
  font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(420px, 100% - 32px); padding: 32px; background: #fff; border-radius: 12px;
  box-shadow: 0 8px 32px #1a223318; }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
p { margin: 0 0 20px; color: #4a5568; }
form { display: grid; gap: 12px; }
button { min-height: 56px; padding: 8px 16px; border: 1px solid #c3cad6; border-radius: 8px; background: #fff; color: inherit;
  font: inherit; text-align: left; cursor: pointer; }
button:hover { background: #f6f8fb; } button:focus-visible { outline: 3px solid #3056d3; outline-offset: 2px; }
button b { display: block; }
button[value=cancel] { min-height: 44px; text-align: center; }
small { display: block; margin-top: 20px; color: #4a5568; }`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Allows only its own style, and forms to this shop. */
export const providerPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** The sign-in page of a sandbox provider. */
export function providerPage(provider: Provider, { nonce, origin }: { nonce: string; origin: string }) {
  const title = `Continue with ${providers[provider]}`
  const people = sandboxPeople.map(
    ({ subject, email, firstName, lastName }) =>
      `<button name="person" value="${subject}"><b>${firstName} ${lastName}</b>${email}</button>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>Choose who you are. The shop learns your name and your email address.</p>
<form method="post" action="/sandbox/identity/${provider}">
<input type="hidden" name="nonce" value="${escaped(nonce)}"><input type="hidden" name="origin" value="${escaped(origin)}">
${people.join('\n')}
<button name="person" value="cancel">Cancel</button>
</form>
<small>This is a sandbox of the provider. No one outside is contacted.</small></main></body>
</html>`
}

import type { Shop } from './test-app.ts'

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

/** Decides on a provider's page like a shopper; returns the address of the shop that it redirects to. */
export async function decideHosted({ inject }: Pick<Shop, 'inject'>, redirectUrl: string, decision: string) {
  const page = await inject({ url: redirectUrl })
  if (page.statusCode !== 200) throw new Error(`The provider's page answered ${page.statusCode}`)
  const token = new URL(redirectUrl, 'http://shop').searchParams.get('token') ?? ''
  const decided = await inject({
    method: 'POST',
    url: '/sandbox/hosted/decision',
    headers: urlencoded,
    payload: new URLSearchParams({ token, decision }).toString(),
  })
  const location = String(decided.headers.location)
  const choice = location.startsWith('/sandbox/') ? await inject({ url: location }) : null
  const link = /<a href="([^"]+)"/.exec(choice?.body ?? '')?.[1]?.replaceAll('&amp;', '&')
  const { pathname, searchParams } = new URL(link ?? location, 'http://shop')
  return { path: pathname, query: Object.fromEntries(searchParams) }
}

import { z } from 'zod'
import type { EnvironmentSettings } from '#domain/settings/environment.ts'
import type { OidcSettings } from '../identity/external/oidc.ts'

const isLoopback = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/** Requires https: over http the provider's keys could be replaced in transit, except on this machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  return (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) && search + hash === ''
}

const line = (max: number) =>
  z.string().refine((text) => text.length <= max, { error: `must be ${max} characters at most` })

export const oidcFields = {
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, { error: 'must be the https address of a provider, such as https://id.example/realms/shop' })
    .optional(),
  OIDC_CLIENT_ID: line(200).optional(),
  OIDC_CLIENT_SECRET: line(500).optional(),
  OIDC_NAME: line(40).optional(),
}

type Fields = z.infer<z.ZodObject<typeof oidcFields>>

/** The errors of variables that the issuer requires. */
export function oidcProblems(fields: Fields): Record<string, string | null> {
  const needed = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const
  const problem = (name: (typeof needed)[number]) =>
    fields.OIDC_ISSUER !== undefined && fields[name] === undefined ? 'must be set when OIDC_ISSUER is' : null
  return Object.fromEntries(needed.map((name) => [name, problem(name)]))
}

export function oidcSettings(fields: Fields): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = fields
  return issuer && clientId && clientSecret && name ? { issuer, clientId, clientSecret, name } : null
}

/** The buttons of the sign-in page: the sandbox has its own, the default of the pages. */
export function providerSettings(oidc: OidcSettings | null, sandbox: boolean): EnvironmentSettings {
  if (!oidc) return sandbox ? {} : { signInProviders: [] }
  const others = sandbox ? ['google', 'facebook'] : []
  return { signInProviders: [...others, 'oidc'], signInNames: { oidc: oidc.name } }
}

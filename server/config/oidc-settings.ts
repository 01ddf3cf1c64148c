import { z } from 'zod'
import { staffRoles } from '#contract/protocol/staff-roles.ts'
import type { EnvironmentSettings } from '#domain/settings/environment.ts'
import { type BrandKey, brandKeys, isBrandKey } from '#themes/brand.ts'
import type { OidcSettings, StaffOidcSettings } from '../identity/external/oidc.ts'

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

/** The errors of variables that another one needs. */
const missingWith = <Name extends string>(
  fields: Readonly<Partial<Record<Name, unknown>>>,
  issuer: Name,
  needed: readonly Name[],
): Record<string, string | null> =>
  Object.fromEntries(
    needed.map((name) => [
      name,
      fields[issuer] !== undefined && fields[name] === undefined ? `must be set when ${issuer} is` : null,
    ]),
  )

const roleOf = (text: string) => staffRoles.find((role) => role === text.trim())

/** `kitchen-owners=owner,kitchen-desk=service` */
const mapping = line(2000).transform((text, context) =>
  text.split(',').flatMap((entry) => {
    const at = entry.lastIndexOf('=')
    const [value, role] = [entry.slice(0, at).trim(), roleOf(entry.slice(at + 1))]
    if (at > 0 && value && role) return [{ value, role }]
    context.addIssue({
      code: 'custom',
      message: `must be pairs such as kitchen-owners=owner, with one of the roles ${staffRoles.join(', ')}`,
    })
    return []
  }),
)

const shopList = line(200).transform((text, context) =>
  text.split(',').flatMap((key) => {
    if (isBrandKey(key.trim())) return [key.trim() as BrandKey] // just checked
    context.addIssue({ code: 'custom', message: `must be keys of shops, such as ${brandKeys.slice(0, 2).join(',')}` })
    return []
  }),
)

export const staffOidcFields = {
  OIDC_STAFF_ISSUER: oidcFields.OIDC_ISSUER,
  OIDC_STAFF_CLIENT_ID: line(200).optional(),
  OIDC_STAFF_CLIENT_SECRET: line(500).optional(),
  OIDC_STAFF_NAME: line(40).optional(),
  OIDC_STAFF_CLAIM: line(100).default('roles'),
  OIDC_STAFF_ROLES: mapping.optional(),
  OIDC_STAFF_SHOPS: shopList.optional(),
}

type StaffFields = z.infer<z.ZodObject<typeof staffOidcFields>>

/** The errors of variables that the issuer of staff requires. */
export function staffOidcProblems(fields: StaffFields & Pick<Fields, 'OIDC_CLIENT_ID' | 'OIDC_ISSUER'>) {
  const isShared =
    fields.OIDC_STAFF_ISSUER !== undefined &&
    fields.OIDC_STAFF_ISSUER === fields.OIDC_ISSUER &&
    fields.OIDC_STAFF_CLIENT_ID === fields.OIDC_CLIENT_ID
  const problems = missingWith(fields, 'OIDC_STAFF_ISSUER', [
    'OIDC_STAFF_CLIENT_ID',
    'OIDC_STAFF_CLIENT_SECRET',
    'OIDC_STAFF_NAME',
    'OIDC_STAFF_ROLES',
  ])
  // The audience is what tells a token of a customer from one of staff.
  return isShared ? { ...problems, OIDC_STAFF_CLIENT_ID: 'must be another one than OIDC_CLIENT_ID' } : problems
}

export function staffOidcSettings(fields: StaffFields): StaffOidcSettings | null {
  const { OIDC_STAFF_ISSUER: issuer, OIDC_STAFF_CLIENT_ID: clientId, OIDC_STAFF_CLIENT_SECRET: clientSecret } = fields
  const { OIDC_STAFF_NAME: name, OIDC_STAFF_ROLES: roles, OIDC_STAFF_CLAIM: claim } = fields
  if (!issuer || !clientId || !clientSecret || !name || !roles) return null
  return { issuer, clientId, clientSecret, name, claim, roles, shops: fields.OIDC_STAFF_SHOPS ?? brandKeys }
}

type Fields = z.infer<z.ZodObject<typeof oidcFields>>

/** The errors of variables that the issuer requires. */
export const oidcProblems = (fields: Fields) =>
  missingWith(fields, 'OIDC_ISSUER', ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'])

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

import { z } from 'zod'
import type { EnvironmentSettings } from '#domain/settings/environment.ts'
import { ownPath } from '#domain/web/safe-redirect.ts'

const text = (max: number) =>
  z
    .string()
    .refine((value) => value.length <= max, { error: `must be ${max} characters at most` })
    .optional()

const origin = (example: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''), {
      error: `must be an origin such as ${example}`,
    })
    .transform((value) => value.replace(/\/$/, ''))
    .optional()

const path = (example: string) =>
  z
    .string()
    .refine((value) => ownPath(value) !== null, { error: `must be a path of the shop such as ${example}` })
    .optional()

/** Variables for page settings that the brands do not define. */
export const environmentFields = {
  ENVIRONMENT: text(40),
  API_HOST: origin('https://api.shop.example'),
  API_NAME: text(40),
  IDENTITY_URL: origin('https://id.shop.example'),
  ID_CLIENT_ID: text(100),
  LOGIN_ROUTE: z.union([z.literal('off'), path('/account/internal/login')], {
    error: 'must be a path of the shop such as /account/internal/login, or off',
  }),
  ROUTE_AFTER_LOGIN: path('/project'),
  ROUTE_AFTER_LOGOUT: path('/'),
  COMPANY_NAME: text(80),
  SUPPORT_NUMBER: text(30),
  ENGINE_ROOM_LABEL: text(80),
  DEFAULT_STORE_URI: text(100),
  CARD_PAYMENT_KEY: text(200),
  ANALYTICS_KEY: text(200),
  MAPS_KEY: text(200),
  MARKETING_TAGS_KEY: text(200),
}

type Fields = z.infer<z.ZodObject<typeof environmentFields>>

/** Only the variables that are set, so that pages carry no empty values. */
export function environmentSettings(data: Fields): EnvironmentSettings {
  const set = <Key extends string, Value>(key: Key, value: Value | undefined) =>
    value === undefined ? {} : ({ [key]: value } as Record<Key, Value>) // TypeScript widens a computed key to string
  const keys = {
    ...set('cardPayment', data.CARD_PAYMENT_KEY),
    ...set('analytics', data.ANALYTICS_KEY),
    ...set('maps', data.MAPS_KEY),
    ...set('marketingTags', data.MARKETING_TAGS_KEY),
  }
  return {
    ...set('env', data.ENVIRONMENT),
    ...set('apiHost', data.API_HOST),
    ...set('apiName', data.API_NAME),
    ...set('idHost', data.IDENTITY_URL),
    ...set('idClientId', data.ID_CLIENT_ID),
    ...set('loginRoute', data.LOGIN_ROUTE === 'off' ? null : data.LOGIN_ROUTE),
    ...set('routeAfterLogin', data.ROUTE_AFTER_LOGIN),
    ...set('routeAfterLogout', data.ROUTE_AFTER_LOGOUT),
    ...set('companyName', data.COMPANY_NAME),
    ...set('customerSupportNumber', data.SUPPORT_NUMBER),
    ...set('engineRoomLabel', data.ENGINE_ROOM_LABEL),
    ...set('defaultStoreUri', data.DEFAULT_STORE_URI),
    ...(Object.keys(keys).length > 0 ? { keys } : {}),
  }
}

import type { EnvironmentSettings } from '#domain/settings/environment.ts'
import { attribute } from './attribute.ts'

type OnPage = { tag: string; backends: readonly string[] }

/** The environment settings as a meta tag, and the backend origins for the CSP: the same for every visitor. */
export function environmentOn(settings: EnvironmentSettings): OnPage {
  if (Object.keys(settings).length === 0) return { tag: '', backends: [] }
  const backends = [settings.apiHost, settings.idHost].flatMap((origin) => origin || [])
  return {
    tag: `<meta name="environment" content="${attribute(JSON.stringify(settings))}">`,
    backends: [...new Set(backends)],
  }
}

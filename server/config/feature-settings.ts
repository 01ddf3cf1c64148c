import { z } from 'zod'
import { type FeatureScripts, type ScriptedFeature, scriptedFeatures } from '#domain/tracking/feature-scripts.ts'
import { isHostName } from '../http/site/host-name.ts'

const example = 'reviews=https://reviews.example/widget.js'
const isFeature = (text: string): text is ScriptedFeature => (scriptedFeatures as readonly string[]).includes(text)
const isLoopback = (host: string) => /^(?:localhost|127\.0\.0\.1|[\w.-]+\.localhost)$/.test(host)

/** Requires https: over http a script could be replaced in transit, except from this machine. */
function isScriptAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return isHostName(hostname) && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

const pairOf = (entry: string): [name: string, address: string] => {
  const [name = '', ...rest] = entry.split('=')
  return [name.trim(), rest.join('=').trim()]
}

/** The error message that follows the name of the setting; null if the list is valid. */
function problemOf(pairs: readonly [name: string, address: string][]): string | null {
  const seen = new Set<string>()
  for (const [name, address] of pairs) {
    if (!isFeature(name))
      return `must name features out of ${scriptedFeatures.join(', ')} ("${name}" is not one), for example ${example}`
    if (!isScriptAddress(address))
      return `must give ${name} the https address of its script, for example ${name}=https://${name}.example/widget.js`
    if (seen.has(name)) return `must name ${name} once`
    seen.add(name)
  }
  return null
}

/** Parses `reviews=https://…,survey=https://…` into URLs by feature. A comma inside a URL is written %2C. */
export const featureScripts = z
  .string()
  .default('')
  .transform((text, context): FeatureScripts => {
    const pairs = text
      .split(',')
      .filter((entry) => entry.trim() !== '')
      .map(pairOf)
    const message = problemOf(pairs)
    if (message) context.addIssue({ code: 'custom', message })
    return Object.fromEntries(pairs)
  })

import type { OptionalScripts } from '#domain/tracking/optional-scripts.ts'
import type { Config } from '../../config.ts'
import { attribute } from './attribute.ts'

type Scripts = Pick<Config, 'consent' | 'tracking' | 'features' | 'chatScript' | 'maps'>

const hostsOf = (addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).host)),
]

/** Lists the other companies of this shop for every page, also where none of their scripts runs; empty without any. */
export function optionalScriptsTag({ consent, tracking, features, chatScript, maps }: Scripts): string {
  const { tagManager, eventTracker, socialPixel, push, affiliate } = tracking ?? {}
  const { scheduling, ...shown } = features?.scripts ?? {}
  const scripts: OptionalScripts = {
    asks: consent === 'ask',
    trackers: hostsOf([tagManager, eventTracker, socialPixel?.script, push, affiliate, ...(tracking?.origins ?? [])]),
    features: hostsOf([...Object.values(shown), maps?.script]),
    onPress: hostsOf([chatScript, scheduling]),
  }
  const { trackers, features: shows, onPress } = scripts
  if (trackers.length + shows.length + onPress.length === 0) return ''
  return `<meta name="optional-scripts" content="${attribute(JSON.stringify(scripts))}">`
}

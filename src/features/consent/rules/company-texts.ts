import type { OptionalScripts } from '#domain/tracking/optional-scripts.ts'

/** What the other companies of a shop do, as one sentence. */
export function companiesText({ trackers, features }: OptionalScripts): string {
  const what = [
    ...(features.length > 0 ? ['add extras to our pages'] : []),
    ...(trackers.length > 0 ? ['count visits', 'measure our ads'] : []),
  ]
  return `They ${what.join(', ')} and may store cookies.`
}

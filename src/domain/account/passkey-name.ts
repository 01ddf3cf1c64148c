const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
] as const

const browsers = [
  ['Edge', /Edg\w*\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const

const find = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** What a passkey is called until its owner names it: 'Chrome on Windows'. */
export function usualPasskeyName(userAgent: string): string {
  const [browser, system] = [find(browsers, userAgent), find(systems, userAgent)]
  return browser && system ? `${browser} on ${system}` : (system ?? browser ?? 'My passkey')
}

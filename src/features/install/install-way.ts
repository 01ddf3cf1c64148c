/** How this browser puts a page on the home screen, dock or desktop. */
export const installWays = [
  'ios',
  'ios-inside-app',
  'android-firefox',
  'android-samsung',
  'android',
  'mac-safari',
  'chromium',
  'none',
] as const
export type InstallWay = (typeof installWays)[number]

type Device = { userAgent: string; maxTouchPoints: number }

function iosWay(userAgent: string): InstallWay {
  // In-app browsers have no menu item to add a page to the home screen.
  return /FBA[NV]|Instagram|Line\/|MicroMessenger|Pinterest/.test(userAgent) ? 'ios-inside-app' : 'ios'
}

function androidWay(userAgent: string): InstallWay {
  if (/Firefox\//.test(userAgent)) return 'android-firefox'
  return /SamsungBrowser\//.test(userAgent) ? 'android-samsung' : 'android'
}

export function installWay({ userAgent, maxTouchPoints }: Device): InstallWay {
  const isMac = /Macintosh/.test(userAgent)
  // iPads call themselves a Mac; no Mac can be touched.
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return iosWay(userAgent)
  if (/Android/.test(userAgent)) return androidWay(userAgent)
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium'
  return isMac && /Safari\//.test(userAgent) ? 'mac-safari' : 'none'
}

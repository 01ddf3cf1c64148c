export const unsupportedBrowser = {
  heading: 'Your browser is not supported',
  text: 'Internet Explorer 11 (IE11) is no longer supported. Use one of these browsers instead:',
  browsers: [
    { name: 'Edge', url: 'https://www.microsoft.com/edge' },
    { name: 'Chrome', url: 'https://www.google.com/chrome/' },
    { name: 'Safari', url: 'https://www.apple.com/safari/' },
    { name: 'Firefox', url: 'https://www.mozilla.org/firefox/' },
  ],
} as const

/** Every Internet Explorer says MSIE, or Trident from version 11 on. */
export function isUnsupportedBrowser(userAgent: string): boolean {
  return /\bMSIE |\bTrident\//.test(userAgent)
}

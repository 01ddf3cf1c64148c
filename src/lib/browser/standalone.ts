/** Safari's own word for an app on the home screen. */
const isHomeScreenApp = (navigator: Navigator) => 'standalone' in navigator && navigator.standalone === true

/** Runs in a window of its own, without the browser around it. */
export function isStandalone({ matchMedia, navigator }: Pick<Window, 'matchMedia' | 'navigator'> = window): boolean {
  const isOwnWindow = matchMedia.call(window, '(display-mode: standalone), (display-mode: minimal-ui)').matches
  return isOwnWindow || isHomeScreenApp(navigator)
}

/** An installed app that cannot be pulled to refresh by the system: that of iOS. Those of Android can. */
export const lacksPullToRefresh = (navigator: Navigator): boolean =>
  isHomeScreenApp(navigator) && navigator.maxTouchPoints > 0

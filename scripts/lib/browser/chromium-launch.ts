import { chromiumPath } from './chromium.mjs'

/** Which Chromium to launch: tests take the headless shell first, measurements a whole browser. Without any, Playwright's own. */
export function chromiumAt(first: 'shell' | 'whole') {
  const executablePath = chromiumPath(first)
  return executablePath === undefined ? {} : { executablePath }
}

/** Chromium runs in its sandbox except as root, where it would not start. */
export const sandboxFlags: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Disables background activity of the browser that would disturb tests and measurements. */
export const quietFlags: readonly string[] = [
  ...sandboxFlags,
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For measurements in a whole browser. Its address bar consists of pages of its own, which need more processor time than
 * the measured page. A phone has none of them. Chromium uses the last list of features only, so this one repeats the names
 * from Playwright's list that stop requests to other hosts.
 */
export const measuringFlags: readonly string[] = [
  ...quietFlags,
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,' +
    'AimEnabled,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PreconnectToSearch',
]

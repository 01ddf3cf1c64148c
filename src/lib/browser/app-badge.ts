import { reportFailure } from '#lib/network/report-failure.ts'

type Badges = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

const isPermissionError = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError'

/** Puts a number on the icon of the installed app; none takes it away. Does nothing where icons carry no numbers. */
export async function showAppBadge(count: number, badges: Badges = navigator): Promise<void> {
  try {
    await (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.())
  } catch (error) {
    // iOS requires notification permission, which the app does not request for a badge.
    if (!isPermissionError(error)) reportFailure('app badge', error)
  }
}

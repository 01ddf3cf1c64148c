/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

type Notice = { title: string; body?: string; url?: string }

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'

function noticeOf(data: PushMessageData | null): Notice | null {
  try {
    const value: unknown = data?.json()
    return isNotice(value) ? value : null
  } catch {
    return null // not our format: nothing to show
  }
}

export async function showNotice(data: PushMessageData | null) {
  const notice = noticeOf(data)
  if (!notice) return
  const { title, body, url } = notice
  await self.registration.showNotification(title, { ...(body && { body }), data: url ?? '/' })
}

/** Opens the page of a notification; never one of another origin. */
export async function openNotice(notification: Notification) {
  notification.close()
  const url = new URL(String(notification.data), self.location.origin)
  if (url.origin === self.location.origin) await self.clients.openWindow(url.href)
}

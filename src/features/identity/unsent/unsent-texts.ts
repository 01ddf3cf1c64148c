import { countText } from '#domain/project/project-texts.ts'
import type { StoredChanges, UnsentChanges } from '#offline/unsent-changes.ts'

type Question = { readonly title: string; readonly lead: string; readonly leave: string }

/** The question before a sign-out, with the text of its button; null when nothing would be lost. */
export function signOutQuestion({ projects, cart }: UnsentChanges, cartName: string): Question | null {
  const count = projects + cart
  if (count === 0) return null
  const what = [
    ...(projects > 0 ? [`${countText(projects, 'change')} to ${projects === 1 ? 'a project' : 'projects'}`] : []),
    ...(cart > 0 ? [`${countText(cart, 'change')} to your ${cartName.toLowerCase()}`] : []),
  ]
  const [are, they] = count === 1 ? ['is', 'It is'] : ['are', 'They are']
  return {
    title: `${countText(count, 'change')} ${are} not sent yet`,
    lead: `${what.join(' and ')} ${are} only on this device. ${they} lost if you sign out now.`,
    leave: `Sign out and lose ${count === 1 ? 'it' : 'them'}`,
  }
}

/** What the sign-in page says about changes stored on this device; null when there are none. */
export function storedChangesText({ projects, others, cart }: StoredChanges, cartName: string): string | null {
  const all = projects + others + cart
  if (all === 0) return null
  const them = all === 1 ? 'it' : 'them'
  if (projects + others === 0)
    return `${countText(cart, 'change')} to your ${cartName.toLowerCase()} waiting to send. We send ${them} when you are back online.`
  const stored = `${countText(all, 'change')} on this tablet waiting to send.`
  if (projects === 0) return `${stored} A colleague made ${them} and has to sign in to send ${them}.`
  if (others === 0) return `${stored} Sign in to send ${them}.`
  return `${stored} Sign in to send yours. A colleague made ${others} of them.`
}

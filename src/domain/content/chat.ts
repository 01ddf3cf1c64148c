/** What the chat gives way to while it is open or in sight. */
export const chatBlockers = [
  'compare',
  'productPage',
  'filterPanel',
  'mobileNav',
  'slidingPanel',
  'stickyProductCart',
] as const
export type ChatBlocker = (typeof chatBlockers)[number]

type Chat = { isLoaded: boolean; blockers: ReadonlySet<ChatBlocker> }

export const isChatVisible = ({ isLoaded, blockers }: Chat): boolean => isLoaded && blockers.size === 0

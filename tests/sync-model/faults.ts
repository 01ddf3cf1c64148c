/** Mistakes that such systems are known for; each is planted in the server, the store, the wire or the hand of the test. */
export const faultNames = [
  'keyDropped',
  'baseFromNewest',
  'wholeObject',
  'acknowledgedEarly',
  'twoSenders',
  'upgradeLosesQueue',
  'removalSeesNothing',
  'orderIsOneArray',
  'theirsIsMine',
  'draftNotSaved',
  'noTimeLimit',
  'ownNeverConflicts',
] as const

export type Fault = (typeof faultNames)[number]
export type Faults = Partial<Record<Fault, boolean>>

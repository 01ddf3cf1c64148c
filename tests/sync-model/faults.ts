/** Typical defects of sync engines; each is planted in the server, the store, the network or the test itself. */
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

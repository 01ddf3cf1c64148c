import { Chip } from '@mui/material'
import type { contentStates } from '#contract/manage/manage-content.ts'
import type { ManagedCoupon } from '#contract/manage/manage-offers.ts'

type State = ManagedCoupon['state'] | (typeof contentStates)[number]

const names: Readonly<Record<State, string>> = {
  planned: 'Planned',
  running: 'Running',
  shown: 'Shown',
  ended: 'Ended',
  'used up': 'Used up',
}
const colours = {
  planned: 'warning',
  running: 'success',
  shown: 'success',
  ended: 'default',
  'used up': 'default',
} as const

/** Whether something holds or is shown now. */
export function StateChip({ state }: { state: State }) {
  return <Chip size="small" variant="outlined" color={colours[state]} label={names[state]} />
}

import { Chip } from '@mui/material'
import type { ManagedCoupon } from '#contract/manage/manage-offers.ts'

const names = { planned: 'Planned', running: 'Running', ended: 'Ended', 'used up': 'Used up' } as const

/** Whether an offer holds now. */
export function StateChip({ state }: { state: ManagedCoupon['state'] }) {
  const color = state === 'running' ? 'success' : state === 'planned' ? 'warning' : 'default'
  return <Chip size="small" variant="outlined" color={color} label={names[state]} />
}

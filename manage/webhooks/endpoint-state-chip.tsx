import { Chip } from '@mui/material'
import type { EndpointState } from '#contract/manage/manage-webhooks.ts'

const names = {
  on: 'On',
  off: 'Off',
  gone: 'Switched off: gone',
  failing: 'Switched off: failing',
} as const satisfies Record<EndpointState, string>

type Props = { state: EndpointState; failingSince: string | null }

export function EndpointStateChip({ state, failingSince }: Props) {
  const isFailing = state === 'on' && failingSince !== null
  const color = isFailing ? 'warning' : state === 'on' ? 'success' : state === 'off' ? 'default' : 'error'
  return <Chip size="small" variant="outlined" color={color} label={isFailing ? 'Failing' : names[state]} />
}

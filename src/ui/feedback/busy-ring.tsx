import { keyframes, styled } from '@mui/material/styles'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** The only animation that may run for long; it is still under reduced motion. */
export const BusyRing = styled('span')({
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
})

import { styled } from '@mui/material/styles'
import { useApp } from '#lib/app.tsx'
import { themed } from '#ui/themed.ts'

const Picture = styled('img')(
  themed(({ theme }) => ({ flex: 'none', display: 'block', borderRadius: 12, boxShadow: theme.vars.shadows[1] })),
)

/** The icon that the home screen will show. */
export function AppIcon({ size = 56 }: { size?: number }) {
  const { key } = useApp().brand
  return <Picture src={`/brands/${key}/icon-192.png`} alt="" width={size} height={size} />
}

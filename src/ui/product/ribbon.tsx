import { styled, type Theme } from '@mui/material/styles'
import { type RibbonSize, ribbonKinds, shownRibbon } from '#domain/catalogue/ribbon.ts'
import { themed } from '#ui/themed.ts'

const grounds = (theme: Theme) =>
  Object.fromEntries(
    ribbonKinds.map((kind) => {
      const { ground, ink } = theme.vars.palette.ribbon[kind]
      return [`&.ribbon-${kind}`, { backgroundColor: ground, color: ink }]
    }),
  )

const Root = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-block',
    maxWidth: '100%',
    padding: '4px 12px 4px 10px',
    borderRadius: `0 ${theme.vars.shape.small} ${theme.vars.shape.small} 0`,
    fontSize: '0.875rem',
    fontWeight: 700,
    lineHeight: 1.25,
    ...grounds(theme),
    '&.ribbon-xs': { padding: '3px 8px', fontSize: '0.75rem', lineHeight: 1.35 },
    '&[data-inline]': { borderRadius: theme.vars.shape.small },
  })),
)

type Props = {
  ribbon: { type: string; text?: string | null } | null
  size?: RibbonSize
  /** Inside a line of text instead of at the edge of an image. */
  inline?: boolean
}

/** One of eight kinds in two sizes [S1-2.10-10]; an unknown kind shows nothing. */
export function Ribbon({ ribbon, size = 'sm', inline }: Props) {
  const shown = shownRibbon(ribbon, true)
  if (!shown) return null
  return (
    <Root className={`ribbon ribbon-${shown.kind} ribbon-${size}`} data-inline={inline || undefined}>
      {shown.text}
    </Root>
  )
}

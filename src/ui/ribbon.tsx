import { styled } from '@mui/material/styles'

export const ribbonTypes = [
  'save',
  'catalogue-item',
  'cashback',
  'win',
  'new',
  'bonus',
  'special-offer',
  'sale',
] as const
export type RibbonType = (typeof ribbonTypes)[number]
export type RibbonSize = 'sm' | 'xs'

const isRibbonType = (type: string): type is RibbonType => ribbonTypes.some((known) => known === type)

const Root = styled('span', { shouldForwardProp: (name) => name !== 'ribbon' })<{ ribbon: RibbonType }>(
  ({ theme, ribbon }) => ({
    display: 'inline-block',
    maxWidth: '100%',
    padding: '4px 12px 4px 10px',
    backgroundColor: theme.vars.palette.ribbon[ribbon].ground,
    color: theme.vars.palette.ribbon[ribbon].ink,
    borderRadius: `0 ${theme.vars.shape.small} ${theme.vars.shape.small} 0`,
    fontSize: '0.875rem',
    fontWeight: 700,
    lineHeight: 1.25,
    '&.ribbon-xs': { padding: '3px 8px', fontSize: '0.75rem', lineHeight: 1.35 },
    '&[data-inline]': { borderRadius: theme.vars.shape.small },
  }),
)

type Props = {
  ribbon: { type: string; text: string } | null
  size?: RibbonSize
  /** Stands in a line of text instead of at the edge of a picture. */
  inline?: boolean
}

/** One of eight kinds in two sizes [S1-2.10-10]; a kind that is not known shows nothing. */
export function Ribbon({ ribbon, size = 'sm', inline }: Props) {
  if (!ribbon || !isRibbonType(ribbon.type)) return null
  return (
    <Root className={`ribbon-${ribbon.type} ribbon-${size}`} ribbon={ribbon.type} data-inline={inline || undefined}>
      {ribbon.text}
    </Root>
  )
}

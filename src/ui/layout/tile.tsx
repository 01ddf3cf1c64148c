import { styled } from '@mui/material/styles'
import { Anchor } from '#ui/button/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { PictureSource } from '#ui/picture/picture-url.ts'
import { themed } from '#ui/themed.ts'

const Root = styled(Anchor)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 10,
    alignContent: 'start',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '& > b': { ...theme.typography.cardTitle, lineHeight: 1.3 },
    '& > small': { ...theme.typography.eyebrow, color: theme.vars.palette.text.secondary, marginTop: -6 },
    '&[data-shape="arch"]': { textAlign: 'center' },
    [theme.breakpoints.down('lg')]: { '&[data-shape="arch"] > b': { fontSize: '0.875rem' } },
    '&[data-shape="box"]': { gap: 6, textAlign: 'center' },
    '&[data-shape="box"] > b': { ...theme.typography.h6, overflowWrap: 'normal' },
    '&:hover > b': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 1 },
  })),
)

const Frame = styled('span')(
  themed(({ theme }) => ({
    display: 'block',
    overflow: 'hidden',
    borderRadius: theme.vars.shape.borderRadius,
    '[data-shape="arch"] > &': {
      borderRadius: `999px 999px ${theme.vars.shape.borderRadius} ${theme.vars.shape.borderRadius}`,
    },
    '[data-shape="box"] > &': {
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.large,
      backgroundColor: theme.vars.palette.background.paper,
    },
  })),
)

type Props = {
  to: string
  title: string
  note?: string | undefined
  picture: PictureSource
  sizes: string
  widths?: readonly number[]
  ratio?: string
  shape?: 'square' | 'arch' | 'box'
  priority?: boolean
}

/** An image with its name: a category or a room. */
export function Tile({ to, title, note, shape = 'square', ratio = '1', ...picture }: Props) {
  return (
    <Root to={to} data-shape={shape}>
      <Frame>
        <Picture {...picture} alt="" ratio={ratio} ground={shape !== 'box'} />
      </Frame>
      <b>{title}</b>
      {note && <small>{note}</small>}
    </Root>
  )
}

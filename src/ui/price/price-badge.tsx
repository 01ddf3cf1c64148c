import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { themed } from '#ui/themed.ts'

const baseStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '8px 12px 8px 10px',
  border: `1.5px solid ${theme.vars.palette.hi}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.hi} 16%, ${theme.vars.palette.background.paper})`,
  color: theme.vars.palette.text.primary,
  textAlign: 'left',
  lineHeight: 1.3,
  '& b': { display: 'block', fontSize: '0.875rem', fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.75rem' },
})

const Plain = styled('span')(themed(baseStyles))
const Pressable = styled('button')(themed(baseStyles), {
  cursor: 'pointer',
  '&:hover': { borderColor: 'currentColor' },
})

type Props = { icon: ReactNode; title: string; text?: string; onClick?: () => void }

/** A promise shown next to a price; opens its details when there are any. */
export function PriceBadge({ icon, title, text, onClick }: Props) {
  const content = (
    <>
      {icon}
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
    </>
  )
  if (!onClick) return <Plain>{content}</Plain>
  return (
    <Pressable type="button" onClick={onClick} aria-haspopup="dialog">
      {content}
    </Pressable>
  )
}

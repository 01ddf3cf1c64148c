import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

export type MessageTone = 'error' | 'warning' | 'info' | 'success'

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette, shape } = theme.vars
    const tone = (color: string, ground: string) => ({
      borderColor: color,
      backgroundColor: ground,
      '& > svg': { color },
    })
    return {
      display: 'flex',
      gap: 12,
      padding: '12px 16px',
      border: `1px solid ${palette.divider}`,
      borderRadius: shape.borderRadius,
      backgroundColor: palette.sel.tint,
      color: palette.text.primary,
      fontSize: '0.875rem',
      lineHeight: 1.45,
      // Several messages of one response are one text with a line each [S1-8-04].
      '& > div': { flex: 1, minWidth: 0, whiteSpace: 'pre-line' },
      '& > button': { margin: '-12px -14px -12px auto' },
      '&[data-tone="error"]': tone(palette.error.main, palette.tint.danger),
      '&[data-tone="warning"]': tone(palette.warning.main, palette.tint.warning),
      '&[data-tone="success"]': tone(palette.success.main, palette.tint.success),
    }
  }),
)

const icons = { error: AlertIcon, warning: WarningIcon, info: InfoIcon, success: CheckCircleIcon } as const

type Props = {
  tone: MessageTone
  children: ReactNode
  onClose?: (() => void) | undefined
  closeLabel?: string
  /** Errors interrupt, other messages are polite; `none` for messages that are part of the initial page. */
  role?: 'alert' | 'status' | 'none'
  className?: string
}

/** A boxed message in the page. */
export function Message({ tone, children, onClose, closeLabel, role, className }: Props) {
  const Icon = icons[tone]
  const announced = role ?? (tone === 'error' ? 'alert' : 'status')
  return (
    <Root data-tone={tone} role={announced === 'none' ? undefined : announced} className={className}>
      <Icon size={20} />
      <div>{children}</div>
      {onClose && (
        <IconButton label={closeLabel ?? (tone === 'error' ? 'Close Error Message' : 'Close')} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </Root>
  )
}

import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { themed } from '#ui/themed.ts'

const Block = styled('span')(
  themed(({ theme }) => ({
    display: 'block',
    height: 14,
    borderRadius: theme.vars.shape.small,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.divider} 70%, ${theme.vars.palette.background.default})`,
  })),
)

const Stack = styled('span')({ display: 'grid', gap: 10 })

type Props = Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'borderRadius'> & { className?: string }

/** A static placeholder in the size of the content. */
export function Skeleton({ className, ...measures }: Props) {
  return <Block aria-hidden className={className} style={measures} />
}

const lastLine = { width: '62%' }

export function SkeletonText({ lines }: { lines: number }) {
  return (
    <Stack>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static placeholders
        <Skeleton key={line} {...(line === lines - 1 && lines > 1 ? lastLine : {})} />
      ))}
    </Stack>
  )
}

import { Paper, Skeleton, styled, Typography } from '@mui/material'
import type { ReactNode } from 'react'

const Sheet = styled(Paper)(({ theme }) => ({
  padding: 16,
  minWidth: 0,
  [theme.breakpoints.up('sm')]: { padding: 24 },
  // Tables begin and end where the text of the sheet does.
  '& .MuiTableCell-root:first-of-type': { paddingLeft: 0 },
  '& .MuiTableCell-root:last-of-type': { paddingRight: 0 },
  '& .MuiTableCell-root': { [theme.breakpoints.down('sm')]: { paddingInline: 6 } },
}))
const Heading = styled(Typography)({ marginBottom: 16 }) as typeof Typography

/** A titled part of a page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet>
      <Heading variant="h6" component="h2">
        {title}
      </Heading>
      {children}
    </Sheet>
  )
}

/** Two columns, the second beside the first where there is room. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  marginTop: 16,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)' },
}))

export const Stacked = styled('div')({ display: 'grid', gap: 16, minWidth: 0 })

const Waiting = ({ lines }: { lines: number }) => (
  <Sheet aria-hidden>
    <Heading variant="h6" component="div">
      <Skeleton width="40%" />
    </Heading>
    <Skeleton variant="rounded" height={lines * 28} />
  </Sheet>
)

/** Where the panels of a record will be, while it loads. */
export const WaitingPanels = () => (
  <Columns role="status" aria-label="Loading">
    <Stacked>
      <Waiting lines={2} />
      <Waiting lines={8} />
    </Stacked>
    <Stacked>
      <Waiting lines={6} />
    </Stacked>
  </Columns>
)

export const Facts = styled('dl')({
  margin: 0,
  display: 'grid',
  // A long label leaves its value more than half of the row.
  gridTemplateColumns: 'fit-content(40%) 1fr',
  gap: '8px 24px',
  // So the values of panels that stand below each other begin at one edge.
  '& dt': { minWidth: 92, color: '#566073' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' })

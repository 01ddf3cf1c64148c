import { styled } from '@mui/material/styles'
import { sizes } from '#features/project/ui/project.styles.ts'
import { themed } from '#ui/themed.ts'

/** From tablets on, the page fills the screen and its columns scroll separately; on phones and paper the page scrolls. */
export const Screen = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: theme.vars.palette.surface,
    fontSize: '0.875rem',
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& .MuiButton-root, & button[data-variant]': { minHeight: 44 },
    [theme.breakpoints.up('md')]: {
      // The height below the toolbar of the staff tool.
      height: 'var(--tool-height, 100dvh)',
      overflow: 'hidden',
    },
    [theme.breakpoints.down('md')]: { minHeight: 'var(--tool-height, 100dvh)', paddingBottom: sizes.foot + 8 },
    '@media print': { '&&': { height: 'auto', minHeight: 0, paddingBottom: 0, overflow: 'visible' } },
  })),
)

export const Work = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    flex: 1,
    minHeight: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-place]': { minWidth: 0, minHeight: 0 },
    '& > [data-place="lines"]': { position: 'relative', backgroundColor: theme.vars.palette.surface },
    '& > [data-place="outline"], & > [data-place="panel"], & > [data-place="rail"]': { display: 'none' },
    [theme.breakpoints.up('md')]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      '& > [data-place="lines"]': { overflowY: 'auto', overscrollBehavior: 'contain' },
      '&[data-mode="Edit"][data-rail]': { gridTemplateColumns: `minmax(0, 1fr) ${sizes.rail}px` },
      '& > [data-place="rail"]': {
        display: 'block',
        overflowY: 'auto',
        borderLeft: `1px solid ${theme.vars.palette.divider}`,
      },
    },
    [theme.breakpoints.up('lg')]: {
      '& > [data-place="outline"], & > [data-place="panel"]': { display: 'block', overflow: 'hidden' },
      '& > [data-place="outline"]': { borderRight: `1px solid ${theme.vars.palette.divider}` },
      '& > [data-place="panel"]': { borderLeft: `1px solid ${theme.vars.palette.divider}`, overflowY: 'auto' },
      gridTemplateColumns: `${sizes.outline}px minmax(0, 1fr)`,
      '&[data-mode="View"]': { gridTemplateColumns: `${sizes.outline}px minmax(0, 1fr) ${sizes.panel}px` },
      '&[data-mode="Edit"][data-rail]': {
        gridTemplateColumns: `${sizes.outline}px minmax(0, 1fr) ${sizes.panel}px ${sizes.rail}px`,
      },
    },
    // Paper shows the lines only.
    '@media print': {
      '&&&': { display: 'block' },
      '&&& > [data-place]': { display: 'none' },
      '&&& > [data-place="lines"]': { display: 'block', overflow: 'visible' },
    },
  })),
)

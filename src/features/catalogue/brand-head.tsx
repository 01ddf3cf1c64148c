import { styled } from '@mui/material/styles'
import type * as z from 'zod/mini'
import type { BrandPage } from '#contract/catalogue/catalogue.ts'
import { paths } from '#lib/page/paths.ts'
import { ChipRow } from '#ui/button/chip.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'

const Text = styled('p')(
  themed(({ theme }) => ({ maxWidth: '35em', margin: '4px 0 16px', color: theme.vars.palette.text.secondary })),
)

/** Columns of one width: in the shop's own font no chip moves to another row. */
const Departments = styled(ChipRow)(
  themed(({ theme }) => ({
    marginBottom: 16,
    [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))' },
  })),
)

const Chip = styled(Anchor)(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    flex: 'none',
    minHeight: 44,
    padding: '0 16px',
    borderRadius: theme.vars.shape.pill,
    border: `1px solid ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.background.paper,
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&:hover': { backgroundColor: theme.vars.palette.sel.tint },
    '& small': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  })),
)

/** The manufacturer's name and description, with links to its departments. */
export function BrandHead({ brandPage }: { brandPage: z.infer<typeof BrandPage> }) {
  return (
    <>
      <Heading level={1}>{brandPage.name}</Heading>
      <Text>{[brandPage.about, brandPage.country && `From ${brandPage.country}.`].filter(Boolean).join(' ')}</Text>
      {brandPage.categories.length > 0 && (
        <Departments as="nav" aria-label={`Departments of ${brandPage.name}`}>
          {brandPage.categories.map(({ name, uri, productCount }) => (
            <Chip key={uri} to={`${paths.category(uri)}?filter=${encodeURIComponent(`brand:${brandPage.uri}`)}`}>
              {name} <small className="num">{productCount}</small>
            </Chip>
          ))}
        </Departments>
      )}
    </>
  )
}

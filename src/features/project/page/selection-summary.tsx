import { styled } from '@mui/material/styles'
import { withGst } from '#domain/project/price/project-price.ts'
import type { FolderGroup } from '#domain/project/project-reading.ts'
import { moneyText } from '#domain/project/project-texts.ts'
import { groupId, groupName } from '#features/project/outline/outline.tsx'
import type { Selection } from '#features/project/rules/project-selection.ts'
import { useApp } from '#lib/app.tsx'
import { useProject } from '#offline/project/project-context.ts'
import { DocumentIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('aside')(
  themed(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: 16,
    minHeight: '100%',
    padding: '20px 16px 24px',
    backgroundColor: theme.vars.palette.background.default,
    '& h2': { ...theme.typography.h3, fontSize: '1.25rem' },
    '& h3': { fontSize: '0.875rem', fontWeight: 650 },
    '& dl': { display: 'grid', gap: 8, fontVariantNumeric: 'tabular-nums lining-nums' },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 12 },
    '& dt': { color: theme.vars.palette.text.secondary },
    '& dl > :last-of-type': {
      paddingTop: 10,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      fontWeight: 650,
      '& dt': { color: 'inherit' },
    },
    '& section': {
      display: 'grid',
      gap: 10,
      paddingTop: 16,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
    '& li': { display: 'flex', gap: 10 },
    '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  })),
)

type Props = { groups: readonly FolderGroup[]; selection: Selection }

/** For the customer: the chosen lines by folder, and the notes and files that are shown to them. */
export function SelectionSummary({ groups, selection }: Props) {
  const { project } = useProject()
  const { brand } = useApp()
  const titles = new Map(project.cart.products.map(({ sku, title }) => [sku, title]))
  const rows = groups.flatMap((group) => {
    const chosen = group.lines.filter(({ productCode }) => !selection.off.has(productCode))
    const total = chosen.reduce((sum, line) => sum + line.lineTotal, 0)
    return chosen.length ? [{ id: groupId(group.folder), name: groupName(group, 'View'), total }] : []
  })
  const files = project.files.filter(({ showToCustomer }) => showToCustomer)
  return (
    <Root aria-label="Your selection">
      <h2>Your selection</h2>
      <dl>
        {rows.map(({ id, name, total }) => (
          <div key={id}>
            <dt>{brand.flags.pricesExGst ? `${name}, ex GST` : name}</dt>
            <dd>{moneyText(total)}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd>
            {moneyText(
              withGst(
                rows.map(({ total }) => ({ lineTotal: total })),
                brand,
              ),
            )}
          </dd>
        </div>
      </dl>
      <small>Includes GST. Delivery at checkout.</small>
      {project.productNotes.length > 0 && (
        <section>
          <h3>Notes</h3>
          {project.productNotes.map(({ id, sku, notes }) => (
            <p key={id}>
              {titles.get(sku) ?? sku}: {notes}
            </p>
          ))}
        </section>
      )}
      {files.length > 0 && (
        <section>
          <h3>Files</h3>
          <ul>
            {files.map(({ id, name }) => (
              <li key={id}>
                <DocumentIcon size={18} />
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Root>
  )
}

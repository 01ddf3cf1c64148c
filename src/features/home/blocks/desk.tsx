import { styled } from '@mui/material/styles'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import { type App, useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { List } from '#ui/layout/list.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { useProducts } from '../product-price.tsx'

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    padding: '24px 0 32px',
    fontSize: '0.875rem',
    '& > :first-of-type': { display: 'none' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: '232px minmax(0, 1fr)',
      gap: 32,
      '& > :first-of-type': { display: 'grid', alignContent: 'start', gap: 24 },
    },
  })),
)

const Counter = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.75fr 1fr' },
  })),
)

const Box = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: 12,
    padding: 20,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    '& > a': { justifySelf: 'start' },
  })),
)

const Side = styled('nav')(
  themed(({ theme }) => ({
    '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none' },
    '& a': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 12,
      padding: '7px 0',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& a:hover': { textDecoration: 'underline' },
    '& span': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  })),
)

/** So many desks fit beside the list. */
const mostDesks = 6

/** The number of products of each department, and the shop's trade desks. */
const sideQuery = (api: Api, departments: BlockProps<'desk'>['block']['departments']) =>
  queryOptions({
    queryKey: ['home', 'side', departments],
    queryFn: async ({ signal }) => {
      const [stores, ...counts] = await Promise.all([
        // The page is complete without the desks, and without the number of a department.
        api.store.list({ query: {} }, { signal }).catch(() => []),
        ...departments.map(({ uri }) =>
          api.catalogue.category({ query: { uri } }, { signal }).then(
            ({ productCount }) => productCount,
            () => null,
          ),
        ),
      ])
      return {
        desks: stores.slice(0, mostDesks).map(({ storeUri, name, phone }) => ({ storeUri, name, phone })),
        counts,
      }
    },
  })

export const prepare = ({ api, queryClient }: App, { departments }: BlockProps<'desk'>['block']) =>
  queryClient.ensureQueryData(sideQuery(api, departments))

/** The counter of a trade shop: order by SKU, departments at the side, products as lines. */
export function Block({ block, cards, quickOrder }: BlockProps<'desk'>) {
  const { api } = useApp()
  const products = useProducts(block.products)
  const { data: side } = useSuspenseQuery(sideQuery(api, block.departments))
  return (
    <Container>
      <Columns>
        <div>
          <Side aria-label="Departments">
            <strong>Products</strong>
            <ul>
              {block.departments.map(({ title, uri }, index) => (
                <li key={uri}>
                  <Link to={paths.category(uri)} variant="plain">
                    {title} <span className="num">{side.counts[index]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Side>
          {side.desks.length > 0 && (
            <Side aria-label="Trade desks">
              <strong>Trade desks</strong>
              <ul>
                {side.desks.map(({ storeUri, name, phone }) => (
                  <li key={storeUri}>
                    <Link to={paths.store({ storeUri })} variant="plain">
                      {name} <span className="num">{phone}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Side>
          )}
        </div>
        <div>
          <Counter>
            <Box aria-labelledby="quick-order">
              <Heading level={1} variant="h2" id="quick-order">
                {block.orderTitle}
              </Heading>
              <p>{block.orderText}</p>
              {quickOrder}
            </Box>
            <Box aria-label={block.points.title}>
              <Heading level={2} variant="h4">
                {block.points.title}
              </Heading>
              <List mark="tick">
                {block.points.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </List>
              <ButtonLink to={block.points.action.to}>{block.points.action.text}</ButtonLink>
            </Box>
          </Counter>
          {products.length > 0 && (
            <>
              <Heading level={2} style={{ margin: '28px 0 16px' }}>
                {block.listTitle}
              </Heading>
              {cards(products, { layout: 'list', priority: false, label: block.listTitle })}
            </>
          )}
        </div>
      </Columns>
    </Container>
  )
}

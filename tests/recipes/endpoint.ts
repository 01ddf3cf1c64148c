import { before, inTurn, type Recipe } from './recipe.ts'

const contract = `  localityCount: endpoint({
    method: 'GET',
    path: '/api/geo/localities',
    summary: 'How many localities the country has',
    response: z.object({ count: z.number() }),
    added: true,
  }),
`

const statement = `/** The number of localities of a country. */
export async function countLocalities(db: ReadDb, country: string) {
  const all = await db
    .select({ count: sql<number>\`count(*)::int\` })
    .from(localities)
    .where(eq(localities.country, country))
  return all[0]?.count ?? 0
}

`

const query = `  localityCount: () =>
    queryOptions({ queryKey: ['geo', 'localities'], queryFn: ({ signal }) => api.geo.localityCount(undefined, { signal }) }),
`

/** An endpoint of an existing area, from its SQL to the query of the app. */
export const endpoint: Recipe = {
  what: 'an endpoint',
  guide: 'docs/how-to/add-an-endpoint.md',
  mostFiles: 4,
  edits: {
    'src/contract/location/geo.ts': before('  setLocation: endpoint({\n', contract),
    'server/locations/geo.ts': inTurn(
      before('import { localityById }', "import { countLocalities } from './store/localities.ts'\n"),
      before(
        '  setLocation: async',
        '  localityCount: async (_input, { brand }) => ({ count: await countLocalities(db, brand.country) }),\n',
      ),
    ),
    'server/locations/store/localities.ts': before('export type LocalityRow', statement),
    'src/features/location/queries.ts': before('  localities: (term: string) =>\n', query),
  },
  optional: ['src/features/location/queries.ts'],
}

import { before, inTurn, type Recipe } from './recipe.ts'

/** A facet of every listing, by a column that listings do not read yet. */
export const facet: Recipe = {
  what: 'a facet',
  guide: 'docs/how-to/add-a-facet.md',
  mostFiles: 2,
  edits: {
    'server/catalogue/store/listing.ts': inTurn(
      before('  releasedOn: string\n', '  warrantyYears: number\n'),
      before('  releasedOn: products.releasedOn,\n', '  warrantyYears: products.warrantyYears,\n'),
    ),
    'server/catalogue/listing-view.ts': inTurn(
      before("      stock: row.inStock ? 'In stock' : null,\n", '      warranty: row.warrantyYears,\n'),
      before(
        "    facet('stock', 'Availability', 'choice'),\n",
        "    facet('warranty', 'Warranty', 'range', 'years'),\n",
      ),
    ),
  },
  optional: ['server/catalogue/listing-view.ts'],
}

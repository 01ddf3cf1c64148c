import { before, inTurn, type Recipe } from './recipe.ts'

/** A facet of every listing, by a column that listings do not read yet. */
export const facet: Recipe = {
  what: 'a facet',
  guide: 'docs/how-to/add-a-facet.md',
  mostFiles: 2,
  edits: {
    'server/database/derived/listing-facts.ts': inTurn(
      before('      attributes, ', '      warranty_years,\n'),
      before("      ('rating', rating::text)", "      ('warranty', warranty_years::text),\n"),
    ),
    'server/catalogue/listing/facet-definition.ts': before(
      "    choice('stock', 'Availability'",
      "    range('warranty', 'Warranty', 'years'),\n",
    ),
  },
  optional: ['server/database/derived/listing-facts.ts', 'server/catalogue/listing/facet-definition.ts'],
}

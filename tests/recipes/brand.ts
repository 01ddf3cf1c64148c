import { before, instead, inTurn, type Recipe } from './recipe.ts'

const names = inTurn(
  instead('Fern Kitchen', 'Acme Corner'),
  instead("'fk'", "'acme'"),
  instead('1300 000 480', '1300 000 481'),
  instead('Whole kitchens, gently priced.', 'Kitchens with bright corners.'),
  instead('Whole kitchen packages at one price', 'Kitchens with bright corners'),
  instead('delivered and installed on the same morning', 'delivered to the corner they are made for'),
  instead('#2C6B3F', '#1F5D8A'),
)

const stores = inTurn(
  instead('fern-kitchen.example', 'acme.example'),
  instead('81 000 000 480', '62 000 000 481'),
  instead('The Glasshouse', 'The Lamp Room'),
  instead('The Orangery', 'The Bright Room'),
  instead('The Potting Shed', 'The Corner'),
  instead('/stores/the-orangery', '/stores/the-bright-room'),
)

/** A ninth brand, which imitates an existing one. */
export const brand: Recipe = {
  what: 'a brand',
  guide: 'docs/how-to/add-a-brand.md',
  mostFiles: 8,
  edits: {
    'themes/brand.ts': before('] as const\nexport type BrandKey', ", 'acme'"),
    'themes/brands.test.ts': instead('[...specified]', "[...specified, 'acme']"),
    'themes/acme/brand.ts': names,
    'themes/acme/tokens.ts': instead('#2C6B3F', '#1F5D8A'),
    'themes/acme/closing.ts': instead('Measure three things first', 'Measure the corner first'),
    'themes/acme/footer.css': instead('A round tray', 'A corner'),
    'themes/acme/states.ts': instead('The kitchen garden', 'The bright corner'),
    'server/demo/catalogue/brands/acme.ts': stores,
  },
  copies: {
    'themes/acme/brand.ts': 'themes/fk/brand.ts',
    'themes/acme/tokens.ts': 'themes/fk/tokens.ts',
    'themes/acme/closing.ts': 'themes/fk/closing.ts',
    'themes/acme/footer.css': 'themes/fk/footer.css',
    'themes/acme/states.ts': 'themes/fk/states.ts',
    'server/demo/catalogue/brands/acme.ts': 'server/demo/catalogue/brands/fk.ts',
  },
  loaded: ['themes/acme/brand.ts'],
  optional: [
    'server/demo/catalogue/brands/acme.ts',
    'themes/brands.test.ts',
    'themes/acme/closing.ts',
    'themes/acme/footer.css',
    'themes/acme/states.ts',
  ],
}

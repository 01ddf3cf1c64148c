import {
  ArrayInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
  useSourceContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type BannerSlot, bannerSigns, bannerSlots, type ManagedSale } from '#contract/manage/manage-banners.ts'
import { ContentActions } from '../layout/content-actions.tsx'
import { EditPage } from '../layout/form-page.tsx'
import { FieldGrid } from '../layout/form-parts.tsx'
import { ShopTimeInput } from '../layout/period-fields.tsx'
import { PictureField } from '../layout/picture-field.tsx'
import { StateChip } from '../layout/state-chip.tsx'
import { api } from '../lib/api.ts'

const slotNames: Readonly<Record<BannerSlot, string>> = {
  siteWideHeaderBanner1: 'Above every page, wide screens',
  siteWideHeaderBanner2: 'Above every page, phones',
  homePageBanner: 'Home page, wide screens',
  homePageTallBanner: 'Home page, phones',
  homePageOffersTile: 'Home page, tile of the offers',
  categoryBadge: 'Lists of products, beside the heading',
  andooCategoryBadge: 'Lists of products, second sign',
  categoryTileBadge: 'Tiles of the catalogue page',
  priceTag: 'Product page, beside the price',
  productUrgencyMessage: 'Product page, message',
  checkoutBanner: 'Cart',
  checkoutUrgencyTop: 'Checkout, at the top',
  checkoutBalloon: 'Checkout, beside the button',
  navIcon: 'Navigation',
  navIconMobile: 'Navigation of phones',
  footerBanner: 'At the foot of the window',
}
const slots = bannerSlots.map((id) => ({ id, name: slotNames[id] }))

const signNames: Readonly<Record<(typeof bannerSigns)[number], string>> = {
  percent: 'A per cent sign',
  tag: 'A price tag',
  clock: 'A clock',
}
const signs = bannerSigns.map((id) => ({ id, name: signNames[id] }))

/** A picture, where no sign is chosen. */
function BannerPicture() {
  const source = useSourceContext()
  const sign: string | null | undefined = useWatch({ name: source.getSource('sign') })
  return sign ? null : <PictureField source="picture" />
}

function Actions() {
  const state = useRecordContext<ManagedSale>()?.state
  return (
    <ContentActions
      state={state && <StateChip state={state} />}
      path="/sale"
      canEnd={Boolean(state && state !== 'ended')}
      resource="sale"
      name="the sale"
      verb="End"
      explanation="Its banners are gone from every page. It stays here, and can be planned again."
      remove={() => api.manageSale.takeDown()}
    />
  )
}

/** The form as the call wants it: empty fields are null in the form. */
const toBody = ({ name, startsAt, endsAt, url, colour, banners }: ManagedSale) => ({
  ...{ name, startsAt, endsAt },
  url: url ?? '',
  colour: colour ?? '',
  banners: (banners ?? []).map(({ slot, words, sign, picture }) => ({
    slot,
    words: words ?? '',
    sign: sign || null,
    picture: sign ? null : (picture?.key ?? null),
  })),
})

/** The sale of the shop and its banners. */
export function SalePage() {
  return (
    <EditPage
      title="Sale"
      resource="sale"
      id="sale"
      redirect={false}
      actions={<Actions />}
      transform={(values: ManagedSale) => toBody(values)}
    >
      <TextInput source="name" label="Name" validate={required('Enter a name')} helperText="Long weekend prices" />
      <FieldGrid>
        <ShopTimeInput
          source="startsAt"
          label="From"
          validate={required('Choose a day and a time')}
          helperText={false}
        />
        <ShopTimeInput
          source="endsAt"
          label="Until"
          validate={required('Choose a day and a time')}
          helperText={false}
        />
        <TextInput source="url" label="Leads to" helperText="Empty: /sale" />
        <TextInput source="colour" label="Colour" helperText="#c4102b" />
      </FieldGrid>
      <ArrayInput source="banners" label="Banners" helperText="Each in another place; pages show at most one message">
        <SimpleFormIterator disableReordering>
          <SelectInput source="slot" label="Where" choices={slots} validate={required('Choose a place')} />
          <TextInput source="words" label="Words" helperText="Empty: the picture says everything" />
          <SelectInput source="sign" label="Sign" choices={signs} helperText="Or choose a picture" />
          <BannerPicture />
        </SimpleFormIterator>
      </ArrayInput>
    </EditPage>
  )
}

import {
  ArrayInput,
  BooleanInput,
  FunctionField,
  required,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { bannerStyles, type PageDetail, type PageSummary } from '#contract/manage/manage-content.ts'
import { AddButton } from '../layout/add-button.tsx'
import { ContentActions } from '../layout/content-actions.tsx'
import { CreatePage, EditPage } from '../layout/form-page.tsx'
import { FieldGroup } from '../layout/form-parts.tsx'
import { HtmlField } from '../layout/html-field.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { PeriodFields } from '../layout/period-fields.tsx'
import { PictureField } from '../layout/picture-field.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { StateChip } from '../layout/state-chip.tsx'
import { api } from '../lib/api.ts'

export function PageList() {
  return (
    <ListPage title="Pages" search="Title or name" actions={<AddButton label="Add page" />}>
      <ListTable
        rowClick="edit"
        empty={<NoRows text="No pages yet." hint="Press “Add page”: about, delivery, returns." />}
      >
        <RowLink source="title" label="Title" to="edit" sortable={false} long />
        <TextField source="address" label="Address" sortable={false} />
        <FunctionField
          label="State"
          sortable={false}
          render={({ state }: PageSummary) => <StateChip state={state} />}
        />
      </ListTable>
    </ListPage>
  )
}

const styleNames: Readonly<Record<(typeof bannerStyles)[number], string>> = {
  usual: 'Picture beside the text',
  tall: 'The same, taller',
  'wide picture': 'Picture behind the text',
  tour: 'As the tours of stores',
  plain: 'Without a background',
}
const styles = bannerStyles.map((id) => ({ id, name: styleNames[id] }))

const buttonTypes = [
  { id: 'link', name: 'Leads to a page of the shop' },
  { id: 'externalLink', name: 'Leads to another site' },
  { id: 'refine', name: 'Opens the filters of a list' },
  { id: 'search', name: 'Opens the search' },
]

function BannerFields() {
  const hasBanner: boolean | undefined = useWatch({ name: 'hasBanner' })
  if (!hasBanner) return null
  return (
    <FieldGroup title="Banner">
      <TextInput source="banner.heading" label="Heading" validate={required('Enter a heading')} />
      <TextInput source="banner.text" label="Sentence" multiline />
      <TextArrayInput source="banner.subTitles" label="Short lines" helperText="Write one, then press Enter" />
      <SelectInput
        source="banner.style"
        label="Style"
        choices={styles}
        defaultValue="usual"
        validate={required('Choose a style')}
      />
      <PictureField source="banner.picture" />
      <ArrayInput source="banner.buttons" label="Buttons" helperText={false}>
        <SimpleFormIterator inline>
          <SelectInput
            source="type"
            label="What it does"
            choices={buttonTypes}
            defaultValue="link"
            validate={required('Choose one')}
            helperText={false}
          />
          <TextInput source="text" label="Label" validate={required('Enter a label')} helperText={false} />
          <TextInput source="url" label="Address" helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </FieldGroup>
  )
}

function Fields() {
  const page = useRecordContext<PageDetail>()
  return (
    <>
      <TextInput source="title" label="Title" validate={required('Enter a title')} />
      <TextInput source="description" label="Description" multiline helperText="Search engines show it" />
      <HtmlField source="html" label="Text" />
      <BooleanInput source="hasBanner" label="Banner at the top" helperText={false} />
      <BannerFields />
      {!page?.isFixed && <PeriodFields />}
    </>
  )
}

type Values = PageDetail & { name?: string; hasBanner?: boolean }
type Banner = NonNullable<PageDetail['banner']>

const bannerBody = ({ heading, text, subTitles, style, buttons, picture }: Banner) => ({
  heading,
  text: text ?? '',
  subTitles: subTitles ?? [],
  style: style ?? 'usual',
  buttons: (buttons ?? []).map((button) => ({ type: button.type, text: button.text, url: button.url ?? '' })),
  picture: picture?.key ?? null,
})

/** The form as the call wants it: empty fields are null in the form. */
const toBody = ({ title, description, html, startsAt, endsAt, hasBanner, banner }: Values) => ({
  title,
  description: description ?? '',
  html: html ?? '',
  startsAt: startsAt ?? null,
  endsAt: endsAt ?? null,
  banner: hasBanner && banner ? bannerBody(banner) : null,
})

export function PageCreate() {
  return (
    <CreatePage title="Add page" transform={({ name, ...values }: Values) => ({ name, ...toBody(values as Values) })}>
      <TextInput
        source="name"
        label="Name in the address"
        validate={required('Enter a name')}
        helperText="gift-cards is at /article/gift-cards. It cannot be changed later."
      />
      <Fields />
    </CreatePage>
  )
}

function Actions() {
  const page = useRecordContext<PageDetail>()
  if (!page) return null
  const { id, title, address, isFixed, state } = page
  return (
    <ContentActions
      path={address}
      canEnd={!isFixed && state !== 'ended'}
      resource="pages"
      name={title}
      remove={() => api.managePages.takeDown({ params: { id } })}
    />
  )
}

export function PageEdit() {
  return (
    <EditPage field="title" actions={<Actions />} transform={(values: Values) => toBody(values)}>
      <Fields />
    </EditPage>
  )
}

import {
  ArrayInput,
  FunctionField,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { ArticleKind } from '#contract/content/article.ts'
import { articleKinds } from '#contract/content/article.ts'
import type { ArticleDetail, ArticleSummary } from '#contract/manage/manage-content.ts'
import { AddButton } from '../layout/add-button.tsx'
import { SearchedChoice, SearchedChoices } from '../layout/choices.tsx'
import { ContentActions } from '../layout/content-actions.tsx'
import { DayField } from '../layout/day-field.tsx'
import { CreatePage, EditPage } from '../layout/form-page.tsx'
import { FieldGrid } from '../layout/form-parts.tsx'
import { HtmlField } from '../layout/html-field.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { DayOrTimeInput, PeriodFields } from '../layout/period-fields.tsx'
import { PictureField } from '../layout/picture-field.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { StateChip } from '../layout/state-chip.tsx'
import { api } from '../lib/api.ts'

const kindNames: Readonly<Record<ArticleKind, string>> = {
  blog: 'Blog post',
  recipe: 'Recipe',
  inspiration: 'Inspiration',
  'cooking-demo': 'Cooking demo',
  'culinary-support': 'Help with cooking',
}
const kinds = articleKinds.map((id) => ({ id, name: kindNames[id] }))

export function ArticleList() {
  return (
    <ListPage
      title="Articles"
      search="Title"
      filters={[<SelectInput key="kind" source="kind" label="Kind" choices={kinds} alwaysOn />]}
      actions={<AddButton label="Add article" />}
    >
      <ListTable
        rowClick="edit"
        empty={<NoRows text="No articles yet." hint="Press “Add article” to write a post or a recipe." />}
      >
        <RowLink source="title" label="Title" to="edit" sortable={false} long />
        <FunctionField label="Kind" sortable={false} render={({ kind }: ArticleSummary) => kindNames[kind]} />
        <DayField source="publishedOn" label="Published" sortable={false} />
        <TextField source="position" label="Place" textAlign="right" sortable={false} />
        <FunctionField
          label="State"
          sortable={false}
          render={({ state }: ArticleSummary) => <StateChip state={state} />}
        />
      </ListTable>
    </ListPage>
  )
}

/** What only some kinds have. */
function KindFields() {
  const kind: ArticleKind | undefined = useWatch({ name: 'kind' })
  return (
    <>
      {kind === 'recipe' && (
        <TextArrayInput source="ingredients" label="Ingredients" helperText="Write one, then press Enter" />
      )}
      {kind === 'cooking-demo' && (
        <SearchedChoices source="stores" reference="stores" label="Stores that hold it" optionText="name" />
      )}
    </>
  )
}

function Fields() {
  return (
    <>
      <TextInput source="title" label="Title" validate={required('Enter a title')} />
      <TextInput source="description" label="Description" multiline helperText="On its card, and in search engines" />
      <HtmlField source="html" label="Text" />
      <PictureField source="picture" />
      <TextInput
        source="pictureAlt"
        label="What the picture shows"
        helperText="Read out to customers who do not see it"
      />
      <KindFields />
      <ArrayInput source="facts" label="Facts" helperText="Short ones on its card: “Serves”, “6 people”">
        <SimpleFormIterator inline>
          <TextInput source="name" label="Name" validate={required('Enter a name')} helperText={false} />
          <TextInput source="value" label="Value" validate={required('Enter a value')} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <FieldGrid>
        <TextInput source="chapter" label="Chapter" helperText="A heading in the cookbook" />
        <DayOrTimeInput
          source="publishedOn"
          label="Published on"
          type="date"
          validate={required('Choose a day')}
          helperText={false}
        />
        <NumberInput
          source="position"
          label="Place in its list"
          min={0}
          step={1}
          helperText="Lower numbers come first"
        />
      </FieldGrid>
      <SearchedChoice
        source="category"
        reference="categories"
        label="Category of the products below it"
        optionText="path"
        helperText="Leave empty for none"
      />
      <PeriodFields />
    </>
  )
}

/** The form as the call wants it: empty fields are null in the form. */
const toBody = ({ title, description, html, startsAt, endsAt, picture, publishedOn, ...values }: ArticleDetail) => ({
  ...{ title, publishedOn },
  description: description ?? '',
  html: html ?? '',
  startsAt: startsAt ?? null,
  endsAt: endsAt ?? null,
  picture: picture?.key ?? null,
  pictureAlt: values.pictureAlt ?? '',
  chapter: values.chapter ?? '',
  facts: values.facts ?? [],
  ingredients: values.ingredients ?? [],
  category: values.category || null,
  stores: values.stores ?? [],
  position: values.position ?? 0,
})

export function ArticleCreate() {
  return (
    <CreatePage
      title="Add article"
      transform={({ kind, ...values }: ArticleDetail) => ({ kind, ...toBody(values as ArticleDetail) })}
      defaultValues={{ kind: 'blog', position: 0, publishedOn: new Date().toISOString().slice(0, 10) }}
    >
      <SelectInput source="kind" label="Kind" choices={kinds} validate={required('Choose a kind')} helperText={false} />
      <Fields />
    </CreatePage>
  )
}

function Actions() {
  const article = useRecordContext<ArticleDetail>()
  if (!article) return null
  const { id, title, address, state } = article
  return (
    <ContentActions
      path={address}
      canEnd={state !== 'ended'}
      resource="articles"
      name={title}
      remove={() => api.manageArticles.takeDown({ params: { id } })}
    />
  )
}

export function ArticleEdit() {
  return (
    <EditPage field="title" actions={<Actions />} transform={(values: ArticleDetail) => toBody(values)}>
      <Fields />
    </EditPage>
  )
}

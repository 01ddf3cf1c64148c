import { TextInput } from 'react-admin'
import { SearchedChoices } from '../layout/choices.tsx'
import { FieldGroup } from '../layout/form-parts.tsx'

const lines = (skus: readonly string[] | string | undefined) =>
  typeof skus === 'string' ? skus : (skus ?? []).join('\n')

/** What an offer holds for. */
export function ScopeFields({ hint }: { hint: string }) {
  return (
    <FieldGroup title="Products" hint={hint}>
      <SearchedChoices
        source="categories"
        reference="categories"
        label="Categories"
        optionText="path"
        helperText="With those below them"
      />
      <SearchedChoices
        source="manufacturers"
        reference="manufacturers"
        label="Manufacturers"
        optionText="name"
        helperText="Everything they make that the shop sells"
      />
      <TextInput
        source="skus"
        label="Single products"
        multiline
        minRows={2}
        format={lines}
        helperText="One SKU in each line"
      />
    </FieldGroup>
  )
}

export type ScopeValues = {
  categories?: string[] | null
  manufacturers?: string[] | null
  skus?: readonly string[] | string
}

/** The fields as the call wants them. */
export const scopeBody = ({ categories, manufacturers, skus }: ScopeValues) => ({
  categories: categories ?? [],
  manufacturers: manufacturers ?? [],
  skus: lines(skus)
    .split(/[\s,;]+/)
    .filter(Boolean),
})

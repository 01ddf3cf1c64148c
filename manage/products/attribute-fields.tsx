import { NumberInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FieldGrid, FieldGroup } from '../layout/form-parts.tsx'
import { TextWithChoices } from '../layout/text-with-choices.tsx'
import { attributeLabel, sizeLabels, useAttributes } from './product-options.ts'

const emptyIsNull = (text: string) => (text === '' ? null : Number(text))

/** What shoppers filter and compare by, as the chosen category defines it, and what every product may have. */
export function AttributeFields() {
  const category: string | undefined = useWatch({ name: 'category' })
  const { data = [] } = useAttributes(category)
  return (
    <>
      {data.length > 0 && (
        <FieldGroup title="Attributes" hint="Shoppers filter and compare by these. Leave empty what you do not know.">
          <FieldGrid>
            {data.map(({ key, name, kind, unit, values }) =>
              kind === 'range' ? (
                <NumberInput
                  key={key}
                  source={`attributes.${key}`}
                  label={attributeLabel({ name, unit })}
                  parse={emptyIsNull}
                  helperText={false}
                />
              ) : (
                <TextWithChoices
                  key={key}
                  source={`attributes.${key}`}
                  label={attributeLabel({ name, unit })}
                  choices={values}
                />
              ),
            )}
          </FieldGrid>
        </FieldGroup>
      )}
      <FieldGroup title="Size and more">
        <FieldGrid>
          {(['width', 'height', 'depth'] as const).map((side) => (
            <NumberInput
              key={side}
              source={side}
              label={sizeLabels[side]}
              min={1}
              step={1}
              parse={emptyIsNull}
              helperText={false}
            />
          ))}
          <TextInput source="finish" label="Finish" helperText={false} />
          <NumberInput
            source="energyStars"
            label="Energy stars"
            min={0}
            max={10}
            step={0.5}
            parse={emptyIsNull}
            helperText={false}
          />
          <NumberInput source="warrantyYears" label="Warranty (years)" min={0} max={50} step={1} helperText={false} />
          <TextInput source="gtin" label="Barcode number" helperText={false} />
        </FieldGrid>
      </FieldGroup>
    </>
  )
}
